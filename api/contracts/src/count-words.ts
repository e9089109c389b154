const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A small count in words, up to nine; the digits from ten on. */
export function countWord(count: number): string {
  return WORDS[count] ?? `${count}`;
}

/** People who are due are counted up to here: a count that reaches it may be larger. */
export const DUE_COUNT_LIMIT = 1_000;

/** How many people are due, in a sentence: "one person", "1,000 or more people". */
export function dueWords(dueCount: number): string {
  if (dueCount >= DUE_COUNT_LIMIT) return '1,000 or more people';
  return `${countWord(dueCount)} ${dueCount === 1 ? 'person' : 'people'}`;
}
