import { type ComparablePerson, comparablePerson, type Identity } from './comparable-person.ts';
import { formsOf, isFullName, isInitial, significant } from './name-relation.ts';
import { soundOf } from './name-sound.ts';

/** Moves whenever the keys of a person may be others than before, so that stored ones are computed again. */
export const DUPLICATE_KEYS_VERSION = 2;

/** Of a name, what it is found by: nobody is known by the sixth word. */
const MOST_WORDS = 5;
const MOST_NAME_KEYS = 24;

/**
 * The keys that a contact is found by. Two who are alike by `likeness` have one in common; many have one in
 * common and are not alike, so a key makes a candidate and no more.
 *
 * `e:` email, `l:` profile, `p:` phone in E.164 and `n:` the digits of one without its country, both with a
 * word of the name, `w:` two words of the name, `o:` an initial and a word at an organization, `s:` a name
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
export function keysOf({
  name,
  organization,
  emails,
  phones,
  profiles,
}: ComparablePerson): string[] {
  const words = wordsOf(name);
  const forms = [...new Set(words.flatMap(formsOf))];
  return [
    ...new Set([
      ...emails.map((key) => `e:${key}`),
      ...profiles.map((key) => `l:${key}`),
      ...phones.flatMap(({ e164, national }) =>
        forms.map((form) => `${e164 === null ? `n:${national}` : `p:${e164}`} ${form}`),
      ),
      ...(isFullName(name) ? [`w:${name.words.join('')}`] : []),
      ...pairsOf(words)
        .flatMap(([one, other]) => formPairs(one, other))
        .slice(0, MOST_NAME_KEYS),
      ...(organization === '' ? [] : keysAt(organization, words)),
    ]),
  ];
}

function wordsOf({ words, called }: ComparablePerson['name']): readonly string[] {
  return [...significant(words), ...called].slice(0, MOST_WORDS);
}

function pairsOf(words: readonly string[]): (readonly [string, string])[] {
  return words.flatMap((one, index) =>
    words.slice(index + 1).map((other) => [one, other] as const),
  );
}

/** Two words in all forms that others may write, in one order. */
function formPairs(one: string, other: string): string[] {
  if (isInitial(one) || isInitial(other)) return [];
  return formsOf(one).flatMap((form) =>
    formsOf(other).map((otherForm) => `w:${[form, otherForm].toSorted().join(' ')}`),
  );
}

/** What counts at one organization only. */
function keysAt(organization: string, words: readonly string[]): string[] {
  if (words.length === 1) return words.flatMap(formsOf).map((form) => `s:${form} ${organization}`);
  const initials = pairsOf(words).flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]);
  return [
    ...initials.flatMap(([initial = '', word = '']) =>
      isInitial(word) ? [] : [`o:${initial.charAt(0)} ${soundOf(word)} ${organization}`],
    ),
    ...words
      .filter((word) => !isInitial(word))
      .flatMap(formsOf)
      .map((form) => `v:${form} ${organization}`),
  ];
}
