import { clockTime, hourCycle } from './clock-time.ts';
import { wallClock } from './own-zone.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Returns a day in American format and local time: "March 8, 2026". Doesn't use `Intl`, because lists have a
 * hundred such texts in their tooltips, and its first formatter keeps a phone busy for a tenth of a second.
 */
export function longDate(moment: Date): string {
  const shown = wallClock(moment);
  return `${MONTHS[shown.getUTCMonth()]} ${shown.getUTCDate()}, ${shown.getUTCFullYear()}`;
}

/** Returns a time to the minute, in local time: "March 8, 2026 at 2:05 PM", or "at 14:05". */
export function exactTime(moment: Date, cycle = hourCycle()): string {
  return `${longDate(moment)} at ${clockTime(moment, cycle)}`;
}
