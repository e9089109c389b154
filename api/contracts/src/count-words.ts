const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Returns a count as a word up to nine, and as digits from ten on. */
export function countWord(count: number): string {
  return WORDS[count] ?? `${count}`;
}

/** The count of due contacts stops here, so a count that reaches it may be larger. */
export const DUE_COUNT_LIMIT = 1_000;

/** Returns how many people are due, for a sentence: "one person", "1,000 or more people". */
export function dueWords(dueCount: number): string {
  if (dueCount >= DUE_COUNT_LIMIT) return '1,000 or more people';
  return `${countWord(dueCount)} ${dueCount === 1 ? 'person' : 'people'}`;
}
