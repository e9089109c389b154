/** Short words that say nothing about the matter. */
const SHORTEST = 3;

/** Returns whether a text has all words that were typed for it, or their beginnings; false without a word. */
export function isAlike(text: string, typed: string): boolean {
  const words = wordsOf(text);
  const asked = wordsOf(typed).filter((word) => word.length >= SHORTEST);
  return (
    asked.length > 0 && asked.every((word) => words.some((other) => other.startsWith(stem(word))))
  );
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** "sending" and "sent" aren't found, but "prices" is for "price". */
function stem(word: string): string {
  return word.length > SHORTEST + 1 ? word.replace(/(?:es|s)$/u, '') : word;
}
