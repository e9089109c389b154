import { bareFilling, capitalized, inSentence } from './fit-filling.ts';
import { type PatternSlot, splitPattern } from './pattern-slots.ts';

/** What the user typed or chose for the slots of a pattern. */
export type PatternFillings = Readonly<Partial<Record<PatternSlot, string>>>;

/** A piece of a pattern: text, or a slot, which is open while its filling is null. */
export type PatternPiece =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; slot: PatternSlot; filling: string | null };

/** Closing quotation marks and brackets, which can follow a sentence's final punctuation. */
const CLOSERS = '["”’»)\\]]*';
const FULL_STOP = new RegExp(`[.。．۔।]+(${CLOSERS})$`, 'u');
const QUESTION_OR_CALL = new RegExp(`[!?…！？؟]+(${CLOSERS})$`, 'u');
/** The end of a sentence before a slot, or the beginning of the pattern. */
const SENTENCE_START = /(^|[.!?…！？。؟]["”’]?\s+)$/;

/**
 * Returns a pattern with its fillings inserted. A filling stays as typed except for what the sentence needs: no
 * spaces at its ends, no final punctuation if the pattern continues or has its own, a capital at the start of a
 * sentence and none inside of one, and "you" where the user wrote "they". Nothing is escaped: the result is plain
 * text.
 */
export function fillPattern(pattern: string, fillings: PatternFillings): PatternPiece[] {
  const parts = splitPattern(pattern);
  const pieces: PatternPiece[] = [];
  let dropped = '';
  for (const [at, part] of parts.entries()) {
    if ('text' in part) {
      // The preceding filling ends with a question mark, so the pattern's own punctuation is dropped.
      const text = part.text.startsWith(dropped) ? part.text.slice(dropped.length) : part.text;
      dropped = '';
      if (text !== '') pieces.push({ kind: 'text', text });
      continue;
    }
    const next = parts[at + 1];
    const follows = next !== undefined && 'text' in next ? next.text : '';
    const typed = bareFilling(part.slot, fillings[part.slot] ?? '');
    if (typed === '') {
      pieces.push({ kind: 'slot', slot: part.slot, filling: null });
      continue;
    }
    const fitted = fitEnd(part.slot, inSentence(part.slot, typed), follows);
    dropped = fitted.dropped;
    const starts = SENTENCE_START.test(plainText(pieces));
    const filling = starts ? capitalized(fitted.filling) : fitted.filling;
    pieces.push({ kind: 'slot', slot: part.slot, filling });
  }
  return pieces;
}

/** Returns the text of a filled pattern; null while a slot is open. */
export function filledText(pieces: readonly PatternPiece[]): string | null {
  const isOpen = pieces.some((piece) => piece.kind === 'slot' && piece.filling === null);
  return isOpen ? null : plainText(pieces);
}

/** Returns the text of a pattern for places without markup, with open slots formatted by `shownAs`. */
export function plainText(
  pieces: readonly PatternPiece[],
  shownAs: (slot: PatternSlot) => string = (slot) => `{${slot}}`,
): string {
  return pieces
    .map((piece) => (piece.kind === 'text' ? piece.text : (piece.filling ?? shownAs(piece.slot))))
    .join('');
}

/** Returns a filling that fits the text after it, and the pattern's punctuation that it makes redundant. */
function fitEnd(
  slot: PatternSlot,
  typed: string,
  follows: string,
): { filling: string; dropped: string } {
  const mark = /^[.,;:!?…]/.exec(follows)?.[0] ?? '';
  const stopped = FULL_STOP.exec(typed);
  // "5 p.m." keeps its period if the sentence continues.
  const isShort = mark === '' && (slot === 'day' || slot === 'person');
  if (stopped !== null && follows !== '' && !isShort) {
    return { filling: endWithout(typed, stopped), dropped: '' };
  }
  const asked = QUESTION_OR_CALL.exec(typed);
  if (asked === null || follows === '') return { filling: typed, dropped: '' };
  return /[.!?…]/.test(mark)
    ? { filling: typed, dropped: mark }
    : { filling: endWithout(typed, asked), dropped: '' };
}

/** Returns the text without its final punctuation, unless it consists of punctuation only. */
function endWithout(typed: string, [end, closers = '']: RegExpExecArray): string {
  const short = `${typed.slice(0, -end.length).trimEnd()}${closers}`;
  return /[\p{L}\p{N}]/u.test(short) ? short : typed;
}
