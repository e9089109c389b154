/** An international number has at most 15 digits (ITU-T E.164); the rest is for an extension. */
const MOST_DIGITS = 20;

const DIGIT = /\p{Nd}/gu;
const SEPARATORS = String.raw`[\p{Nd} \u00a0\u202f+().,/;*#·\p{Pd}-]`;
const EXTENSION = String.raw`(?:ext(?:ension)?|x)`;
/** Digits with the usual separators, and an optional extension. */
const NUMBER = new RegExp(`^${SEPARATORS}+(?:${EXTENSION}${SEPARATORS}+)?$`, 'iu');
/** A number with a word for its last digits, like 1-800-FLOWERS: capitals without spaces between them. */
const VANITY = new RegExp(`^${SEPARATORS}+[A-Z]+(?:-[A-Z]+)*$`, 'u');
/** The minimum number of digits before such a word. */
const DIGITS_BEFORE_WORD = 3;

/**
 * Returns whether `text` can be dialed: 1 to 20 digits in any common format, with an extension ("ext. 12", "x12")
 * or with a word in capitals for the last digits. Short internal numbers are accepted, too.
 */
export function isPhoneNumber(text: string): boolean {
  const digits = text.match(DIGIT)?.length ?? 0;
  if (digits < 1 || digits > MOST_DIGITS) return false;
  return NUMBER.test(text) || (digits >= DIGITS_BEFORE_WORD && VANITY.test(text));
}
