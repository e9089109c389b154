import {
  type EmailKind,
  type LinkKind,
  nameOfParts,
  readStatedLine,
  type StatedInFile,
} from '@rapport/contracts';
import { linkOfName } from './link-of-name.ts';
import { pauseForBrowser } from './pause-for-browser.ts';
import {
  birthdayOf,
  columnOrder,
  type DayOrder,
  isNoDate,
  unreadBirthday,
} from '../../../days/birthday-text.ts';
import { namePartsOf, unescaped } from './card-components.ts';
import { cardLines, readDetails } from './card-details.ts';
import { unmappedLines, organizationOf } from './unmapped-lines.ts';
import { cardText, isGroup } from './card-text.ts';
import { emailsIn, isFax, phoneKindOf, phonesOfCard } from './cell-values.ts';
import { cadenceOf } from './header/cadence-words.ts';
import { cleanAddress, cleanLine, cleanNote } from './clean-text.ts';
import { fileFailure, type FileFailure } from './file-failure.ts';
import {
  addLine,
  addValue,
  emptyPerson,
  type ImportedPerson,
  linkKindOf,
  nameWithout,
} from './imported-person.ts';
import { parsedCard } from './parsed-card.ts';

/** The people of a vCard file. */
export interface Cards {
  kind: 'cards';
  people: ImportedPerson[];
  /** The numbers of unreadable cards and of photos. */
  unreadable: number;
  photos: number;
}

const BIRTHDAY = /^(?:[\w-]+\.)?BDAY[^:\n]*:(.*)$/im;
const CARD = /^BEGIN:VCARD[^\S\n]*$[\s\S]*?^END:VCARD[^\S\n]*$/gim;

/** Reads all cards of a vCard file, versions 2.1 to 4.0. An unreadable card doesn't affect the others. */
export async function readVcards(text: string, signal?: AbortSignal): Promise<Cards | FileFailure> {
  const cards = text.replaceAll(/\r\n?/g, '\n').match(CARD) ?? [];
  const read: Cards = { kind: 'cards', people: [], unreadable: 0, photos: 0 };
  const breathe = pauseForBrowser(signal);
  const { order } = columnOrder(cards.flatMap((card) => BIRTHDAY.exec(card)?.[1] ?? []));
  for (const card of cards) {
    if (!isGroup(card)) {
      const { text: light, photos, photo, others } = cardText(card);
      read.photos += photos;
      const person = personOf(light, order, others);
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

/** In RFC 6350, a preference is a number up to 100; properties without one come last. */
const LAST_PLACE = 101;

/** A property of a card. Values are texts, or lists of texts if they have parts. */
interface Property {
  name: string;
  types: string[];
  group: string;
  /** From 1, the preferred one first; NaN if the card doesn't have it. */
  place: number;
  values: unknown[];
}

/** The person on a card; null if there's no name. */
function personOf(
  card: string,
  order: DayOrder | null,
  others: readonly string[],
): ImportedPerson | null {
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
    const address = addressOf(link, kindsOf(link, properties));
    addValue(person.links, address, linkKind(link, address));
  }
  const lines = cardLines(card);
  Object.assign(person, organizationOf(lines));
  person.organizationTitle = cleanLine(text('title') || text('role')) || null;
  const birthday = text('x-bday');
  person.birthday = birthdayOf(birthday, order);
  if (person.birthday === null && !isNoDate(birthday)) leftOut.push(unreadBirthday(birthday));
  for (const note of of('note')) {
    const { stated, rest } = statedIn(cleanNote(textOf(note)));
    person.statedPreferences.push(...stated);
    person.pinnedNote = addNote(person.pinnedNote, rest);
  }
  person.howWeMet = text('x-rapport-how-we-met') || null;
  person.labels = labelsOf(of('categories'));
  person.cadenceDays = cadenceOf(text('x-rapport-cadence-days'));
  Object.assign(person, namePartsOf(of('x-n').map(rawText)[0] ?? ''));
  person.displayName = cleanLine(text('fn')) || nameOfParts(person) || cleanLine(text('nickname'));
  person.displayName ||= nameWithout(person);
  const used = readDetails(person, lines);
  person.kept = [...unmappedLines(lines.filter((each) => !used.has(each))), ...others];
  return person.displayName === '' ? null : person;
}

/**
 * Google escapes the colon of a URL like the special characters of vCard, and Apple writes the name on a network as
 * "x-apple:ada".
 */
function addressOf(link: Property, network: string): string {
  const address = cleanAddress(textOf(link).replaceAll(String.raw`\:`, ':'));
  const [, name] = /^x-apple:(.+)$/i.exec(address) ?? [];
  return name === undefined ? address : linkOfName(name, network.toLowerCase());
}

/** The stated preferences in a note of our own export. Other programs combine several notes. */
function statedIn(note: string): { stated: StatedInFile[]; rest: string } {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const read = note.split('\n').map((text) => ({ text, stated: readStatedLine(text) }));
  const isOne = ({ stated }: (typeof read)[number]) => stated !== null && stated.learnedOn <= today;
  if (!read.some(isOne)) return { stated: [], rest: note };
  const rest = read.filter((each) => !isOne(each)).map(({ text }) => text);
  return {
    stated: read.flatMap((each) => (isOne(each) && each.stated ? each.stated : [])),
    rest: rest.join('\n').trim(),
  };
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

/** All texts of a value, including its parts, in order. */
function partsOf({ values }: Property): string[] {
  return values.flat(2).map((value) => (typeof value === 'string' ? value : ''));
}

function rawText(property: Property): string {
  return partsOf(property).join(',');
}

/** The parser doesn't unescape semicolons, and unescapes nothing in unknown properties. */
function textOf(property: Property): string {
  const text = rawText(property);
  return property.name.startsWith('x-') ? unescaped(text) : plainText(text);
}

function plainText(text: string): string {
  return text.replaceAll(String.raw`\;`, ';');
}

/** The types, and Apple's label of a group of lines, like `_$!<Home>!$_`. */
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

function linkKind(link: Property, address: string): LinkKind {
  const own = (['linkedin', 'website', 'social', 'other'] as const).find((kind) =>
    link.types.includes(`x-${kind}`),
  );
  if (own) return own;
  const kind = linkKindOf(address);
  return /^(x-)?social/.test(link.name) && kind === 'website' ? 'social' : kind;
}

function labelsOf(properties: readonly Property[]): string[] {
  const names = properties
    .flatMap(partsOf)
    .map(plainText)
    .map(cleanLine)
    .filter((name) => name !== '');
  return [...new Set(names)].filter((name) => !/^my ?contacts$/i.test(name));
}
