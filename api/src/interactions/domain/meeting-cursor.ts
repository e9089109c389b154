import { isUuid } from '@rapport/contracts';
import { cursorText, cursorValues, isCursorTime } from '../../paging/domain/cursor-text.ts';

/** Where a page of meetings ended: the last one's beginning, in ISO 8601, and its id. */
export interface MeetingCursor {
  startsAt: string;
  id: string;
}

/** Keeps it from being taken for the cursor of another list. */
const LIST = 'meetings';

/** One opaque word for a URL. */
export function encodeMeetingCursor({ startsAt, id }: MeetingCursor): string {
  return cursorText([LIST, startsAt, id]);
}

/** @returns null for everything that `encodeMeetingCursor` did not make */
export function decodeMeetingCursor(text: string): MeetingCursor | null {
  const [list, startsAt, id] = cursorValues(text);
  return list === LIST && isCursorTime(startsAt) && isUuid(id) ? { startsAt, id } : null;
}
