import { chosenFormats } from './formats.ts';
import { wallClock, wallClockIn } from './own-zone.ts';

/** The 12-hour or the 24-hour clock. */
export type HourCycle = 'h12' | 'h23';

let ownCycle: HourCycle | undefined;

/**
 * Returns the user's hour cycle: their choice, or else that of their browser's language. All displayed times use
 * it.
 */
export function hourCycle(): HourCycle {
  const { hours } = chosenFormats();
  if (hours === 'h12' || hours === 'h23') return hours;
  ownCycle ??= hourCycleOf();
  return ownCycle;
}

/** @param locale by default that of the browser */
export function hourCycleOf(locale?: string): HourCycle {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hour12 === false ? 'h23' : 'h12';
}

/** Returns a time to the minute: "2:05 PM", or "14:05". */
export function clockTime(moment: Date, cycle = hourCycle()): string {
  return timeOfDay(wallClock(moment), cycle);
}

/** The same in a time zone. */
export function clockTimeIn(timeZone: string, moment: Date, cycle = hourCycle()): string {
  return timeOfDay(wallClockIn(timeZone, moment), cycle);
}

/** Without `Intl`: a list has a hundred such texts in its tooltips. */
function timeOfDay(shown: Date, cycle: HourCycle): string {
  const [hours, minutes] = [shown.getUTCHours(), shown.getUTCMinutes()];
  const two = (part: number) => String(part).padStart(2, '0');
  return cycle === 'h12'
    ? `${hours % 12 || 12}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
    : `${two(hours)}:${two(minutes)}`;
}
