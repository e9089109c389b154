import { parseBirthday } from '@rapport/contracts';
import { dateOrder } from '@rapport/shared-ui';
import { birthdayOf } from '../days/birthday-text.ts';

/** The API's value of a typed birthday: `--MM-DD` without a year, null if empty, undefined if it isn't a date. */
export function birthdayValue(text: string): string | null | undefined {
  const day = text.trim();
  if (day === '') return null;
  const value = /^\d\d-\d\d$/.test(day) ? `--${day}` : day;
  if (parseBirthday(value) !== null) return value;
  // People don't type a date as digits only.
  const read = /^\d+$/.test(day) ? null : birthdayOf(day, dateOrder());
  return read !== null && parseBirthday(read) !== null ? read : undefined;
}

/** A stored birthday as a form shows it. */
export function birthdayTyped(day: string): string {
  return day.replace(/^--/, '');
}
