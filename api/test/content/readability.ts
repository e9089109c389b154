/** Returns the words of a text: letters, digits, and apostrophes, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns the number of sentences in a text, at least one. */
export function sentenceCount(text: string): number {
  return Math.max(1, (text.match(/[.!?…]+(?=["”]?(?:\s|$))/g) ?? []).length);
}

/** Estimates the number of syllables of an English word: groups of vowels, without a silent e. */
export function syllableCount(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '');
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length);
}

/**
 * Returns the Flesch–Kincaid grade of all texts together: 0.39 words per sentence + 11.8 syllables per word −
 * 15.59. Source: Kincaid, Fishburne, Rogers and Chissom, 1975.
 */
export function gradeOf(...texts: readonly string[]): number {
  const words = texts.flatMap(wordsOf);
  const sentences = texts.map(sentenceCount).reduce((sum, count) => sum + count, 0);
  const syllables = words.map(syllableCount).reduce((sum, count) => sum + count, 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** Returns the share of the shorter text's word trigrams that the other one also contains, 0 to 1. */
export function sharedTrigrams(one: string, other: string): number {
  const [small, large] = [trigrams(one), trigrams(other)].sort((a, b) => a.size - b.size);
  if (!small || !large || small.size === 0) return 0;
  return [...small].filter((trigram) => large.has(trigram)).length / small.size;
}

function trigrams(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase());
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
}
