/** Says what is wrong with a value, to follow the name of its field; null when nothing is. */
export type Problem = string | null;

/** Nothing that a reader would see: spaces, format characters, fillers, the empty Braille cell. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Spaces and zero-width marks that get copied along with a text. */
const EDGE = '[\\s\\u200b\\u2060\\ufeff]+';
const EDGES = new RegExp(`^${EDGE}|${EDGE}$`, 'g');
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u;

/** Takes spaces and zero-width marks from both ends. */
export function trimmed(text: string): string {
  return text.replaceAll(EDGES, '');
}

/** Whether a reader would see anything of `text`. */
export function isVisible(text: string): boolean {
  return text.replaceAll(INVISIBLE, '') !== '';
}

/** Number of characters as people count them on a form: an emoji of one code point is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

export interface TextRules {
  /** In characters. */
  longest: number;
  /** Whether line breaks and tabs belong in it. */
  multiline?: boolean;
}

/** Rules that hold for every text that is stored. */
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

/** As above, and not empty. */
export function requiredTextProblem(value: unknown, rules: TextRules): Problem {
  if (value === undefined || value === null || value === '') return 'is required';
  return textProblem(value, rules);
}
