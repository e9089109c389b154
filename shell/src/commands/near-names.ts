import { type ContactSummary } from '@rapport/api-client';
import { folded, wordsOf } from './fold-words.ts';
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
    const parts = displayName.split(/[\s\-–/,.]+/u).map(folded);
    return words.every((word) => parts.some((part) => wordDistance(word, part, false) !== null));
  });
}
