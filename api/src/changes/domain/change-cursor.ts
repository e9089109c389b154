import { isUuid } from '@rapport/contracts';
import { cursorText, cursorValues, isCursorTime } from '../../paging/domain/cursor-text.ts';
import { isKind } from './kinds.ts';

const DAY_MS = 86_400_000;
const MICROSECONDS = 1_000;
/** How many days a program may stay away and still miss nothing. */
const CHANGE_DAYS = 30;
/** A day longer, for clocks that differ and for pages that are still being read. */
const PURGED_AFTER_DAYS = CHANGE_DAYS + 1;

/** How far a program has read: everything up to and including this place. */
export interface ChangeCursor {
  /** Of the transaction, in microseconds since 1970. */
  number: number;
  /** Of the last thing in it; empty before the first one. */
  kind: string;
  id: string;
  /** The time up to which everything was read, in ISO 8601. */
  readTo: string;
}

/** Distinguishes it from cursors of other lists. */
const LIST = 'changes';
const NUMBER = /^\d{1,16}$/;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Encodes a cursor as an opaque, URL-safe string. */
export function encodeChangeCursor({ number, kind, id, readTo }: ChangeCursor): string {
  return cursorText([LIST, String(number), kind, id, readTo]);
}

/** @returns null for anything that `encodeChangeCursor` didn't create */
export function decodeChangeCursor(text: string): ChangeCursor | null {
  const [list, number, kind, id, readTo] = cursorValues(text);
  if (list !== LIST || typeof number !== 'string' || !NUMBER.test(number)) return null;
  if ((kind !== '' && !isKind(kind)) || !isUuid(id) || !isCursorTime(readTo)) return null;
  return { number: Number(number), kind, id, readTo };
}

/**
 * Returns the cursor after everything that there is.
 * @param newest number of the newest change; 0 if there's none
 */
export function cursorAfter(newest: number, now: Date): ChangeCursor {
  return { number: newest + 1, kind: '', id: BEFORE_ALL, readTo: now.toISOString() };
}

/** Returns whether changes after this cursor may have been purged. */
export function isExpired({ readTo }: ChangeCursor, now: Date): boolean {
  return Date.parse(readTo) < now.getTime() - CHANGE_DAYS * DAY_MS;
}

/** Returns the number below which changes are purged. */
export function purgedBefore(now: Date): number {
  return (now.getTime() - PURGED_AFTER_DAYS * DAY_MS) * MICROSECONDS;
}

/** Returns the time of a transaction by its number. */
export function timeOf(number: number): string {
  return new Date(Math.floor(number / MICROSECONDS)).toISOString();
}
