import { type PatternSlot, splitPattern } from './pattern-slots.ts';

/** What the user typed or picked for the slots of a pattern. */
export type PatternFillings = Readonly<Partial<Record<PatternSlot, string>>>;

/** A piece of a pattern: its own words, or a slot, which is open while its filling is null. */
export type PatternPiece =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; slot: PatternSlot; filling: string | null };

/** Closing quotation marks and brackets, which stand after the mark that ends a sentence. */
const CLOSERS = '["”’»)\\]]*';
const FULL_STOP = new RegExp(`[.。．۔।]+(${CLOSERS})$`, 'u');
const QUESTION_OR_CALL = new RegExp(`[!?…！？؟]+(${CLOSERS})$`, 'u');
/** Where a sentence ends before a slot, or the pattern begins. */
const SENTENCE_START = /(^|[.!?…！？。؟]["”’]?\s+)$/;

/**
 * A pattern with its fillings in place. A filling stays as it was typed but for its edges: spaces
 * around it go, the full stop of a filling goes where the pattern goes on or has its own, and the
 * first letter is a capital at the start of a sentence. Nothing is escaped: the result is plain text.
 */
export function fillPattern(pattern: string, fillings: PatternFillings): PatternPiece[] {
  const parts = splitPattern(pattern);
  const pieces: PatternPiece[] = [];
  let dropped = '';
  for (const [at, part] of parts.entries()) {
    if ('text' in part) {
      // The filling before it ends in a question mark, so the pattern's own mark is one too many.
      const text = part.text.startsWith(dropped) ? part.text.slice(dropped.length) : part.text;
      dropped = '';
      if (text !== '') pieces.push({ kind: 'text', text });
      continue;
    }
    const next = parts[at + 1];
    const follows = next !== undefined && 'text' in next ? next.text : '';
    const typed = fillings[part.slot]?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (typed === '') {
      pieces.push({ kind: 'slot', slot: part.slot, filling: null });
      continue;
    }
    const fitted = fitEnd(typed, follows);
    dropped = fitted.dropped;
    const starts = SENTENCE_START.test(plainText(pieces));
    const filling = starts ? capitalized(fitted.filling) : fitted.filling;
    pieces.push({ kind: 'slot', slot: part.slot, filling });
  }
  return pieces;
}

/** The words of a filled pattern; null while a slot is open. */
export function filledText(pieces: readonly PatternPiece[]): string | null {
  const isOpen = pieces.some((piece) => piece.kind === 'slot' && piece.filling === null);
  return isOpen ? null : plainText(pieces);
}

/** The words of a pattern for places without markup, with the open slots as `shownAs` has them. */
export function plainText(
  pieces: readonly PatternPiece[],
  shownAs: (slot: PatternSlot) => string = (slot) => `{${slot}}`,
): string {
  return pieces
    .map((piece) => (piece.kind === 'text' ? piece.text : (piece.filling ?? shownAs(piece.slot))))
    .join('');
}

/** A filling that fits what follows it, and the mark of the pattern that it makes superfluous. */
function fitEnd(typed: string, follows: string): { filling: string; dropped: string } {
  const mark = /^[.,;:!?…]/.exec(follows)?.[0] ?? '';
  const stopped = FULL_STOP.exec(typed);
  // A full stop belongs to the pattern, which has one of its own or goes on.
  if (stopped !== null && follows !== '') {
    return { filling: endWithout(typed, stopped), dropped: '' };
  }
  const asked = QUESTION_OR_CALL.exec(typed);
  if (asked === null || mark === '') return { filling: typed, dropped: '' };
  return /[,;:]/.test(mark)
    ? { filling: endWithout(typed, asked), dropped: '' }
    : { filling: typed, dropped: mark };
}

/** The text without the marks at its end, unless it consists of marks only. */
function endWithout(typed: string, [end, closers = '']: RegExpExecArray): string {
  const short = `${typed.slice(0, -end.length).trimEnd()}${closers}`;
  return /[\p{L}\p{N}]/u.test(short) ? short : typed;
}

/** The text with a capital first, unless a name such as "iPad" has its own way. */
function capitalized(text: string): string {
  const [first = '', second = ''] = text;
  return /\p{Lu}/u.test(second) ? text : `${first.toUpperCase()}${text.slice(first.length)}`;
}
