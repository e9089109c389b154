import { chosenFormats } from './formats.ts';
import { wallClock, wallClockIn } from './own-zone.ts';

/** Twelve hours twice a day, or twenty-four. */
export type HourCycle = 'h12' | 'h23';

let ownCycle: HourCycle | undefined;

/**
 * How the reader counts the hours: as they chose, else by the language of their browser. Every time that is shown
 * follows it.
 */
export function hourCycle(): HourCycle {
  const { hours } = chosenFormats();
  if (hours === 'h12' || hours === 'h23') return hours;
  ownCycle ??= hourCycleOf();
  return ownCycle;
}

/** @param locale that of the browser unless given */
export function hourCycleOf(locale?: string): HourCycle {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hour12 === false ? 'h23' : 'h12';
}

/** A time to the minute as the reader's clock shows it: "2:05 PM", or "14:05". */
export function clockTime(moment: Date, cycle = hourCycle()): string {
  return timeOfDay(wallClock(moment), cycle);
}

/** The same on the clock of a time zone. */
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
