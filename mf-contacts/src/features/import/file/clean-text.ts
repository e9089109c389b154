/** Zero-width characters: invisible, and often copied along with a text. */
const NO_WIDTH = /[\u00ad\u200b\u2060-\u2064\ufeff]/g;
/** Marks of text direction, which right-to-left scripts need. */
const DIRECTION = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const DIRECTIONS = new RegExp(`[${DIRECTION}]`, 'g');
/** At the ends of a text, joiners have no effect either. */
const ENDS = new RegExp(`^[\\s\u200c-\u200d${DIRECTION}]+|[\\s\u200c-\u200d${DIRECTION}]+$`, 'g');
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Line ends, tabs, and the like, which a single line can't contain. */
const BLANKS = /[\s\p{Cc}]+/gu;
const OPENING = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/g;
const CLOSING = /[\u202c\u2069]/g;

/** A phone, email, or link without the invisible marks that were copied with it. */
export function cleanAddress(text: string): string {
  return text.replaceAll(NO_WIDTH, '').replaceAll(DIRECTIONS, '').replaceAll(ENDS, '');
}

/**
 * A name or another single-line text, without invisible marks that have no effect: zero-width characters, and marks
 * of direction except in a text of a right-to-left script.
 */
export function cleanLine(text: string): string {
  const bare = text.replaceAll(NO_WIDTH, '').replaceAll(BLANKS, ' ').replaceAll(ENDS, '');
  return RIGHT_TO_LEFT.test(bare) && isBalanced(bare) ? bare : bare.replaceAll(DIRECTIONS, '');
}

/** A multiline text without control characters, which the API rejects. */
export function cleanNote(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}

/** Whether each mark of direction that begins also ends; otherwise, it would affect the text that follows. */
function isBalanced(text: string): boolean {
  return (text.match(OPENING)?.length ?? 0) === (text.match(CLOSING)?.length ?? 0);
}

/** Appends a cell to the existing words: "Frau" and "Dr." may be in separate columns. */
export function addWords(before: string | null, cell: string): string | null {
  const words = cleanLine(cell);
  return (before === null || before === words ? words : `${before} ${words}`) || null;
}
