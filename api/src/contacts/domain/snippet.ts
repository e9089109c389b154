import { fold } from './search-text.ts';

/** About so many characters fit into a line. */
const LONGEST = 80;

/**
 * The part of a text that has a word, in whole words and in one line, with … where something is left out.
 * @param word folded
 */
export function snippet(text: string, word: string): string {
  const words = text.trim().split(/\s+/u);
  if (words.join(' ').length <= LONGEST) return words.join(' ');
  const at = Math.max(
    0,
    words.findIndex((each) => fold(each).includes(word)),
  );
  // A little of what comes before says what it's about.
  let from = at;
  while (from > 0 && words.slice(from - 1, at).join(' ').length <= LONGEST / 4) from -= 1;
  let to = at + 1;
  while (to < words.length && words.slice(from, to + 1).join(' ').length <= LONGEST) to += 1;
  const part = words.slice(from, to).join(' ');
  return `${from > 0 ? '… ' : ''}${part}${to < words.length ? ' …' : ''}`;
}
