import {
  completeWebAddress,
  isEmailAddress,
  isPhoneNumber,
  isZoneName,
  languageTag,
  linkObstacle,
  nameOfParts,
  type NameParts,
} from '@rapport/contracts';
import {
  type CardFields,
  type ListField,
  type ListItems,
  type Lists,
  NO_FIELDS,
  type TextField,
} from './card-fields.ts';
import { dayOfCard } from './card-day.ts';
import { type CardLine, componentsOf, textOf, unescaped } from './card-lines.ts';
import { handleOf, phoneOf } from './card-addresses.ts';
import { isInGroup, emailKind, kindWords, linkKind, phoneKind, postalKind } from './line-kinds.ts';
import { ITEM_RULES } from './list-items.ts';
import { bareAddress, oneLine, severalLines } from './plain-text.ts';

/** What a line says. A text is null if the line has one that can't be read. */
export type Piece =
  | { [Field in ListField]: { field: Field; item: ListItems[Field] } }[ListField]
  | { field: TextField | 'photo'; text: string | null }
  | { field: 'name'; parts: NameParts | null; text: string };

/** A card, read. */
export interface ReadCard {
  fields: CardFields;
  /** What each line says, by its place; lines without a field are missing. */
  pieces: ReadonlyMap<CardLine, readonly Piece[]>;
  /** Fields with a text that can't be read, and the text. */
  unread: ReadonlyMap<TextField, string>;
}

/** The properties with one text, of which the first line counts. */
const ONCE: Readonly<Record<string, TextField>> = {
  title: 'organizationTitle',
  bday: 'birthday',
  nickname: 'nickname',
  pronouns: 'pronouns',
  'x-rapport-spoken-name': 'spokenName',
  tz: 'timeZone',
};
const SOCIAL = new Set(['x-socialprofile', 'x-social-profile', 'socialprofile']);

/** Reads what a card has in common with a contact. */
export function readCard(lines: readonly CardLine[]): ReadCard {
  const pieces = new Map<CardLine, readonly Piece[]>();
  const seen = new Set<string>();
  for (const line of lines) {
    const found = piecesOf(line, lines, seen);
    if (found.length > 0) pieces.set(line, found);
  }
  const unread = new Map<TextField, string>();
  const fields = { ...structuredClone(NO_FIELDS) };
  for (const [line, found] of pieces) {
    for (const piece of found) {
      if ('item' in piece) addItem(fields, piece);
      else if (piece.field === 'name') addName(fields, piece);
      else if (piece.field === 'photo') fields.photo = piece.text;
      else if (piece.text === null) unread.set(piece.field, oneLine(textOf(line)));
      else if (piece.field === 'pinnedNote' && fields.pinnedNote !== null) {
        fields.pinnedNote += `\n${piece.text}`;
      } else fields[piece.field] = piece.text;
    }
  }
  const { name, nickname, organizationName, emails, phones } = fields;
  name.displayName ||= nameOfParts(name) || (nickname ?? organizationName ?? '');
  name.displayName ||= emails[0]?.value ?? phones[0]?.value ?? '';
  return { fields, pieces, unread };
}

function addItem<Field extends ListField>(
  lists: Lists,
  { field, item }: { field: Field; item: ListItems[Field] },
): void {
  const { keyOf } = ITEM_RULES[field];
  const list = lists[field];
  if (!list.some((each) => keyOf(each) === keyOf(item))) list.push(item);
}

function addName({ name }: CardFields, { parts, text }: Extract<Piece, { field: 'name' }>): void {
  if (parts !== null) Object.assign(name, parts);
  else name.displayName = text;
}

function piecesOf(line: CardLine, all: readonly CardLine[], seen: Set<string>): Piece[] {
  const { name } = line;
  const text = oneLine(textOf(line));
  const isFirst = () => !seen.has(name) && line.value.trim() !== '' && seen.add(name).size > 0;
  const once = ONCE[name];
  if (once !== undefined) {
    return isFirst() ? [{ field: once, text: textFor(once, text) }] : [];
  }
  switch (name) {
    case 'fn':
      return isFirst() ? [{ field: 'name', parts: null, text }] : [];
    case 'n':
      return isFirst() ? [{ field: 'name', parts: namePartsOf(line), text: '' }] : [];
    case 'org':
      return isFirst() ? organizationOf(line) : [];
    case 'photo':
      return isFirst() ? [{ field: 'photo', text: line.value.replaceAll(/\s/g, '') }] : [];
    case 'note': {
      const note = severalLines(textOf(line));
      return note === '' ? [] : [{ field: 'pinnedNote', text: note }];
    }
    case 'categories':
      return componentsOf(line.value, ',')
        .map((each) => oneLine(unescaped(each)))
        .filter((label) => label !== '')
        .map((item) => ({ field: 'labels', item }));
    default:
      return itemOf(line, kindWords(line, all), all);
  }
}

function itemOf(line: CardLine, words: string, all: readonly CardLine[]): Piece[] {
  const { name, value } = line;
  if (name === 'url' || SOCIAL.has(name)) {
    const address = completeWebAddress(bareAddress(unescaped(value)));
    const kind = linkKind(words, address, name !== 'url');
    return linkObstacle(address) === null
      ? [{ field: 'links', item: { value: address, kind } }]
      : [];
  }
  switch (name) {
    case 'email': {
      const address = bareAddress(textOf(line)).replace(/^mailto:/i, '');
      const item = { value: address, kind: emailKind(words) };
      return isEmailAddress(address) ? [{ field: 'emails', item }] : [];
    }
    case 'tel': {
      const number = phoneOf(textOf(line));
      const item = { value: number, kind: phoneKind(words) };
      return isPhoneNumber(number) ? [{ field: 'phones', item }] : [];
    }
    case 'adr':
      return addressOf(line, words);
    case 'lang': {
      const tag = languageTag(oneLine(textOf(line)));
      return tag === null ? [] : [{ field: 'languages', item: tag }];
    }
    case 'impp': {
      const item = handleOf(unescaped(value), line.parameters);
      return item.value === '' ? [] : [{ field: 'handles', item }];
    }
    case 'anniversary':
    case 'x-anniversary':
    case 'x-abdate': {
      const day = dayOfCard(value);
      const label = name === 'x-abdate' ? dateLabel(line, all) : 'Anniversary';
      return day === null ? [] : [{ field: 'dates', item: { label, day } }];
    }
    default:
      return [];
  }
}

function textFor(field: TextField, text: string): string | null {
  if (field === 'birthday') return dayOfCard(text);
  return field === 'timeZone' && !isZoneName(text) ? null : text;
}

function namePartsOf({ value }: CardLine): NameParts {
  const components = componentsOf(value, ';').map((component) =>
    componentsOf(component, ',').map((part) => oneLine(unescaped(part))),
  );
  const at = (index: number, between = ' ') =>
    (components[index] ?? []).join(between).trim() || null;
  return {
    familyName: at(0),
    givenName: at(1),
    additionalNames: at(2),
    namePrefix: at(3),
    nameSuffix: at(4, ', '),
  };
}

function organizationOf({ value }: CardLine): Piece[] {
  const [organization = '', ...units] = componentsOf(value, ';').map((part) =>
    oneLine(unescaped(part)),
  );
  const department = units.filter((unit) => unit !== '').join(', ');
  return [
    ...(organization === '' ? [] : [{ field: 'organizationName' as const, text: organization }]),
    ...(department === '' ? [] : [{ field: 'department' as const, text: department }]),
  ];
}

function addressOf({ value }: CardLine, words: string): Piece[] {
  const parts = componentsOf(value, ';').map((part) => severalLines(unescaped(part)));
  const [box = '', extended = '', street = '', ...rest] = parts;
  const part = (index: number) => oneLine(rest[index] ?? '') || null;
  const above = [extended, street, box].filter((each) => each !== '').join('\n') || null;
  const [city, region, postalCode, country] = [part(0), part(1), part(2), part(3)];
  const item = { kind: postalKind(words), street: above, postalCode, city, region, country };
  const isEmpty = [above, postalCode, city, region, country].every((each) => each === null);
  return isEmpty ? [] : [{ field: 'addresses', item }];
}

/** Apple wraps its own labels, like `_$!<Anniversary>!$_`. */
function dateLabel({ group }: CardLine, all: readonly CardLine[]): string {
  const label =
    group === ''
      ? undefined
      : all.find((each) => each.name === 'x-ablabel' && isInGroup(each, group));
  const text = label === undefined ? '' : oneLine(textOf(label).replaceAll(/^_\$!<|>!\$_$/g, ''));
  return text || 'Date';
}
