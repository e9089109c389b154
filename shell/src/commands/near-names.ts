import { type ContactSummary } from '@rapport/api-client';
import { tellingWords, wordsOf } from './fold-words.ts';
import { type NamedInWords, namePartsOf } from './named-people.ts';
import { wordDistance } from './word-distance.ts';

/** Fewer letters are near too many names. */
const SHORTEST = 4;
/** So many letters at the beginning are hardly mistyped. */
const BEGINNING = 3;

/** Returns what to search for if a first and a last name may have typos: their beginnings; empty for other texts. */
export function beginningsOf(query: string): string {
  const words = wordsOf(query).map(({ word }) => word);
  const isName = words.length === 2 && words.every((word) => /^\p{L}+$/u.test(word));
  return isName && words.every(({ length }) => length >= SHORTEST)
    ? words.map((word) => word.slice(0, BEGINNING)).join(' ')
    : '';
}

/** Returns the people whose names differ from a text only by typos. */
export function nearlyNamed<Person extends Pick<ContactSummary, 'displayName'>>(
  people: readonly Person[],
  query: string,
): Person[] {
  const words = wordsOf(query).map(({ word }) => word);
  return people.filter(({ displayName }) => {
    const parts = namePartsOf(displayName);
    return words.every((word) => parts.some((part) => wordDistance(word, part, false) !== null));
  });
}

/** Beside a verb, at most so many words are taken for a mistyped name, so that a sentence isn't searched whole. */
const MOST_MISTYPED = 2;
/** "Juergen" is how Jürgen is typed without an umlaut, and his name is searched without it. */
const TYPED_UMLAUT = /([aou])e/u;

/**
 * Returns what to search for if words that name no one are a name with a typo: the beginnings of the first words that
 * may be one.
 * @param who the words that may name someone, by how likely their reading is
 * @param isVerb whether a word is one of a command
 */
export function nearSearches(
  [who = '']: readonly string[],
  isVerb: (word: string) => boolean,
): string[] {
  const typed = tellingWords(who).flatMap(({ word }) =>
    isLong(word) && !isVerb(word) ? [word] : [],
  );
  return [
    ...new Set(
      typed
        .slice(0, MOST_MISTYPED)
        .map((word) => word.replace(TYPED_UMLAUT, '$1').slice(0, BEGINNING)),
    ),
  ];
}

function isLong(word: string): boolean {
  return word.length >= SHORTEST && /^\p{L}+$/u.test(word);
}

/** Returns whom words name that have a typo, and those words. */
export function nearlyNamedIn<Person extends Pick<ContactSummary, 'displayName'>>(
  people: readonly Person[],
  who: readonly string[],
): NamedInWords<Person> {
  const typed = tellingWords(who.join(' ')).map(({ word }) => word);
  for (const word of typed.filter(isLong)) {
    const near = nearlyNamed(people, word);
    if (near.length === 0) continue;
    // "Hanah Lindqvist" has a whole name beside the mistyped one.
    const both = near.filter((person) => typed.some((each) => each !== word && isIn(person, each)));
    const named = both.length > 0 ? both : near;
    const words = typed.filter((each) => each === word || named.some((one) => isIn(one, each)));
    return { people: named, words: [...new Set(words)] };
  }
  return { people: [], words: [] };
}

function isIn({ displayName }: Pick<ContactSummary, 'displayName'>, word: string): boolean {
  return namePartsOf(displayName).includes(word);
}
