import { type ComparablePerson, comparablePerson, type Identity } from './comparable-person.ts';
import { wholePhones } from '../phones/phone.ts';
import { nationalDigits } from '../phones/same-phone.ts';
import { formsOf, isFullName, isInitial, significant } from './name-relation.ts';
import { soundOf } from './name-sound.ts';

/** Moves whenever the keys of a person may be others than before, so that stored ones are computed again. */
export const DUPLICATE_KEYS_VERSION = 3;

/** Of a name, what it is found by: no one is known by the sixth word. */
const MOST_WORDS = 5;
const MOST_NAME_KEYS = 24;
/** Keys follow from the contact alone. */
const NO_CODES = new Map<string, number>();

/**
 * The keys that a contact is found by. Two who are alike by `likeness` have one in common; many have one in
 * common and are not alike, so a key makes a candidate and no more.
 *
 * `e:` email, `l:` profile, `n:` the digits of a phone inside its country, alone and with a word of the name,
 * because many may share it, `w:` two words of the name, `o:` an initial and a word at an organization, `s:` a name
 * of one word at an organization, `v:` one of several words there.
 */
export function duplicateKeys(identity: Identity): string[] {
  return keysOf(comparablePerson(identity));
}

/** The keys to look for: another contact may be the same person if it is found by one of them. */
export function soughtKeys(identity: Identity): string[] {
  return soughtKeysOf(comparablePerson(identity));
}

/** `soughtKeys` of a person who is taken apart. */
export function soughtKeysOf(person: ComparablePerson): string[] {
  return keysOf(person).flatMap((key) => {
    if (key.startsWith('v:')) return [`s:${key.slice(2)}`];
    return key.startsWith('s:') ? [key, `v:${key.slice(2)}`] : [key];
  });
}

/** `duplicateKeys` of a person who is taken apart. */
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

/** Two words each: the given name in all forms that others may write, the others by their sound. */
function pairsOf(words: readonly string[], called: readonly string[]): string[][] {
  const [first = '', ...others] = words;
  const rest = soundsOf(others);
  const given = [first, ...called].filter((word) => !isInitial(word)).flatMap(formsOf);
  // Of two words, the family name may come first.
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

/** What counts at one organization only. */
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

/** All of a name as one word, in its order and in one that doesn't depend on it. */
function wholesOf({ words }: ComparablePerson['name']): string[] {
  return words.length === 0
    ? []
    : [...new Set([words.join(''), words.toSorted().join('')].map(soundOf))];
}

function soundsOf(words: readonly string[]): string[] {
  return words.filter((word) => !isInitial(word)).map(soundOf);
}
