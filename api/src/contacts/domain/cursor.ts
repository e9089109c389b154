import { CONTACT_SORTS, type ContactSort, isUuid } from '@rapport/contracts';
import { cursorText, cursorValues, isCursorTime } from '../../paging/domain/cursor-text.ts';

/** The end of a page: the sort key and the ID of its last contact. */
export interface Cursor {
  sort: ContactSort;
  /** A time in ISO 8601, `infinity`, or `-infinity`; the folded name if sorted by name. */
  key: string;
  id: string;
}

/** Encodes a cursor as an opaque, URL-safe string. */
export function encodeCursor({ sort, key, id }: Cursor): string {
  return cursorText([sort, key, id]);
}

/** @returns null for anything that `encodeCursor` didn't create */
export function decodeCursor(text: string): Cursor | null {
  const [sortName, key, id] = cursorValues(text);
  const sort = CONTACT_SORTS.find((candidate) => candidate === sortName);
  if (sort === undefined || typeof key !== 'string' || !isUuid(id)) return null;
  return isKey(sort, key) ? { sort, key, id } : null;
}

function isKey(sort: ContactSort, key: string): boolean {
  switch (sort) {
    case 'updated':
      return isCursorTime(key);
    case 'nextDue':
      return key === 'infinity' || isCursorTime(key);
    case 'lastContact':
      return key === '-infinity' || isCursorTime(key);
    case 'name':
    case 'familyName':
      return key.isWellFormed() && !key.includes('\0');
    default:
      return sort satisfies never;
  }
}
