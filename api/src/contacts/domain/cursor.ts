import { isUuid } from '../../validation/domain/uuid.ts';

export const CONTACT_SORTS = ['updated', 'name', 'lastContact'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/** Where a page ended: the sort key and the id of its last contact. */
export interface Cursor {
  sort: ContactSort;
  /** A time in ISO 8601 or `-infinity`; for sort by name the folded name. */
  key: string;
  id: string;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** One opaque word for a URL. */
export function encodeCursor({ sort, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** @returns null for everything that `encodeCursor` did not make */
export function decodeCursor(text: string): Cursor | null {
  const values = parseArray(Buffer.from(text, 'base64url').toString());
  const [sortName, key, id] = values;
  const sort = CONTACT_SORTS.find((candidate) => candidate === sortName);
  if (sort === undefined || typeof key !== 'string' || typeof id !== 'string') return null;
  return isUuid(id) && isKey(sort, key) ? { sort, key, id } : null;
}

function parseArray(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isKey(sort: ContactSort, key: string): boolean {
  switch (sort) {
    case 'updated':
      return isTime(key);
    case 'lastContact':
      return key === '-infinity' || isTime(key);
    case 'name':
      return key.isWellFormed() && !key.includes('\0');
    default:
      return sort satisfies never;
  }
}

function isTime(text: string): boolean {
  return TIME.test(text) && !Number.isNaN(Date.parse(text));
}
