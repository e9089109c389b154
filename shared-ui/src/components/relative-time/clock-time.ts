import { chosenFormats } from './formats.ts';

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
  return timeOfDay(moment.getHours(), moment.getMinutes(), cycle);
}

/** The same in a time zone. */
export function clockTimeIn(timeZone: string, moment: Date, cycle = hourCycle()): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return timeOfDay(part('hour'), part('minute'), cycle);
}

/** Doesn't use `Intl`, because a list has a hundred such texts in its tooltips. */
function timeOfDay(hours: number, minutes: number, cycle: HourCycle): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return cycle === 'h12'
    ? `${hours % 12 || 12}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
    : `${two(hours)}:${two(minutes)}`;
}
