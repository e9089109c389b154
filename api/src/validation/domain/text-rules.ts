/** What's wrong with a value, worded to follow the name of its field; null if it's valid. */
export type Problem = string | null;

/** Invisible characters: spaces, format characters, fillers, the empty Braille cell. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Spaces and zero-width characters that are copied along with a text. */
const EDGE = '[\\s\\u200b\\u2060\\ufeff]+';
const EDGES = new RegExp(`^${EDGE}|${EDGE}$`, 'g');
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u;

/** Removes spaces and zero-width characters from both ends. */
export function trimmed(text: string): string {
  return text.replaceAll(EDGES, '');
}

/** Returns whether `text` has a visible character. */
export function isVisible(text: string): boolean {
  return text.replaceAll(INVISIBLE, '') !== '';
}

/** Returns the number of characters as a form counts them: an emoji of one code point is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

export interface TextRules {
  /** In characters. */
  longest: number;
  /** True if line breaks and tabs are allowed. */
  multiline?: boolean;
}

/** Validates the rules for all stored texts. */
export function textProblem(value: unknown, { longest, multiline = false }: TextRules): Problem {
  if (typeof value !== 'string') return 'must be text';
  if (!value.isWellFormed()) return 'must not contain broken characters';
  if ((multiline ? CONTROL_BUT_LINES : CONTROL).test(value)) {
    return 'must not contain control characters';
  }
  if (lengthOf(value) > longest) return `must be at most ${longest} characters long`;
  if (value !== '' && !isVisible(value)) return 'must contain visible characters';
  return null;
}

/** Like `textProblem`, but the text must not be empty. */
export function requiredTextProblem(value: unknown, rules: TextRules): Problem {
  if (value === undefined || value === null || value === '') return 'is required';
  return textProblem(value, rules);
}
