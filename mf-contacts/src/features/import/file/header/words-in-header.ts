import { OTHER_WORDS } from './words-left-out.ts';
import { PEOPLE_WORDS } from './words-of-people.ts';
import { REACH_WORDS } from './words-of-reach.ts';

/** Letters that don't consist of a base letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', ı: 'i', đ: 'd', æ: 'ae' },
};

/** Names of services with a capital inside. */
const BRANDS = /LinkedIn|WhatsApp|GitHub|GitLab|YouTube|TikTok|WeChat|iPhone/g;

/**
 * Lowercases a header and removes accents and punctuation: "E-Mail 1 - Value" and "e_mail 1 value" are the same, as
 * are "MailingCity" and "Mailing City". Salesforce's custom fields end in "__c".
 */
export function plainHeader(header: string): string {
  return header
    .replaceAll(BRANDS, (brand) => brand.toLowerCase())
    .replaceAll(/__(?:c|pc|r)(?![a-z])/g, ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßłøıđæ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The meaning of a word in a header. */
export type Meaning =
  | keyof typeof REACH_WORDS
  | keyof typeof PEOPLE_WORDS
  | keyof typeof OTHER_WORDS;

const PLURAL = /(?<=\p{Ll}{4})s$/u;
/** The number of words in the longest phrase with one meaning. */
const LONGEST_PHRASE = 5;
/** Shorter words of these scripts occur in other words by chance; those of Chinese are whole words. */
const LEAST_LETTERS = 4;
const SHORT_PARTS = new Set(['tel', 'fax', 'hem', 'tyo', 'web', 'url']);
const LETTERS = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u;
/** German and related languages join words with these: Geschäft-s-telefon. */
const JOINTS = ['', 's', 'n', 'e', 'es', 'en'];

const PHRASES: ReadonlyMap<string, Meaning> = new Map(
  [...entriesOf(REACH_WORDS), ...entriesOf(PEOPLE_WORDS), ...entriesOf(OTHER_WORDS)]
    // The first of two meanings counts.
    .reverse(),
);

function entriesOf<Key extends Meaning>(words: Readonly<Record<Key, readonly string[]>>) {
  const all: [string, Key][] = [];
  for (const key in words) {
    for (const line of words[key]) {
      for (const phrase of line.split(',')) all.push([plainHeader(phrase), key]);
    }
  }
  return all;
}

/** The words of a header: their meanings in order, its number, and the unknown words. */
interface HeaderWords {
  meanings: readonly Meaning[];
  number: number | null;
  unknown: readonly string[];
}

/** Reads the words of a header, in any order and with any separators or none. */
export function wordsIn(header: string): HeaderWords {
  const tokens = plainHeader(header)
    .replaceAll(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$1$2 ')
    .split(' ')
    .filter((token) => token !== '');
  const meanings: Meaning[] = [];
  const unknown: string[] = [];
  let number: number | null = null;
  for (let at = 0; at < tokens.length;) {
    const found = phraseAt(tokens, at);
    const token = tokens[at] ?? '';
    at += found?.length ?? 1;
    if (found) meanings.push(found.meaning);
    else if (/^\d+$/.test(token)) number ??= Number(token);
    else {
      const parts = partsOf(token);
      if (parts) meanings.push(...parts);
      else unknown.push(token);
    }
  }
  return { meanings, number, unknown };
}

function phraseAt(tokens: readonly string[], at: number) {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length).join(' ');
    // Handles the plural of many languages.
    const meaning = PHRASES.get(phrase) ?? PHRASES.get(phrase.replace(PLURAL, ''));
    if (meaning) return { meaning, length };
  }
  return null;
}

/** The meanings of a compound like `Diensthandy`, `mobilephone`, or 勤務先電話番号; null if a part is unknown. */
function partsOf(word: string): Meaning[] | null {
  const least = LETTERS.test(word) ? LEAST_LETTERS : 1;
  /** For each position, the fewest parts that end there. */
  const ways = new Map<number, Meaning[]>([[0, []]]);
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = ways.get(start);
      const part = word.slice(start, end);
      const isLong = part.length >= least || SHORT_PARTS.has(part);
      const meaning = isLong ? PHRASES.get(part) : undefined;
      if (!before || !meaning) continue;
      for (const joint of JOINTS) {
        const next = end + joint.length;
        const isJoined = word.startsWith(joint, end) && (joint === '' || next < word.length);
        const known = ways.get(next);
        if (isJoined && (!known || known.length > before.length + 1)) {
          ways.set(next, [...before, meaning]);
        }
      }
    }
  }
  return ways.get(word.length) ?? null;
}
