import { isUuid } from '@rapport/contracts';
import { cursorText, cursorValues, isCursorTime } from '../../paging/domain/cursor-text.ts';

/** The end of a page of meetings: the last one's start, in ISO 8601, and its ID. */
export interface MeetingCursor {
  startsAt: string;
  id: string;
}

/** Distinguishes it from cursors of other lists. */
const LIST = 'meetings';

/** Encodes the cursor as an opaque, URL-safe string. */
export function encodeMeetingCursor({ startsAt, id }: MeetingCursor): string {
  return cursorText([LIST, startsAt, id]);
}

/** @returns null for anything that `encodeMeetingCursor` didn't create */
export function decodeMeetingCursor(text: string): MeetingCursor | null {
  const [list, startsAt, id] = cursorValues(text);
  return list === LIST && isCursorTime(startsAt) && isUuid(id) ? { startsAt, id } : null;
}
