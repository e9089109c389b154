const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A small count in words, up to nine; the digits from ten on. */
export function countWord(count: number): string {
  return WORDS[count] ?? `${count}`;
}
