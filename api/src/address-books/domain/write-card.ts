import {
  CARD_TEXT_FIELDS,
  CARD_LIST_FIELDS,
  knownNameParts,
  vcardText as text,
} from '@rapport/contracts';
import { type CardFields, type CardName, isSameName, type TextField } from './card-fields.ts';
import { writtenDay } from './card-day.ts';
import { type CardLine, componentsOf, newLine } from './card-lines.ts';
import { type Draft, linesOf, replaceLines } from './card-draft.ts';
import { readCard } from './read-card.ts';
import { writeList } from './write-list.ts';

/** The picture to write: JPEG in base64, none, or the one that's there. */
export type CardPhoto = { base64: string } | 'none' | 'asItIs';

const PROPERTIES: Readonly<Partial<Record<TextField, string>>> = {
  organizationTitle: 'TITLE',
  pinnedNote: 'NOTE',
  nickname: 'NICKNAME',
  pronouns: 'PRONOUNS',
  spokenName: 'X-RAPPORT-SPOKEN-NAME',
  timeZone: 'TZ',
};
/** The order of `N`. */
const IN_N = ['familyName', 'givenName', 'additionalNames', 'namePrefix', 'nameSuffix'] as const;

/**
 * Returns a card with other fields. Only the lines of fields that differ are written; all others stay as they are,
 * byte for byte.
 */
export function writeCard(
  lines: readonly CardLine[],
  fields: CardFields,
  photo: CardPhoto = 'asItIs',
): CardLine[] {
  const { fields: was, pieces, unread } = readCard(lines);
  const isVersion4 = lines.some(({ name, value }) => name === 'version' && /^4/.test(value.trim()));
  const draft: Draft = { lines: [...lines], pieces, isVersion4 };
  if (!isSameName(was.name, fields.name)) writeName(draft, fields.name);
  const isOrganization = (['organizationName', 'department'] as const).some(
    (field) => was[field] !== fields[field],
  );
  if (isOrganization) writeOrganization(draft, was, fields);
  for (const field of CARD_TEXT_FIELDS) {
    // A text that can't be read is only replaced by another one.
    const isSame = was[field] === fields[field] && !(unread.has(field) && fields[field] !== null);
    if (!isSame) writeText(draft, field, fields[field]);
  }
  for (const field of CARD_LIST_FIELDS) writeList(draft, field, was, fields);
  if (photo !== 'asItIs') writePhoto(draft, photo);
  return draft.lines;
}

/** Returns a new card in the version that every server takes. */
export function newCard(uid: string, fields: CardFields, photo: CardPhoto): CardLine[] {
  const empty = [
    newLine('BEGIN', 'VCARD'),
    newLine('VERSION', '3.0'),
    newLine('PRODID', '-//Rapport//Contacts//EN'),
    newLine('UID', uid),
    newLine('END', 'VCARD'),
  ];
  return writeCard(empty, fields, photo);
}

function writeText(draft: Draft, field: TextField, value: string | null): void {
  if (field === 'organizationName' || field === 'department') return;
  const old = linesOf(draft, field);
  const group = old[0]?.group ?? '';
  if (field === 'birthday') {
    const day = value === null ? null : writtenDay(value, draft.isVersion4);
    const line = day && newLine('BDAY', day.value, { group, parameters: day.parameters });
    return replaceLines(draft, old, line);
  }
  const name = PROPERTIES[field] ?? '';
  replaceLines(draft, old, value === null ? null : newLine(name, text(value), { group }));
}

function writeName(draft: Draft, name: CardName): void {
  const named = linesOf(draft, 'name');
  const of = (property: string) => named.filter((line) => line.name === property);
  const group = (lines: readonly CardLine[]) => ({ group: lines[0]?.group ?? '' });
  const parts = knownNameParts(name);
  const value = IN_N.map((part) => text(parts[part] ?? ''));
  const [whole, inParts] = [of('fn'), of('n')];
  replaceLines(draft, whole, newLine('FN', text(name.displayName), group(whole)));
  replaceLines(draft, inParts, newLine('N', value.join(';'), group(inParts)));
}

/** The organization and its units share a line, and each part stays as it is unless it changed. */
function writeOrganization(draft: Draft, was: CardFields, fields: CardFields): void {
  const old = draft.lines.filter(({ name, value }) => name === 'org' && value.trim() !== '');
  const [first] = old;
  const [name = '', ...units] = first === undefined ? [] : componentsOf(first.value, ';');
  const { organizationName, department } = fields;
  const components = [
    was.organizationName === organizationName ? name : text(organizationName ?? ''),
    ...(was.department === department ? units : department === null ? [] : [text(department)]),
  ];
  const isEmpty = components.every((component) => component.trim() === '');
  const { group = '', parameters = '' } = first ?? {};
  const line = isEmpty ? null : newLine('ORG', components.join(';'), { group, parameters });
  replaceLines(draft, first === undefined ? [] : [first], line);
}

function writePhoto(draft: Draft, photo: Exclude<CardPhoto, 'asItIs'>): void {
  const old = linesOf(draft, 'photo');
  if (photo === 'none') return replaceLines(draft, old, null);
  const line = draft.isVersion4
    ? newLine('PHOTO', `data:image/jpeg;base64,${photo.base64}`)
    : newLine('PHOTO', photo.base64, { parameters: ';ENCODING=b;TYPE=JPEG' });
  replaceLines(draft, old, line);
}
