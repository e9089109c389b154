import { folded } from '../duplicates/folded-text.ts';
import { PARTICLES } from '../duplicates/name-relation.ts';
import { isDegree, isGeneration, isTitle } from '../duplicates/person-name.ts';

/** The parts of a name in the order of forms. vCard has the same parts in `N`. */
export const NAME_PARTS = [
  'namePrefix',
  'givenName',
  'additionalNames',
  'familyName',
  'nameSuffix',
] as const;
export type NamePart = (typeof NAME_PARTS)[number];

/** Each part as entered, a family name with its particles ("van den Berg"); null for a missing one. */
export type NameParts = Record<NamePart, string | null>;

export const NO_NAME_PARTS: Readonly<NameParts> = {
  namePrefix: null,
  givenName: null,
  additionalNames: null,
  familyName: null,
  nameSuffix: null,
};

const FAMILY_FIRST = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー々]+$/u;
/** Salutations of a letter. They're part of the name, but aren't shown in lists. */
const SALUTATION =
  /^(?:mr|mrs|ms|miss|mx|herr|frau|hr|fr|m|mme|mlle|monsieur|madame|sr|sra|srta|señor|señora|sig|sigra|signor|signora|dhr|mevr)\.?$/i;
/** Particles of Irish and Arabic family names; elsewhere they're given names as well. */
const OTHER_PARTICLES: ReadonlySet<string> = new Set('ni nic mac mc ui abu st'.split(' '));
/** Between two family names: "García y López". */
const JOINING: ReadonlySet<string> = new Set(['y', 'e', 'i']);

/** Returns whether any part is present. An API of the previous release returns none. */
export function hasNameParts(parts: Partial<NameParts>): boolean {
  return NAME_PARTS.some((part) => (parts[part] ?? '').trim() !== '');
}

/** Composes a name from its parts, in the order of its script; "" without any. It omits "Ms." but not "Dr." */
export function nameOfParts(parts: Partial<NameParts>): string {
  const text = (part: NamePart) => (parts[part] ?? '').trim().replaceAll(/\s+/g, ' ');
  const [given, additional, family] = [
    text('givenName'),
    text('additionalNames'),
    text('familyName'),
  ];
  const names = [given, additional, family].filter((name) => name !== '');
  const isFamilyFirst = names.length > 1 && names.every((name) => FAMILY_FIRST.test(name));
  const name = isFamilyFirst ? family + given + additional : names.join(' ');
  const prefix = name === '' ? text('namePrefix') : withoutSalutation(text('namePrefix'));
  const suffix = text('nameSuffix');
  const whole = [prefix, name].filter((part) => part !== '').join(' ');
  if (suffix === '' || whole === '') return whole || suffix;
  return isGeneration(folded(suffix)) ? `${whole} ${suffix}` : `${whole}, ${suffix}`;
}

/** "Dr." of "Frau Dr.", and "Mr. and Mrs." as it is. */
function withoutSalutation(prefix: string): string {
  const words = prefix.split(' ').filter((word) => !SALUTATION.test(word));
  return words.every((word) => isTitle(word, 3)) ? words.join(' ') : prefix;
}

/** The parts of a contact: those that are stored, or else those that its name seems to have. */
export function knownNameParts(
  contact: Partial<NameParts> & { displayName: string },
): Readonly<NameParts> {
  return hasNameParts(contact)
    ? ofNameParts((part) => contact[part] ?? null)
    : guessedNameParts(contact.displayName);
}

/** Maps each part by name. */
export function ofNameParts<T>(make: (part: NamePart) => T): Record<NamePart, T> {
  return {
    namePrefix: make('namePrefix'),
    givenName: make('givenName'),
    additionalNames: make('additionalNames'),
    familyName: make('familyName'),
    nameSuffix: make('nameSuffix'),
  };
}

/**
 * Guesses the parts of a full name: the last word is the family name, with the particles before it. Only the user
 * can know for sure, so a guess is never stored automatically.
 */
export function guessedNameParts(displayName: string): Readonly<NameParts> {
  const name = displayName.trim();
  if (!/\p{L}/u.test(name) || name.includes('@')) return NO_NAME_PARTS;
  const [first = '', ...others] = name.split(/\s*[,،、]\s*/);
  const behind = others.filter((part) => part !== '');
  const isTurned = behind.length > 0 && !behind.every(isAddition);
  const words = first.split(/\s+/);
  const suffixes = isTurned ? behind.filter(isAddition) : [...behind];
  if (isTurned) {
    const given = behind.filter((part) => !isAddition(part)).join(' ');
    return partsOf([], given.split(/\s+/), first, suffixes);
  }
  const titles: string[] = [];
  while (words.length > 1 && isTitle(words[0] ?? '', words.length))
    titles.push(words.shift() ?? '');
  const ends: string[] = [];
  while (words.length > 2 && isAddition(words.at(-1) ?? '')) ends.unshift(words.pop() ?? '');
  const at = familyAt(words);
  const suffix = [ends.join(' '), ...suffixes].filter((part) => part !== '');
  return partsOf(titles, words.slice(0, at), words.slice(at).join(' '), suffix);
}

function partsOf(
  titles: readonly string[],
  given: readonly string[],
  family: string,
  suffixes: readonly string[],
): NameParts {
  return {
    namePrefix: titles.join(' ') || null,
    givenName: given.join(' ') || null,
    additionalNames: null,
    familyName: family || null,
    nameSuffix: suffixes.join(', ') || null,
  };
}

/** Returns the index of the family name; the number of words if there's only one. */
function familyAt(words: readonly string[]): number {
  if (words.length < 2) return words.length;
  for (let at = 1; at < words.length - 1; at += 1) {
    const word = folded(words[at] ?? '');
    if (JOINING.has(word) && at > 1) return at - 1;
    if (PARTICLES.has(word) || OTHER_PARTICLES.has(word)) return at;
  }
  return words.length - 1;
}

function isAddition(text: string): boolean {
  return text.split(/\s+/).every((word) => {
    const plain = folded(word).replaceAll(' ', '');
    return isDegree(plain) || isGeneration(plain);
  });
}

/**
 * Returns the parts after the full name was edited: parts still at its beginning or end stay whole, so that a
 * correction never splits "García Márquez".
 */
export function namePartsAfter(parts: NameParts, name: string): Readonly<NameParts> {
  const guessed = guessedNameParts(name);
  const { namePrefix, givenName, familyName, nameSuffix } = parts;
  const isSalutation = namePrefix !== null && SALUTATION.test(namePrefix);
  const front = isSalutation || namePrefix === null ? '' : namePrefix;
  const rest = withoutEnd(withoutStart(name.trim(), front), nameSuffix ?? '');
  if (rest === null) return guessed;
  const kept = { namePrefix, nameSuffix };
  const before = familyName === null ? null : withoutEnd(rest, familyName);
  if (familyName !== null && before !== null && before !== '') {
    return { ...kept, givenName: before, additionalNames: null, familyName };
  }
  const behind = givenName === null ? null : withoutStart(rest, givenName);
  return givenName !== null && behind !== null
    ? { ...kept, givenName, additionalNames: null, familyName: behind || null }
    : guessed;
}

function withoutStart(text: string | null, start: string): string | null {
  if (text === null || start === '') return text;
  if (text === start) return '';
  return text.startsWith(`${start} `) ? text.slice(start.length).trim() : null;
}

function withoutEnd(text: string | null, end: string): string | null {
  if (text === null || end === '') return text;
  return text.endsWith(` ${end}`) ? text.slice(0, -end.length).replace(/[\s,]+$/, '') : null;
}
