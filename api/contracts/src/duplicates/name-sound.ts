/** One spelling for what languages and transliterations write differently: Alexey and Aleksei, Stephan and Stefan. */
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

/** The same words come again and again while many people are compared. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** A folded word of a name without what only its spelling has. */
export function soundOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const sound = SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, sound);
  return sound;
}
