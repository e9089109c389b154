import { CONTACT_SORTS, type ContactSort, isUuid } from '@rapport/contracts';
import { cursorText, cursorValues, isCursorTime } from '../../paging/domain/cursor-text.ts';

/** Where a page ended: the sort key and the id of its last contact. */
export interface Cursor {
  sort: ContactSort;
  /** A time in ISO 8601, `infinity`, or `-infinity`; for a sort by names the folded ones. */
  key: string;
  id: string;
}

/** One opaque word for a URL. */
export function encodeCursor({ sort, key, id }: Cursor): string {
  return cursorText([sort, key, id]);
}

/** @returns null for everything that `encodeCursor` did not make */
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
