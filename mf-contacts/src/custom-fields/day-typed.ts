import { dateOrder } from '@rapport/shared-ui';
import { birthdayOf } from '../days/birthday-text.ts';

/** A year written with two digits is at most so far ahead. */
const YEARS_AHEAD = 50;

/**
 * The day that was typed, as `YYYY-MM-DD`. Null if it isn't a day, or has no year.
 * @param order of day and month; by default the user's
 */
export function dayTyped(text: string, order = dateOrder(), today = new Date()): string | null {
  const trimmed = text.trim();
  // People don't type a date as digits only.
  const read = /^\d+$/.test(trimmed) ? null : birthdayOf(trimmed, order);
  if (read === null || read.startsWith('--')) return null;
  const year = Number(read.slice(0, 4));
  if (trimmed.includes(String(year))) return read;
  // Birthdays are in the past, but a contract ends in the future.
  const near = 2000 + (year % 100);
  const full = near > today.getFullYear() + YEARS_AHEAD ? near - 100 : near;
  return `${full}${read.slice(4)}`;
}
