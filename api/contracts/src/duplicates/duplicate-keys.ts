import { type ComparablePerson, comparablePerson, type Identity } from './comparable-person.ts';
import { wholePhones } from '../phones/phone.ts';
import { nationalDigits } from '../phones/same-phone.ts';
import { formsOf, isFullName, isInitial, significant } from './name-relation.ts';
import { soundOf } from './name-sound.ts';

/** Incremented when the keys of a person may change, so that stored ones are recomputed. */
export const DUPLICATE_KEYS_VERSION = 3;

/** Limits for the keys of a name; a sixth word doesn't identify anyone. */
const MOST_WORDS = 5;
const MOST_NAME_KEYS = 24;
/** Keys depend on the contact alone. */
const NO_CODES = new Map<string, number>();

/**
 * Returns the keys for finding a contact. Two contacts that are alike by `likeness` share a key; many share a key
 * without being alike, so a key only makes a candidate.
 *
 * `e:` email, `l:` profile, `n:` the national digits of a phone, alone and with a word of the name because many may
 * share it, `w:` two words of the name, `o:` an initial and a word at an organization, `s:` a single-word name at
 * an organization, `v:` a longer name there.
 */
export function duplicateKeys(identity: Identity): string[] {
  return keysOf(comparablePerson(identity));
}

/** Returns the keys to look for: a contact with one of them may be the same person. */
export function soughtKeys(identity: Identity): string[] {
  return soughtKeysOf(comparablePerson(identity));
}

/** Like `soughtKeys`, for a parsed person. */
export function soughtKeysOf(person: ComparablePerson): string[] {
  return keysOf(person).flatMap((key) => {
    if (key.startsWith('v:')) return [`s:${key.slice(2)}`];
    return key.startsWith('s:') ? [key, `v:${key.slice(2)}`] : [key];
  });
}

/** Like `duplicateKeys`, for a parsed person. */
export function keysOf(person: ComparablePerson): string[] {
  const { name, organization, emails, phones, profiles } = person;
  const words = significant(name.words).slice(0, MOST_WORDS);
  const spoken = new Set([...wholesOf(name), ...soundsOf([...words, ...name.called])]);
  if (words.length === 1) words.flatMap(formsOf).forEach((form) => spoken.add(form));
  return [
    ...new Set([
      ...emails.map((key) => `e:${key}`),
      ...profiles.map((key) => `l:${key}`),
      ...phones
        .flatMap(({ written }) => [written, ...wholePhones(written, NO_CODES)])
        .flatMap(nationalDigits)
        .flatMap((digits) => ['', ...spoken].map((form) => `n:${digits} ${form}`.trim())),
      ...(isFullName(name) ? wholesOf(name).map((whole) => `w:${whole}`) : []),
      ...pairsOf(words, name.called).map((pair) => `w:${pair.toSorted().join(' ')}`),
      ...(organization === '' ? [] : keysAt(organization, words, person)),
    ]),
  ];
}

/** Returns pairs of words: the given name in all its common forms, the others by their sound. */
function pairsOf(words: readonly string[], called: readonly string[]): string[][] {
  const [first = '', ...others] = words;
  const rest = soundsOf(others);
  const given = [first, ...called].filter((word) => !isInitial(word)).flatMap(formsOf);
  // If there are two words, the family name may come first.
  const turned =
    words.length === 2 && !isInitial(first)
      ? rest.flatMap(() => others.flatMap(formsOf)).map((form) => [soundOf(first), form])
      : [];
  return [
    ...given.flatMap((form) => rest.map((word) => [form, word])),
    ...turned,
    ...rest.flatMap((one, index) => rest.slice(index + 1).map((other) => [one, other])),
  ].slice(0, MOST_NAME_KEYS);
}

/** Returns the keys that count only within one organization. */
function keysAt(
  organization: string,
  words: readonly string[],
  { name }: ComparablePerson,
): string[] {
  const [first = '', ...others] = words;
  const initials = soundsOf(others).map((word) => `o:${first.charAt(0)} ${word} ${organization}`);
  const turned = words.length === 2 ? soundsOf([first]) : [];
  return [
    ...initials,
    ...turned.map((word) => `o:${(others[0] ?? '').charAt(0)} ${word} ${organization}`),
    ...(isFullName(name) ? [] : wholesOf(name).map((whole) => `s:${whole} ${organization}`)),
    ...(words.length === 1
      ? words.flatMap(formsOf).map((form) => `s:${form} ${organization}`)
      : soundsOf(words).map((word) => `v:${word} ${organization}`)),
  ];
}

/** Returns a whole name as one word, in its own order and in a sorted one. */
function wholesOf({ words }: ComparablePerson['name']): string[] {
  return words.length === 0
    ? []
    : [...new Set([words.join(''), words.toSorted().join('')].map(soundOf))];
}

function soundsOf(words: readonly string[]): string[] {
  return words.filter((word) => !isInitial(word)).map(soundOf);
}
