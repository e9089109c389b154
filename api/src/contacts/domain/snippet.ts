import { fold } from './search-text.ts';

/** About as many characters as fit on a line. */
const LONGEST = 80;

/**
 * Returns an excerpt of a text around a word, in whole words and on one line, with … where something is left out.
 * @param word folded
 */
export function snippet(text: string, word: string): string {
  const words = text.trim().split(/\s+/u);
  if (words.join(' ').length <= LONGEST) return words.join(' ');
  const at = Math.max(
    0,
    words.findIndex((each) => fold(each).includes(word)),
  );
  // A little of the preceding text gives context.
  let from = at;
  while (from > 0 && words.slice(from - 1, at).join(' ').length <= LONGEST / 4) from -= 1;
  let to = at + 1;
  while (to < words.length && words.slice(from, to + 1).join(' ').length <= LONGEST) to += 1;
  const part = words.slice(from, to).join(' ');
  return `${from > 0 ? '… ' : ''}${part}${to < words.length ? ' …' : ''}`;
}
