/** Words that say nothing about the matter. */
const FILLERS = new Set(['the', 'for', 'and', 'with', 'that', 'has', 'was', 'him', 'her', 'them']);
const SHORTEST = 3;
/** "Sent the price for two years" is the price for two years, but one for ten years is another. */
const ENOUGH = 0.75;

/** Returns whether a text has most words that were typed for it, or their beginnings; false without a word. */
export function isAlike(text: string, typed: string): boolean {
  const words = wordsOf(text);
  const asked = wordsOf(typed).filter((word) => word.length >= SHORTEST && !FILLERS.has(word));
  const found = asked.filter((word) => words.some((other) => other.startsWith(stem(word))));
  return found.length > 0 && found.length >= ENOUGH * asked.length;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "prices" finds "price". */
function stem(word: string): string {
  return word.length > SHORTEST + 1 ? word.replace(/(?:es|s)$/u, '') : word;
}
