import { type EmailKind, type LinkKind, nameOfParts } from '@rapport/contracts';
import {
  birthdayOf,
  birthdayOfParts,
  columnOrder,
  type ColumnOrder,
  type DayOrder,
  isNoDate,
  unreadBirthday,
} from '../../../contact-fields/birthday-text.ts';
import { emailKindOf, emailsIn, isFax, linksIn, phoneKindOf, phonesIn } from './cell-values.ts';
import { cleanAddress, cleanLine, cleanNote } from './clean-text.ts';
import { type ColumnTarget } from './column-targets.ts';
import { isDetailTarget, RowDetails } from './details-of-row.ts';
import { namedKinds } from './header/columns-of.ts';
import {
  addLine,
  addValue,
  cadenceOf,
  emptyPerson,
  type ImportedPerson,
  linkKindOf,
  nameWithout,
} from './imported-person.ts';
import { type Table } from './recognize-table.ts';

/** Google puts several values into a cell like this; our own export has each on a line. */
const SEVERAL = /\s*:::\s*|\n/;
/** People and other programs also separate labels like this. */
const SEVERAL_LABELS = /\s*(?::::|[;,\n])\s*/;
/** Groups of Google that everyone or no one is in. */
const NO_LABELS = new Set(['mycontacts', 'my contacts']);

/** Makes people of the rows of a table. */
export function personReader(
  table: Pick<Table, 'source' | 'header' | 'rows' | 'dayOrder'>,
  targets: readonly ColumnTarget[],
): (row: readonly string[]) => ImportedPerson {
  const { order } = birthdayOrder(table.rows, targets);
  const chosen = table.dayOrder === 'neither' ? null : table.dayOrder;
  const reading = {
    order: chosen ?? order,
    isOwn: table.source === 'rapport',
    header: table.header,
    kindsOf: namedKinds(table.header, targets),
  };
  return (row) => personOf(row, targets, reading);
}

/** What the birthdays of a table say of the order of day and month. */
export function birthdayOrder(rows: Table['rows'], targets: readonly ColumnTarget[]): ColumnOrder {
  const birthdays = targets.flatMap((target, index) => (target === 'birthday' ? [index] : []));
  return columnOrder(rows.flatMap((row) => birthdays.map((index) => row[index] ?? '')));
}

interface Reading {
  order: DayOrder | null;
  /** Whether it is our own export, which is read exactly. */
  isOwn: boolean;
  header: readonly string[];
  /** Columns with kinds that stand apart from the values, by the columns of these. */
  kindsOf: ReadonlyMap<number, number>;
}

function personOf(
  row: readonly string[],
  targets: readonly ColumnTarget[],
  { order, isOwn, header, kindsOf }: Reading,
): ImportedPerson {
  const person = emptyPerson();
  const names = { particle: '', nick: '' };
  const birth = { year: '', month: '', day: '' };
  const faxes: string[] = [];
  const labels = new Set<string>();
  const details = new RowDetails(person, { header, order, isOwn });
  targets.forEach((target, index) => {
    const cell = row[index] ?? '';
    if (cell.trim() === '') return;
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
    const addLinks = (kindOf: (place: number, link: string) => LinkKind) =>
      values.forEach((value, place) => {
        const links = isOwn ? [cleanAddress(value)] : linksIn(value);
        for (const link of links) addValue(person.links, link, kindOf(place, link));
      });
    switch (target) {
      case 'name':
        person.displayName ||= cleanLine(cell);
        break;
      case 'firstName':
        person.givenName ??= cleanLine(cell) || null;
        break;
      case 'middleName':
        person.additionalNames ??= cleanLine(cell) || null;
        break;
      case 'particle':
        names.particle ||= cleanLine(cell);
        break;
      case 'lastName':
        person.familyName ??= cleanLine(cell) || null;
        break;
      case 'namePrefix':
      case 'nameSuffix':
        person[target] ??= cleanLine(cell) || null;
        break;
      case 'nickname':
        names.nick ||= cleanLine(cell);
        person.nickname ??= cleanLine(cell) || null;
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
        person.organizationName ??= organizationIn(cell, isOwn) || null;
        break;
      case 'title':
        person.organizationTitle ??= cleanLine(cell) || null;
        break;
      case 'linkedin':
        addLinks(() => 'linkedin');
        break;
      case 'link':
        addLinks((place, link) => linkKind(kindAt(place), link));
        break;
      case 'birthday':
        if (!isNoDate(cell)) addBirthday(person, cell, birthdayOf(cell, order));
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
        for (const label of cell.split(isOwn ? '\n' : SEVERAL_LABELS)) {
          const name = isOwn ? label : cleanLine(label.replace(/^\*\s*/, ''));
          if (name !== '' && !NO_LABELS.has(name.toLowerCase())) labels.add(name);
        }
        break;
      case 'cadence':
        person.cadenceDays ??= cadenceOf(cell);
        break;
      case 'kind':
      case 'kindBefore':
      case 'kindNamed':
      case 'mobileIf':
      case 'skip':
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
  person.displayName ||= nameOfParts(person) || names.nick;
  person.displayName ||= nameWithout(person);
  person.labels = [...labels];
  return person;
}

/** What the column beside says of the values of this one. */
function kindsAt(
  row: readonly string[],
  targets: readonly ColumnTarget[],
  index: number,
  kindsOf: Reading['kindsOf'],
): readonly string[] {
  const named = kindsOf.get(index);
  if (named !== undefined) return (row[named] ?? '').split(SEVERAL);
  const mobile = targets[index] === 'phone' ? targets.indexOf('mobileIf', index) : -1;
  if (mobile !== -1 && /^(?:1|true|yes)$/i.test((row[mobile] ?? '').trim())) return ['mobile'];
  if (targets[index - 1] === 'kind') return (row[index - 1] ?? '').split(SEVERAL);
  if (targets[index + 1] === 'kindBefore') return (row[index + 1] ?? '').split(SEVERAL);
  return [];
}

/** Takes the first birthday of a row; what is no date is named to the person. */
function addBirthday(person: ImportedPerson, text: string, birthday: string | null): void {
  if (birthday === null) person.leftOut.push(unreadBirthday(text));
  else person.birthday ??= birthday;
}

/** The name of a company; Notion writes the address of its page behind it. */
function organizationIn(cell: string, isOwn: boolean): string {
  const name = cleanLine(cell);
  return isOwn ? name : name.replace(/ \(https?:\/\/[^\s)]+\)$/, '');
}

function linkKind(kind: string, value: string) {
  const own = (['linkedin', 'website', 'social', 'other'] as const).find((each) => each === kind);
  return own ?? linkKindOf(value);
}
