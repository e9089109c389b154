import { DAY_OF_YEAR, englishDate } from '@rapport/contracts';
import { type FoldedWord, wordsOf } from './fold-words.ts';
import { type FoundFilters, type ListFilter } from './list-filters.ts';
import { type UnderstandOptions } from './read-rest.ts';

/** A time and the few words after it that may name it: "since the end of March". */
const SINCE = /\bsince\s+(?:\S+\s*){1,4}/iu;

/** Whether a text says since when, which takes the code that reads days. */
export function saysSince(text: string): boolean {
  return SINCE.test(text);
}

/**
 * Adds the filter for no contact since a day, in place of the usual one, if a text says "since March" or "in 60 days".
 * @param span the words for a number of days, and how many they are
 */
export function withSince(
  found: FoundFilters,
  text: string,
  typed: readonly FoldedWord[],
  readWhen: UnderstandOptions['readWhen'],
  span: { start: number; end: number; days: number } | null,
): FoundFilters {
  const usual = found.filters.find(({ name }) => name === 'lastContact');
  // "Contacted since March" is another question.
  if (readWhen === null || (usual !== undefined && usual.value !== 'older')) return found;
  const match = SINCE.exec(text);
  const isSpan = match === null && span !== null && usual !== undefined;
  const said = match?.[0] ?? (isSpan ? `${span.days} days ago` : null);
  const when = said === null ? null : readWhen(said, true);
  if (when?.day == null) return found;
  const [start, end] = isSpan
    ? [span.start, span.end]
    : [match?.index ?? 0, (match?.index ?? 0) + (match?.[0].length ?? 0)];
  const left = new Set(isSpan ? [] : wordsOf(when.rest).map(({ word }) => word));
  const isExplained = (word: FoldedWord) =>
    word.start >= start && word.end <= end && !left.has(word.word);
  const taken = typed.flatMap((word, at) => (isExplained(word) ? [at] : []));
  return {
    filters: [...found.filters.filter((filter) => filter !== usual), notSince(when.day)],
    taken: new Set([...found.taken, ...taken]),
  };
}

function notSince(day: string): ListFilter {
  const says = `not contacted since ${englishDate(day, DAY_OF_YEAR)}`;
  return { name: 'notSince', value: day, says, phrases: [], isName: false, isPlace: false };
}
