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
  return asCycle(chosenFormats()['hours']) ?? ownHourCycle();
}

/**
 * Returns the browser's language and its hour cycle, like "en-US h12". Stored with the user's formats, because finding
 * it out keeps a phone busy for a twentieth of a second before it can show a page.
 */
export function ownHours(): string {
  return `${navigator.language} ${ownHourCycle()}`;
}

function ownHourCycle(): HourCycle {
  ownCycle ??= storedCycle() ?? hourCycleOf();
  return ownCycle;
}

function storedCycle(): HourCycle | undefined {
  const stored = chosenFormats()['ownHours'];
  // Node has no navigator.
  return stored === undefined ? undefined : asCycle(stored.replace(`${navigator.language} `, ''));
}

function asCycle(value: string | undefined): HourCycle | undefined {
  return value === 'h12' || value === 'h23' ? value : undefined;
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
