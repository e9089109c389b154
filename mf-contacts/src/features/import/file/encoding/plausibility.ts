import { type Language } from './languages.ts';

/** A sequence with a character outside of ASCII, between spaces and separators. */
const WORDS = /[^\s,;"'@()/:]*[^\0-\u007f\s][^\s,;"'@()/:]*/gu;
const SCRIPTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Latin', /\p{sc=Latin}/u],
  ['Cyrillic', /\p{sc=Cyrillic}/u],
  ['Greek', /\p{sc=Greek}/u],
  ['Hebrew', /\p{sc=Hebrew}/u],
  ['Arabic', /\p{sc=Arabic}/u],
  ['Thai', /\p{sc=Thai}/u],
];
const LETTER = /[\p{L}\p{M}]/u;
/** Quotation marks, dashes, and the like, which occur next to words in every language. */
const TYPOGRAPHY = /[\u00a0\u00a7\u00a9\u00ab\u00ae\u00b0\u00b2\u00b3\u00bb\p{Pd}‘’‚“”„†•…‹›€™№]/u;
const VOWEL = /[aeiouyıæøœаеиоуыэюяієαεηιουω]/u;
const HAS_CAPITALS = /Cyrillic|Greek/;

/**
 * How much a text looks like a list of people in a language: 1 if every character outside of ASCII is one of its
 * letters in a plausible position, and far below 0 otherwise. A text in the wrong encoding has symbols within
 * words, mixed scripts in a word, and capitals after lowercase letters.
 */
export function plausibility(text: string, language: Language): number {
  let sum = 0;
  let signs = 0;
  for (const word of text.match(WORDS) ?? []) {
    const letters = [...word];
    letters.forEach((sign, index) => {
      if (sign <= '\u007f') return;
      signs += 1;
      sum += LETTER.test(sign)
        ? letterWorth(letters, index, language.letters)
        : signWorth(letters, index);
    });
    sum -= mixedScripts(letters);
  }
  return signs === 0 ? 0 : sum / signs;
}

function letterWorth(word: readonly string[], index: number, common: string): number {
  const sign = word[index] ?? '';
  const before = word[index - 1] ?? '';
  const after = word[index + 1] ?? '';
  const script = scriptOf(sign);
  const isKnown =
    common === ''
      ? script === 'Thai'
      : common.includes(sign) || common.includes(sign.toLowerCase());
  const isAlone = !LETTER.test(before) && !LETTER.test(after);
  let worth = isKnown ? (isAlone ? 0.5 : 1) : -1;
  if (/\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)) worth -= 1.5;
  if (script === 'Latin' && outsideAscii(before)) {
    worth -= outsideAscii(word[index - 2] ?? '') ? 2 : 0.6;
  }
  if (/Latin|Cyrillic|Greek/.test(script) && isCrowded(word, index)) worth -= 0.4;
  // Names start with a capital in scripts that have capitals.
  if (HAS_CAPITALS.test(script)) {
    if (!LETTER.test(before) && /\p{Ll}/u.test(sign)) worth -= 0.5;
    if (/\p{Lu}/u.test(before) && /\p{Lu}/u.test(sign)) worth -= 0.2;
  }
  if (/[ςךםןףץ]/.test(sign) && LETTER.test(after)) worth -= 2;
  if (script === 'Thai' && /\p{M}/u.test(sign) && !LETTER.test(before)) worth -= 2;
  return worth;
}

function signWorth(word: readonly string[], index: number): number {
  const sign = word[index] ?? '';
  if (/\p{C}/u.test(sign)) return -6;
  const beside = [word[index - 1] ?? '', word[index + 1] ?? ''].filter((each) => LETTER.test(each));
  if (sign === '’') return 0.8;
  if (TYPOGRAPHY.test(sign)) return beside.length === 2 ? -1 : 0.8;
  return [0, -1.5, -2][beside.length] ?? 0;
}

function mixedScripts(word: readonly string[]): number {
  const scripts = word.map(scriptOf).filter((script) => script !== '');
  return 2 * scripts.filter((script, index) => index > 0 && script !== scripts[index - 1]).length;
}

/** Whether a letter is in a sequence of three vowels or three consonants. */
function isCrowded(word: readonly string[], index: number): boolean {
  const isVowel = (sign: string | undefined) =>
    sign !== undefined && /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(sign)
      ? VOWEL.test(plain(sign))
      : null;
  const here = isVowel(word[index]);
  return [index - 2, index - 1, index].some((start) =>
    [start, start + 1, start + 2].every((place) => isVowel(word[place]) === here),
  );
}

function plain(sign: string): string {
  return sign.normalize('NFD').toLowerCase().charAt(0);
}

function outsideAscii(sign: string): boolean {
  return sign > '\u007f' && /\p{sc=Latin}/u.test(sign);
}

function scriptOf(sign: string): string {
  return SCRIPTS.find(([, pattern]) => pattern.test(sign))?.[0] ?? '';
}
