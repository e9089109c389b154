import { ALSO_ENGLISH, GERMAN, SHORT } from './plain-dictionary.ts';
import { phraseAt } from './plain-phrases.ts';

/** A line in the words that the rules know: typing errors mended, abbreviations and German in English. */
interface PlainLine {
  text: string;
  isGerman: boolean;
  /** The words of the line, as typed, for a part of `text`. */
  original: (part: string) => string;
}

/** Where a phrase or a word may begin. */
const BEGINNING = /(?<!\S)w\/?(?=\s)|(?<!\d)\d+|(?<!\p{L})\p{L}+/giu;

/** Words that are mended if one letter in them is missing, added, wrong, or turned. */
const OFTEN_MISTYPED =
  'called phoned emailed promised meeting agreed requested coffee today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday telefoniert angerufen versprochen'.split(
    ' ',
  );
const SHORTEST_MENDED = 4;

/** @param line with single spaces */
export function plainWords(line: string, now: Date): PlainLine {
  const known = line.toLowerCase().split(/\P{L}+/u);
  const isGerman =
    new Set(known.filter((word) => GERMAN.has(word) && !ALSO_ENGLISH.test(word))).size > 1;
  /** For each character of `text`, the place in the line that it comes from. */
  const places: number[] = [];
  let text = '';
  let last = 0;
  const add = (words: string, from: number, isSame: boolean) => {
    for (let at = 0; at < words.length; at += 1) places.push(isSame ? from + at : from);
    text += words;
  };
  for (const { 0: word, index } of line.matchAll(BEGINNING)) {
    // A phrase before it has it.
    if (index < last) continue;
    const phrase = phraseAt(line, index, { now, isGerman });
    const typed = phrase?.typed ?? word;
    const plain = phrase?.plain ?? plainWord(word, index === 0, isGerman);
    if (plain === typed) continue;
    add(line.slice(last, index), last, true);
    add(plain, index, false);
    last = index + typed.length;
  }
  add(line.slice(last), last, true);
  const original = (part: string) => {
    const start = text.indexOf(part);
    const end = start + part.length;
    return start < 0 || part === ''
      ? part
      : line.slice(places[start], places[end] ?? line.length).trim();
  };
  return { text, isGerman, original };
}

function plainWord(word: string, isFirst: boolean, isGerman: boolean): string {
  const lower = word.toLowerCase();
  const mended = isFirst || word === lower ? (mendedWord(lower) ?? lower) : lower;
  const known = (isGerman ? GERMAN.get(mended) : undefined) ?? SHORT.get(lower);
  return known ?? (mended === lower ? word : mended);
}

function mendedWord(word: string): string | undefined {
  if (word.length < SHORTEST_MENDED || OFTEN_MISTYPED.includes(word)) return undefined;
  return OFTEN_MISTYPED.find(
    (known) => known[0] === word[0] && known.at(-1) === word.at(-1) && isOneSlip(word, known),
  );
}

/** Whether two words differ by one letter, or by two that are turned. */
export function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  const isTurned = a.length === 2 && b === `${a[1]}${a[0]}`;
  return isTurned || Math.max(a.length, b.length) === 1;
}
