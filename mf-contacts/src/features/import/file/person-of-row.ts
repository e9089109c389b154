import { type EmailKind, type LinkKind, nameOfParts, readStatedLine } from '@rapport/contracts';
import { birthdayOf, birthdayOfParts, isNoDate } from '../../../days/birthday-text.ts';
import {
  emailKindOf,
  emailsIn,
  isFax,
  labelsOfCell,
  linksIn,
  organizationIn,
  phoneKindOf,
  phonesIn,
} from './cell-values.ts';
import { cadenceOf } from './header/cadence-words.ts';
import { addWords, cleanAddress, cleanLine, cleanNote } from './clean-text.ts';
import { type ColumnTarget, isOwnTarget } from './column-targets.ts';
import { type DetailReading, isDetailTarget, RowDetails } from './details-of-row.ts';
import { readingOrder } from './date-order.ts';
import { addBirthday, dayOf, takeLastContact } from './day-of-cell.ts';
import { namedKinds } from './header/columns-of.ts';
import { addressOfColumn, pairOfColumn } from './header/detail-column.ts';
import { remembered } from './header/remembered.ts';
import { plainHeader } from './header/words-in-header.ts';
import {
  addLine,
  addValue,
  emptyPerson,
  type ImportedPerson,
  nameWithout,
} from './imported-person.ts';
import { linkKind, linkOfName } from './link-of-name.ts';
import { type Table } from './recognize-table.ts';
import { kindsAt, SEVERAL } from './row-kinds.ts';

/** Returns a function that converts a row of the table to a person. */
export function personReader(
  table: Pick<Table, 'source' | 'header' | 'rows' | 'dayOrder' | 'fields'>,
  targets: readonly ColumnTarget[],
): (row: readonly string[]) => ImportedPerson {
  const reading = {
    order: readingOrder(table, targets),
    isOwn: table.source === 'rapport',
    header: table.header,
    kindsOf: namedKinds(table.header, targets),
    plainOf: remembered(plainHeader),
    addressOf: remembered(addressOfColumn),
    pairOf: remembered(pairOfColumn),
  };
  return (row) => personOf(row, targets, reading);
}

interface Reading extends DetailReading {
  /** The plain words of a header. */
  plainOf: (header: string) => string;
  /** The separate columns of kinds, by the columns that they describe. */
  kindsOf: ReadonlyMap<number, number>;
}

function personOf(
  row: readonly string[],
  targets: readonly ColumnTarget[],
  reading: Reading,
): ImportedPerson {
  const { order, isOwn, header, kindsOf, plainOf } = reading;
  const person = emptyPerson();
  const names = { particle: '', nick: '' };
  const birth = { year: '', month: '', day: '' };
  const faxes: string[] = [];
  const labels = new Set<string>();
  const details = new RowDetails(person, reading);
  targets.forEach((target, index) => {
    const cell = row[index] ?? '';
    if (cell.trim() === '' || isOwnTarget(target)) return;
    if (isDetailTarget(target)) {
      details.take(target, index, cell);
      return;
    }
    const kinds = kindsAt(row, targets, index, kindsOf);
    const values = cell.split(SEVERAL);
    const kindAt = (place: number) => kinds[place] ?? kinds.at(-1) ?? '';
    const addEmails = (kindOf: (place: number) => EmailKind) =>
      values.forEach((value, place) => {
        const emails = isOwn ? [cleanAddress(value)] : emailsIn(value);
        for (const email of emails) addValue(person.emails, email, kindOf(place));
      });
    const addPhones = (wordsOf: (place: number) => string) =>
      values.forEach((value, place) => {
        const phones = isOwn ? [{ value: cleanAddress(value), kind: '' }] : phonesIn(value);
        for (const phone of phones) {
          const words = phone.kind || wordsOf(place);
          if (isFax(words)) faxes.push(phone.value);
          else addValue(person.phones, phone.value, phoneKindOf(words));
        }
      });
    const addLinks = (
      kindOf: (place: number, link: string) => LinkKind,
      network = plainOf(header[index] ?? ''),
    ) =>
      values.forEach((value, place) => {
        const links = isOwn ? [cleanAddress(value)] : linksIn(value);
        for (const given of links) {
          const link = isOwn ? given : linkOfName(given, network);
          addValue(person.links, link, kindOf(place, link));
        }
      });
    /** Fills a field once. A second, different value is kept with its column's name. */
    const once = <T>(before: T | null, value: T | null): T | null => {
      if (value === null || (before !== null && before !== value)) details.keep(index, cell);
      return before ?? value;
    };
    const line = cleanLine(cell) || null;
    switch (target) {
      case 'name':
        person.displayName = once(person.displayName || null, line) ?? '';
        break;
      case 'firstName':
        person.givenName = once(person.givenName, line);
        break;
      case 'middleName':
        person.additionalNames = once(person.additionalNames, line);
        break;
      case 'particle':
        names.particle ||= cleanLine(cell);
        break;
      case 'lastName':
        person.familyName = once(person.familyName, line);
        break;
      case 'namePrefix':
        person.namePrefix = addWords(person.namePrefix, cell);
        break;
      case 'nameSuffix':
        person.nameSuffix = once(person.nameSuffix, line);
        break;
      case 'nickname':
        names.nick ||= cleanLine(cell);
        person.nickname = once(person.nickname, line);
        break;
      case 'email':
        addEmails((place) => emailKindOf(kindAt(place), isOwn));
        break;
      case 'emailWork':
        addEmails(() => 'work');
        break;
      case 'emailHome':
        addEmails(() => 'home');
        break;
      case 'emailOther':
        addEmails(() => 'other');
        break;
      case 'phone':
        addPhones(kindAt);
        break;
      case 'phoneMobile':
        addPhones(() => 'mobile');
        break;
      case 'whatsApp':
        addPhones(() => 'mobile');
        for (const { value } of phonesIn(cell)) details.addHandle('whatsapp', value);
        break;
      case 'phoneWork':
        addPhones(() => 'work');
        break;
      case 'phoneHome':
        addPhones(() => 'home');
        break;
      case 'fax':
        addPhones(() => 'fax');
        break;
      case 'organization':
        person.organizationName = once(
          person.organizationName,
          organizationIn(cell, isOwn) || null,
        );
        break;
      case 'title':
        person.organizationTitle = once(person.organizationTitle, line);
        break;
      case 'linkedin':
        addLinks(() => 'linkedin', 'linkedin');
        break;
      case 'link':
        addLinks((place, link) => linkKind(kindAt(place), link));
        break;
      case 'birthday':
        if (isNoDate(cell)) break;
        if (birthdayOf(cell, order) === null) addBirthday(person, cell, null);
        else person.birthday = once(person.birthday, birthdayOf(cell, order));
        break;
      case 'birthYear':
        birth.year ||= cell;
        break;
      case 'birthMonth':
        birth.month ||= cell;
        break;
      case 'birthDay':
        birth.day ||= cell;
        break;
      case 'howWeMet':
        person.howWeMet = isOwn ? cell : addLine(person.howWeMet, cleanNote(cell));
        break;
      case 'connectedOn':
        person.howWeMet = addLine(person.howWeMet, `Connected on LinkedIn on ${cell.trim()}`);
        break;
      case 'note':
        person.pinnedNote = isOwn ? cell : addLine(person.pinnedNote, cleanNote(cell));
        break;
      case 'noteNamed':
        person.pinnedNote = addLine(person.pinnedNote, `${header[index]}: ${cleanNote(cell)}`);
        break;
      case 'labels':
        for (const label of labelsOfCell(cell, isOwn)) labels.add(label);
        break;
      case 'cadence':
        person.cadenceDays = once(person.cadenceDays, cadenceOf(cell));
        break;
      case 'lastContact':
        takeLastContact(person, cell, dayOf(cell, order), () => details.keep(index, cell));
        break;
      case 'nextStep':
        if (!isNoDate(cell)) person.nextStepOn = once(person.nextStepOn, dayOf(cell, order));
        break;
      case 'nextStepText':
        person.nextStep = once(person.nextStep, line);
        break;
      case 'told':
        for (const text of cell.split('\n')) {
          const stated = readStatedLine(text);
          if (stated === null) details.keep(index, text);
          else person.statedPreferences.push(stated);
        }
        break;
      case 'kind':
      case 'kindBefore':
      case 'kindNamed':
      case 'mobileIf':
      case 'skip':
      case 'newField':
        break;
      default:
        target satisfies never;
    }
  });
  details.end();
  for (const fax of faxes) addValue(person.phones, fax, 'other');
  const parts = [birth.year, birth.month, birth.day].filter((part) => !isNoDate(part));
  if (parts.length > 0) {
    addBirthday(person, parts.join(' '), birthdayOfParts(birth.year, birth.month, birth.day));
  }
  if (names.particle !== '' && person.familyName !== null) {
    person.familyName = `${names.particle} ${person.familyName}`;
  }
  // As Dynamics writes it: "Okafor, Adaeze".
  if (person.displayName === `${person.familyName}, ${person.givenName}`) person.displayName = '';
  person.displayName ||= nameOfParts(person) || names.nick;
  person.displayName ||= nameWithout(person);
  person.labels = [...labels];
  return person;
}
