import { phoneSearch } from './searched-phone.ts';

/** Letters that Unicode decomposition doesn't turn into plain ones. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't', ς: 'σ',
}; // oxfmt-ignore
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(SPECIAL).join('')}]`, 'g');
/** Accents of Latin, Greek, and Cyrillic; vowel points of Hebrew and Arabic. Not the vowels of Indic scripts. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Characters that look like a key on a keyboard, which people type when they search for a pasted name. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u2032\u00b4`]/g;
const QUOTES = /[\u201c\u201d\u201e\u201f\u2033]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const SPACE = /[\s\p{Z}]+/gu;
const ONLY_LETTERS = /^[\p{L}\p{N}]+$/u;
/** Scripts without spaces between words, so that the beginning of a word can't be found. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const THREE_LETTERS = /[\p{L}\p{N}]{3}/u;
/** Characters that are too common to narrow down a search. */
const PLAIN = /[a-z0-9 ]/g;

/** A word with fewer letters is only matched at the beginning of words. */
const SHORTEST_INNER_MATCH = 3;

/** No text has needed more than two; the limit keeps any text from blocking a request. */
const MOST_PASSES = 5;

/**
 * Lowercases and removes accents, with plain quotes and dashes and one space between words. Texts that people
 * consider the same become equal, and folding is idempotent. Stored texts are folded, so a changed rule needs a
 * migration.
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

/** Decomposition can yield a character that folds again: U+FE31, a vertical dash, becomes an em dash. */
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
 * Returns the stored search text: all words of `texts`, each after a space, so that the beginning of a word can be
 * told from its inside.
 */
export function searchText(texts: readonly (string | null)[]): string {
  const words = texts.map((text) => fold(text ?? '')).filter((text) => text !== '');
  return words.map((text) => ` ${text}`).join('');
}

/** Returns the search words of a phone number: as written, and its digits only. */
export function phoneWords(phone: string): string[] {
  return [phone, phone.replaceAll(/[^\p{Nd}]/gu, '')];
}

const HOST_TO_LEAVE_OUT = /^https?:\/\/(www\.)?(([a-z]+\.)?linkedin\.com\/(in\/|pub\/)?)?/i;

/**
 * Returns the search text of a link, without the host names that many contacts share and that would match everyone.
 */
export function linkWords(link: string): string {
  return link.replace(HOST_TO_LEAVE_OUT, '');
}

/** The condition that a `searchText` must meet for one word of a query. */
export interface SearchCondition {
  /** A LIKE pattern (escape character `\`) that matches the word literally. */
  pattern: string;
  /**
   * Characters that the text must contain, for using an index if the word has no three consecutive letters;
   * otherwise empty. It's implied by the pattern and only speeds up the search.
   */
  marks: string[];
  /** The folded word. */
  word: string;
  /** True if interactions are searched, too. One or two letters would match some word of nearly every note. */
  inInteractions: boolean;
  /** The phone number as typed; null for a word. */
  phone: string | null;
}

/** Returns one condition per word and number of the query; all must be met. A blank query has none. */
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

/** Returns the condition that a `searchText` meets if one of its texts is `text`. Longer texts meet it, too. */
export function textCondition(text: string): Pick<SearchCondition, 'pattern' | 'marks'> {
  const folded = fold(text);
  return {
    pattern: `% ${literally(folded)}%`,
    marks: THREE_LETTERS.test(folded) ? [] : rare(folded),
  };
}

/** Returns whether a query word finds the folded `name`, by the same rule as in a `searchText`. */
export function isFoundBy(word: string, name: string): boolean {
  return ` ${name}`.includes(isBeginning(word) ? ` ${word}` : word);
}

function pattern(word: string): string {
  return isBeginning(word) ? `% ${literally(word)}%` : `%${literally(word)}%`;
}

function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function isBeginning(word: string): boolean {
  return (
    [...word].length < SHORTEST_INNER_MATCH && ONLY_LETTERS.test(word) && !WITHOUT_SPACES.test(word)
  );
}

function marks(word: string): string[] {
  const isFoundByLetters = THREE_LETTERS.test(word) || isBeginning(word);
  return isFoundByLetters ? [] : rare(word);
}

function rare(text: string): string[] {
  return [...new Set(text.replaceAll(PLAIN, ''))];
}
