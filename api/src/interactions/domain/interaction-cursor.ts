import { isUuid } from '@rapport/contracts';
import { cursorText, cursorValues, isCursorTime } from '../../paging/domain/cursor-text.ts';

/** The end of a page of interactions: the last one's date, in ISO 8601, and its ID. */
export interface InteractionCursor {
  date: string;
  id: string;
}

/** Distinguishes it from cursors of other lists. */
const LIST = 'interactions';

/** Encodes the cursor as an opaque, URL-safe string. */
export function encodeInteractionCursor({ date, id }: InteractionCursor): string {
  return cursorText([LIST, date, id]);
}

/** @returns null for anything that `encodeInteractionCursor` didn't create */
export function decodeInteractionCursor(text: string): InteractionCursor | null {
  const [list, date, id] = cursorValues(text);
  const isCursor = list === LIST && isCursorTime(date) && isUuid(id);
  return isCursor ? { date, id } : null;
}
