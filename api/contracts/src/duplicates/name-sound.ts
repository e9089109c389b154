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

/** A folded word of a name without what only its spelling has. */
export function soundOf(word: string): string {
  return SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
}
