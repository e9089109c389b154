import { parseBirthday } from '@rapport/contracts';
import { dateOrder } from '@rapport/shared-ui';
import { birthdayOf } from './birthday-text.ts';

/** A typed day: `--MM-DD` for one without its year; null for nothing, undefined for what is no day. */
export function birthdayValue(text: string): string | null | undefined {
  const day = text.trim();
  if (day === '') return null;
  const value = /^\d\d-\d\d$/.test(day) ? `--${day}` : day;
  if (parseBirthday(value) !== null) return value;
  // Digits alone are no day that a person types.
  const read = /^\d+$/.test(day) ? null : birthdayOf(day, dateOrder());
  return read !== null && parseBirthday(read) !== null ? read : undefined;
}

/** A stored day as a form shows it. */
export function birthdayTyped(day: string): string {
  return day.replace(/^--/, '');
}
