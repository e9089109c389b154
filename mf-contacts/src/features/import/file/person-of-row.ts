import { type EmailKind, type PhoneKind } from '@rapport/contracts';
import { birthdayOf, type DayOrder, dayOrderOf } from './birthday-text.ts';
import { type ColumnTarget } from './column-targets.ts';
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
/** Groups of Google that everybody or nobody is in. */
const NO_LABELS = new Set(['mycontacts', 'my contacts']);

/** Makes people of the rows of a table. */
export function personReader(
  { source, rows }: Pick<Table, 'source' | 'rows'>,
  targets: readonly ColumnTarget[],
): (row: readonly string[]) => ImportedPerson {
  const birthdays = targets.flatMap((target, index) => (target === 'birthday' ? [index] : []));
  const order = dayOrderOf(rows.flatMap((row) => birthdays.map((index) => row[index] ?? '')));
  return (row) => personOf(row, targets, { order, isOwn: source === 'rapport' });
}

interface Reading {
  order: DayOrder;
  /** Whether it is our own export, which is read exactly. */
  isOwn: boolean;
}

function personOf(
  row: readonly string[],
  targets: readonly ColumnTarget[],
  { order, isOwn }: Reading,
): ImportedPerson {
  const person = emptyPerson();
  const names = { first: '', middle: '', last: '', nick: '' };
  const labels = new Set<string>();
  targets.forEach((target, index) => {
    const cell = row[index] ?? '';
    if (cell.trim() === '') return;
    const kinds = kindsAt(row, targets, index);
    const values = cell.split(SEVERAL);
    const kindAt = (place: number) => kinds[place] ?? kinds.at(-1) ?? '';
    switch (target) {
      case 'name':
        person.displayName ||= cell.trim();
        break;
      case 'firstName':
        names.first ||= cell.trim();
        break;
      case 'middleName':
        names.middle ||= cell.trim();
        break;
      case 'lastName':
        names.last ||= cell.trim();
        break;
      case 'nickname':
        names.nick ||= cell.trim();
        break;
      case 'email':
        values.forEach((value, place) =>
          addValue(person.emails, value, emailKind(kindAt(place), isOwn)),
        );
        break;
      case 'emailWork':
        for (const value of values) addValue(person.emails, value, 'work');
        break;
      case 'emailHome':
        for (const value of values) addValue(person.emails, value, 'home');
        break;
      case 'phone':
        values.forEach((value, place) => addValue(person.phones, value, phoneKind(kindAt(place))));
        break;
      case 'phoneMobile':
        for (const value of values) addValue(person.phones, value, 'mobile');
        break;
      case 'phoneWork':
        for (const value of values) addValue(person.phones, value, 'work');
        break;
      case 'phoneHome':
        for (const value of values) addValue(person.phones, value, 'home');
        break;
      case 'organization':
        person.organizationName ??= cell.trim();
        break;
      case 'title':
        person.organizationTitle ??= cell.trim();
        break;
      case 'linkedin':
        for (const value of values) addValue(person.links, value, 'linkedin');
        break;
      case 'link':
        values.forEach((value, place) =>
          addValue(person.links, value, linkKind(kindAt(place), value)),
        );
        break;
      case 'birthday':
        person.birthday ??= birthdayOf(cell, order);
        break;
      case 'howWeMet':
        person.howWeMet = isOwn ? cell : addLine(person.howWeMet, cell);
        break;
      case 'connectedOn':
        person.howWeMet = addLine(person.howWeMet, `Connected on LinkedIn on ${cell.trim()}`);
        break;
      case 'note':
        person.pinnedNote = isOwn ? cell : addLine(person.pinnedNote, cell);
        break;
      case 'labels':
        for (const label of cell.split(isOwn ? '\n' : SEVERAL_LABELS)) {
          const name = isOwn ? label : label.replace(/^\*\s*/, '').trim();
          if (name !== '' && !NO_LABELS.has(name.toLowerCase())) labels.add(name);
        }
        break;
      case 'cadence':
        person.cadenceDays ??= cadenceOf(cell);
        break;
      case 'kind':
      case 'kindBefore':
      case 'skip':
        break;
      default:
        target satisfies never;
    }
  });
  const joined = [names.first, names.middle, names.last].filter((part) => part !== '').join(' ');
  person.displayName ||= joined || names.nick;
  person.displayName ||= nameWithout(person);
  person.labels = [...labels];
  return person;
}

/** What the column beside says of the values of this one. */
function kindsAt(
  row: readonly string[],
  targets: readonly ColumnTarget[],
  index: number,
): readonly string[] {
  if (targets[index - 1] === 'kind') return (row[index - 1] ?? '').split(SEVERAL);
  if (targets[index + 1] === 'kindBefore') return (row[index + 1] ?? '').split(SEVERAL);
  return [];
}

function emailKind(kind: string, isOwn: boolean): EmailKind {
  if (/work|business|arbeit|gesch/i.test(kind)) return 'work';
  if (/home|personal|priva/i.test(kind)) return 'home';
  return isOwn || kind.trim() !== '' ? 'other' : 'work';
}

function phoneKind(kind: string): PhoneKind {
  if (/mobile|cell|mobil|handy|iphone/i.test(kind)) return 'mobile';
  if (/work|business|arbeit|gesch|main/i.test(kind)) return 'work';
  return /home|priva/i.test(kind) ? 'home' : 'other';
}

function linkKind(kind: string, value: string) {
  const own = (['linkedin', 'website', 'social', 'other'] as const).find((each) => each === kind);
  return own ?? linkKindOf(value);
}
