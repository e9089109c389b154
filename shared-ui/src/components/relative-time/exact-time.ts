import { DAY_OF_YEAR } from '@rapport/contracts/english-date';
import { clockTime, hourCycle } from './clock-time.ts';
import { dayInWords } from './own-zone.ts';

/** Returns a day in American format and local time: "March 8, 2026". */
export function longDate(moment: Date): string {
  return dayInWords(moment, DAY_OF_YEAR);
}

/** Returns a time to the minute, in local time: "March 8, 2026 at 2:05 PM", or "at 14:05". */
export function exactTime(moment: Date, cycle = hourCycle()): string {
  return `${longDate(moment)} at ${clockTime(moment, cycle)}`;
}
