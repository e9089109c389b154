import { phoneSearch } from './searched-phone.ts';

/** Letters that no decomposition turns into plain ones. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't', ς: 'σ',
}; // oxfmt-ignore
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(SPECIAL).join('')}]`, 'g');
/** Accents of Latin, Greek and Cyrillic; vowel points of Hebrew and Arabic. Not the vowels of Indic scripts. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Signs that look like one on a keyboard, which is what people type when they look for a pasted name. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u2032\u00b4`]/g;
const QUOTES = /[\u201c\u201d\u201e\u201f\u2033]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const SPACE = /[\s\p{Z}]+/gu;
const ONLY_LETTERS = /^[\p{L}\p{N}]+$/u;
/** Scripts that write words without spaces between them, so that no word has a findable beginning. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const THREE_LETTERS = /[\p{L}\p{N}]{3}/u;
/** Letters of which there are too many to find anything by one of them. */
const PLAIN = /[a-z0-9 ]/g;

/** Below this many letters a word is looked for at the beginnings of words only. */
const SHORTEST_INNER_MATCH = 3;

/** No text has needed more than two; the bound is there so that no text can keep a request busy. */
const MOST_PASSES = 5;

/**
 * Lower case without accents, plain quotes and dashes, one space between words: texts that people
 * call the same become equal, and folding the result again changes nothing. What is stored was
 * folded too: another rule needs a migration.
 */
export function fold(text: string): string {
  let folded = foldOnce(text);
  for (let pass = 1; pass < MOST_PASSES; pass += 1) {
    const again = foldOnce(folded);
    if (again === folded) break;
    folded = again;
  }
  return folded;
}

/** Decomposing can yield a sign that folds again: U+FE31, a vertical dash, becomes an em dash. */
function foldOnce(text: string): string {
  return text
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(QUOTES, '"')
    .replaceAll(DASHES, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .replaceAll(SPECIAL_LETTERS, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFKC')
    .replaceAll(SPACE, ' ')
    .trim();
}

/**
 * What is stored for the search: all words of `texts`, each after a space, so that the beginning
 * of a word can be told from its inside.
 */
export function searchText(texts: readonly (string | null)[]): string {
  const words = texts.map((text) => fold(text ?? '')).filter((text) => text !== '');
  return words.map((text) => ` ${text}`).join('');
}

/** What a phone number is found by: as it is written, and its digits in a row. */
export function phoneWords(phone: string): string[] {
  return [phone, phone.replaceAll(/[^\p{Nd}]/gu, '')];
}

const HOST_TO_LEAVE_OUT = /^https?:\/\/(www\.)?(([a-z]+\.)?linkedin\.com\/(in\/|pub\/)?)?/i;

/** What a link is found by. Without the words that links of many contacts share, which find everyone. */
export function linkWords(link: string): string {
  return link.replace(HOST_TO_LEAVE_OUT, '');
}

/** What a `searchText` has to meet for one word of a query. */
export interface SearchCondition {
  /** A LIKE pattern (escape character `\`) in which every character of the word stands for itself. */
  pattern: string;
  /**
   * Characters that have to be in it, to find the word by where three letters in a row are missing;
   * empty where they are not. It follows from the pattern: it only helps to find.
   */
  marks: string[];
  /** The folded word itself. */
  word: string;
  /**
   * Whether it is looked for in interactions too. One or two letters begin some word of nearly every
   * note, and would find everyone.
   */
  inInteractions: boolean;
  /** The number that it is, as it was typed; null for a word. */
  phone: string | null;
}

/** One condition for each word and each number of the query; all have to be met. A blank query has none. */
export function searchConditions(query: string): SearchCondition[] {
  const { phones, words } = phoneSearch(query);
  const each = [...new Set(fold(words).split(' '))].filter((word) => word !== '');
  const conditionOf = (word: string, phone: string | null) => ({
    pattern: pattern(word),
    marks: marks(word),
    word,
    inInteractions: THREE_LETTERS.test(word) || WITHOUT_SPACES.test(word),
    phone,
  });
  return [
    ...each.map((word) => conditionOf(word, null)),
    ...phones.map((phone) => conditionOf(fold(phone), phone)),
  ];
}

/** Whether a word of a query finds `name`, which is folded, by the same rule as in a `searchText`. */
export function isFoundBy(word: string, name: string): boolean {
  return ` ${name}`.includes(isBeginning(word) ? ` ${word}` : word);
}

function pattern(word: string): string {
  const literal = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return isBeginning(word) ? `% ${literal}%` : `%${literal}%`;
}

function isBeginning(word: string): boolean {
  return (
    [...word].length < SHORTEST_INNER_MATCH && ONLY_LETTERS.test(word) && !WITHOUT_SPACES.test(word)
  );
}

function marks(word: string): string[] {
  const isFoundByLetters = THREE_LETTERS.test(word) || isBeginning(word);
  return isFoundByLetters ? [] : [...new Set(word.replaceAll(PLAIN, ''))];
}
