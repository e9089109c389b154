import ICAL from 'ical.js';
import { type EmailKind, type LinkKind } from '@rapport/contracts';
import { breather } from './breather.ts';
import {
  birthdayOf,
  columnOrder,
  type DayOrder,
  isNoDate,
  unreadBirthday,
} from '../../../contact-fields/birthday-text.ts';
import { cardText, isGroup } from './card-text.ts';
import { emailsIn, isFax, phoneKindOf, phonesOfCard } from './cell-values.ts';
import { cleanAddress, cleanLine, cleanNote } from './clean-text.ts';
import { fileFailure, type FileFailure } from './file-failure.ts';
import {
  addLine,
  addValue,
  cadenceOf,
  emptyPerson,
  fullName,
  type ImportedPerson,
  type LeftOut,
  linkKindOf,
  nameWithout,
} from './imported-person.ts';

/** The people of a vCard file. */
export interface Cards {
  kind: 'cards';
  people: ImportedPerson[];
  /** How many cards could not be read, and how many photos there are. */
  unreadable: number;
  photos: number;
}

const BIRTHDAY = /^(?:[\w-]+\.)?BDAY[^:\n]*:(.*)$/im;
const CARD = /^BEGIN:VCARD[^\S\n]*$[\s\S]*?^END:VCARD[^\S\n]*$/gim;

/** Whether a text is a vCard file. */
export function isVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD/i.test(text);
}

/** Reads all cards of a vCard file, 2.1 to 4.0. A card that cannot be read stops no other. */
export async function readVcards(text: string, signal?: AbortSignal): Promise<Cards | FileFailure> {
  const cards = text.replaceAll(/\r\n?/g, '\n').match(CARD) ?? [];
  const read: Cards = { kind: 'cards', people: [], unreadable: 0, photos: 0 };
  const breathe = breather(signal);
  const { order } = columnOrder(cards.flatMap((card) => BIRTHDAY.exec(card)?.[1] ?? []));
  for (const card of cards) {
    if (!isGroup(card)) {
      const { text: light, photos, photo } = cardText(card);
      read.photos += photos;
      const person = personOf(light, order);
      if (person === null) read.unreadable += 1;
      else read.people.push(photo === undefined ? person : { ...person, photo });
    }
    await breathe();
  }
  if (cards.length === 0) {
    return fileFailure('It begins like a vCard, but no card in it has an end. Export it again.');
  }
  return read.people.length === 0
    ? fileFailure('None of its cards can be read. Export it again as vCard 3.0 or 4.0.')
    : read;
}

/** RFC 6350: a preference is a number up to 100; those without one come after. */
const LAST_PLACE = 101;

/** A property of a card: values are texts, or lists of texts for values with parts. */
interface Property {
  name: string;
  types: string[];
  group: string;
  /** From 1, the preferred one first; NaN where the card does not say. */
  place: number;
  values: unknown[];
}

function personOf(card: string, order: DayOrder | null): ImportedPerson | null {
  const { parsed, leftOut } = parsedCard(card);
  if (parsed === null) return null;
  const properties = propertiesOf(parsed);
  const person = { ...emptyPerson(), leftOut };
  const of = (name: string) => properties.filter((property) => property.name === name);
  const text = (name: string) =>
    of(name)
      .map(textOf)
      .find((value) => value !== '') ?? '';
  for (const email of byPreference(of('email'))) {
    const kind = emailKind(kindsOf(email, properties));
    for (const value of emailsIn(textOf(email))) addValue(person.emails, value, kind);
  }
  const phones = byPreference(of('tel')).flatMap((phone) => {
    const kinds = kindsOf(phone, properties);
    return phonesOfCard(textOf(phone)).map(({ value, kind }) => ({ value, kinds: kind || kinds }));
  });
  for (const { value, kinds } of [
    ...phones.filter((phone) => !isFax(phone.kinds)),
    ...phones.filter((phone) => isFax(phone.kinds)),
  ]) {
    addValue(person.phones, value, phoneKindOf(kinds));
  }
  for (const link of [
    ...byPreference(of('url')),
    ...of('x-socialprofile'),
    ...of('x-social-profile'),
    ...of('socialprofile'),
  ]) {
    addValue(person.links, addressOf(link), linkKind(link));
  }
  person.organizationName = organizationOf(of('org')[0]);
  person.organizationTitle = cleanLine(text('title') || text('role')) || null;
  const birthday = text('x-bday');
  person.birthday = birthdayOf(birthday, order);
  if (person.birthday === null && !isNoDate(birthday)) leftOut.push(unreadBirthday(birthday));
  for (const note of of('note'))
    person.pinnedNote = addNote(person.pinnedNote, cleanNote(textOf(note)));
  person.howWeMet = text('x-rapport-how-we-met') || null;
  person.labels = labelsOf(of('categories'));
  person.cadenceDays = cadenceOf(text('x-rapport-cadence-days'));
  person.displayName = cleanLine(text('fn')) || nameOf(of('n')[0]) || cleanLine(text('nickname'));
  person.displayName ||= nameWithout(person);
  return person.displayName === '' ? null : person;
}

/** Properties that a person is made of, with the names of the fields that they fill. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ FN: 'Name', N: 'Name', EMAIL: 'Email', TEL: 'Phone', URL: 'Link', NOTE: 'Note' },
  ...{ ORG: 'Organization', TITLE: 'Title', CATEGORIES: 'Label', 'X-BDAY': 'Birthday' },
};

/** A card as the parser gives it: a line that the parser does not take is left out alone. */
function parsedCard(card: string): { parsed: unknown; leftOut: LeftOut[] } {
  const whole = parse(card);
  if (whole !== null) return { parsed: whole, leftOut: [] };
  const leftOut: LeftOut[] = [];
  const [begin = '', ...lines] = card.split('\n');
  const end = lines.pop() ?? '';
  const readable = lines.filter((line) => {
    const isReadable = parse([begin, line, end].join('\n')) !== null;
    const [, name = '', value = ''] = /^(?:[\w-]+\.)?([\w-]+)[^:]*:(.*)$/.exec(line) ?? [];
    const field = FIELDS[name.toUpperCase()];
    if (!isReadable && field) leftOut.push({ field, value, reason: "can't be read" });
    return isReadable;
  });
  return { parsed: parse([begin, ...readable, end].join('\n')), leftOut };
}

function parse(card: string): unknown {
  try {
    const parsed: unknown = ICAL.parse(card);
    return parsed;
  } catch {
    return null;
  }
}

/** Google writes the colon of an address like the other signs that have a meaning in a card. */
function addressOf(link: Property): string {
  return cleanAddress(textOf(link).replaceAll(String.raw`\:`, ':'));
}

function addNote(before: string | null, note: string): string | null {
  return before === null && note !== '' ? note : addLine(before, note);
}

function propertiesOf(card: unknown): Property[] {
  const list: unknown = Array.isArray(card) ? card[1] : [];
  return Array.isArray(list) ? list.flatMap(propertyOf) : [];
}

function propertyOf(entry: unknown): Property[] {
  if (!Array.isArray(entry)) return [];
  const [name, parameters, , ...values]: unknown[] = entry;
  const type: unknown = Reflect.get(Object(parameters), 'type');
  const types = (Array.isArray(type) ? type : [type]).flatMap((each: unknown) =>
    typeof each === 'string' ? each.toLowerCase().split(',') : [],
  );
  const pref = Number(Reflect.get(Object(parameters), 'pref') ?? Number.NaN);
  const place = types.includes('pref') ? 1 : pref;
  const group: unknown = Reflect.get(Object(parameters), 'group');
  return [{ name: String(name).toLowerCase(), types, group: String(group ?? ''), place, values }];
}

/** All texts in a value, those with parts in their order. */
function partsOf({ values }: Property): string[] {
  return values.flat(2).map((value) => (typeof value === 'string' ? value : ''));
}

/** The parser leaves escaped semicolons as they are, and everything escaped in properties it does not know. */
function textOf(property: Property): string {
  const text = partsOf(property).join(',');
  return property.name.startsWith('x-')
    ? text.replaceAll(/\\([\\,;nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    : plainText(text);
}

function plainText(text: string): string {
  return text.replaceAll(String.raw`\;`, ';');
}

/** Types, and the label that Apple gives a group of lines, like `_$!<Home>!$_`. */
function kindsOf({ types, group }: Property, all: readonly Property[]): string {
  const label =
    group === ''
      ? undefined
      : all.find((each) => each.name === 'x-ablabel' && each.group === group);
  return [...types, label ? textOf(label).toLowerCase() : ''].join(' ');
}

function byPreference(properties: readonly Property[]): Property[] {
  const placeOf = ({ place }: Property) => (Number.isNaN(place) ? LAST_PLACE : place);
  return [...properties].sort((one, other) => placeOf(one) - placeOf(other));
}

function emailKind(kinds: string): EmailKind {
  if (kinds.includes('work')) return 'work';
  return kinds.includes('home') ? 'home' : 'other';
}

function linkKind(link: Property): LinkKind {
  const own = (['linkedin', 'website', 'social', 'other'] as const).find((kind) =>
    link.types.includes(`x-${kind}`),
  );
  if (own) return own;
  const kind = linkKindOf(addressOf(link));
  return /^(x-)?social/.test(link.name) && kind === 'website' ? 'social' : kind;
}

function organizationOf(property: Property | undefined): string | null {
  const [organization = ''] = property ? partsOf(property) : [];
  return cleanLine(organization) || null;
}

function nameOf(property: Property | undefined): string {
  const [family = '', given = '', middle = ''] = property ? partsOf(property) : [];
  return fullName(given, middle, family);
}

function labelsOf(properties: readonly Property[]): string[] {
  const names = properties
    .flatMap(partsOf)
    .map(plainText)
    .map(cleanLine)
    .filter((name) => name !== '');
  return [...new Set(names)].filter((name) => !/^my ?contacts$/i.test(name));
}
