/** Marks that have no width: they get into a text when it is copied, and nothing shows them. */
const NO_WIDTH = /[\u00ad\u200b\u2060-\u2064\ufeff]/g;
/** Marks that turn the direction of a text, which texts of a right-to-left script need. */
const DIRECTION = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const DIRECTIONS = new RegExp(`[${DIRECTION}]`, 'g');
/** At the ends of a text, joiners join nothing either. */
const ENDS = new RegExp(`^[\\s\u200c-\u200d${DIRECTION}]+|[\\s\u200c-\u200d${DIRECTION}]+$`, 'g');
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Line ends, tabs and the like, which a text of one line cannot have. */
const BLANKS = /[\s\p{Cc}]+/gu;
const OPENING = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/g;
const CLOSING = /[\u202c\u2069]/g;

/** A phone, email or link without the marks that were copied along with it. */
export function cleanAddress(text: string): string {
  return text.replaceAll(NO_WIDTH, '').replaceAll(DIRECTIONS, '').replaceAll(ENDS, '');
}

/**
 * A name or another text of one line, without invisible marks that carry nothing: marks of no width,
 * and marks of direction except for those within a text of a right-to-left script.
 */
export function cleanLine(text: string): string {
  const bare = text.replaceAll(NO_WIDTH, '').replaceAll(BLANKS, ' ').replaceAll(ENDS, '');
  return RIGHT_TO_LEFT.test(bare) && isBalanced(bare) ? bare : bare.replaceAll(DIRECTIONS, '');
}

/** A text of several lines without control characters, which the API refuses. */
export function cleanNote(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}

/** Whether as many marks of direction end as begin; one that never ends would turn what follows. */
function isBalanced(text: string): boolean {
  return (text.match(OPENING)?.length ?? 0) === (text.match(CLOSING)?.length ?? 0);
}

/** Adds a cell behind the words that are there: "Frau" and "Dr." may have a column each. */
export function addWords(before: string | null, cell: string): string | null {
  const words = cleanLine(cell);
  return (before === null || before === words ? words : `${before} ${words}`) || null;
}
