import { isUuid } from '@rapport/contracts';
import { cursorText, cursorValues, isCursorTime } from '../../paging/domain/cursor-text.ts';

/** Where a page of interactions ended: the last one's date, in ISO 8601, and its id. */
export interface InteractionCursor {
  date: string;
  id: string;
}

/** Keeps it from being taken for the cursor of another list. */
const LIST = 'interactions';

/** One opaque word for a URL. */
export function encodeInteractionCursor({ date, id }: InteractionCursor): string {
  return cursorText([LIST, date, id]);
}

/** @returns null for everything that `encodeInteractionCursor` did not make */
export function decodeInteractionCursor(text: string): InteractionCursor | null {
  const [list, date, id] = cursorValues(text);
  const isCursor = list === LIST && isCursorTime(date) && isUuid(id);
  return isCursor ? { date, id } : null;
}
