/** Unifies spellings that differ between languages and transliterations: Alexey and Aleksei, Stephan and Stefan. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/kh/g, 'h'],
  [/w/g, 'v'],
  [/th/g, 't'],
  [/c(?=[aoulr]|$)/g, 'k'],
  [/ck|kk/g, 'k'],
  [/^[yji](?=[aou])/, 'i'],
  [/^[yji]e/, 'e'],
  [/(?:ey|ej)$/, 'ei'],
  [/(?:iy|ij|ii|yi|yy|y)$/, 'i'],
];

/** A cache, because the same words recur while many people are compared. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** Returns a folded word of a name without differences in spelling. */
export function soundOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const sound = SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, sound);
  return sound;
}
