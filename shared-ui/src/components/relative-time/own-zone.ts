import { type DateParts, englishDate } from '@rapport/contracts/english-date';
import { chosenFormats } from './formats.ts';

/**
 * Cached, because a formatter is expensive and a list has a hundred times; null for a zone that the browser doesn't
 * know.
 */
const clocks = new Map<string, Intl.DateTimeFormat | null>();

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  let clock: Intl.DateTimeFormat | null = null;
  try {
    clock = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', era: 'short' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  } catch {
    // The reader's clock shows the browser's time then.
  }
  clocks.set(timeZone, clock);
  return clock;
}

/** The zone by whose clock the reader lives: as they chose, else the browser's. */
export function ownZone(): string {
  const { zone } = chosenFormats();
  if (zone !== undefined && clockOf(zone) !== null) return zone;
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * What the reader's clock and calendar show, as a date whose parts in UTC are these: at 14:05 in Zurich, `getUTCHours()`
 * is 14. Without `Intl` as long as no zone is chosen.
 */
export function wallClock(moment: Date): Date {
  const { zone } = chosenFormats();
  const clock = zone === undefined ? null : clockOf(zone);
  return clock === null
    ? new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    : shownOn(clock, moment);
}

/** The same on the clock of a time zone. @throws {RangeError} for an unknown zone */
export function wallClockIn(timeZone: string, moment: Date): Date {
  const clock = clockOf(timeZone);
  if (clock === null) throw new RangeError(`Unknown time zone: ${timeZone}`);
  return shownOn(clock, moment);
}

function shownOn(clock: Intl.DateTimeFormat, moment: Date): Date {
  if (Number.isNaN(moment.getTime())) return moment;
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = parts.get('era') === 'BC' ? 1 - part('year') : part('year');
  return new Date(
    Date.UTC(year, part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
  );
}

/** A moment on the reader's clock, in the format of `<input type="datetime-local">`: 2026-01-08T14:30. */
export function localMinute(moment: Date): string {
  return wallClock(moment).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/** A moment's day on the reader's calendar: 2026-01-08. */
export function localDay(moment: Date): string {
  return localMinute(moment).slice(0, 'YYYY-MM-DD'.length);
}

/**
 * The moment at which the reader's clock shows a text like 2026-01-08T14:30; a time that a clock change skips is off
 * by an hour. An invalid date for another text.
 */
export function momentOf(minute: string): Date {
  const shown = Date.parse(`${minute}Z`);
  const ahead = (moment: number) => wallClock(new Date(moment)).getTime() - moment;
  return new Date(shown - ahead(shown - ahead(shown)));
}

/** The number of days on the reader's calendar from one moment to another; negative if the other is earlier. */
export function daysApart(from: Date, to: Date): number {
  return Math.round((Date.parse(localDay(to)) - Date.parse(localDay(from))) / 86_400_000);
}

/** A moment's day in words, like "Thursday, January 8", on the reader's calendar. */
export function dayInWords(moment: Date, parts: DateParts): string {
  return englishDate(wallClock(moment), parts);
}
