import ICAL from 'ical.js';
import { type CalendarProperty } from './calendar-line.ts';
import { type CalendarPart, propertyNamed } from './calendar-text.ts';
import { expand, type ExpansionBudget, Unfollowable } from './recurrence.ts';
import { type TimeZone, type TimeZones, UTC } from './time-zones.ts';
import { isDayOnly, readWallTime } from './wall-time.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The longest meeting: a week. */
const MOST_MINUTES = 10_080;
const MOST_DATES = 2_000;
/** The assumed duration of an event whose end can't be read. */
const USUAL_MINUTES = 60;

/** The context for reading the times of a calendar. */
export interface CalendarClock {
  zones: TimeZones;
  /** The zone for all-day events and times without a zone. */
  local: TimeZone;
  /** In milliseconds; `to` is exclusive. */
  window: { from: number; to: number };
  budget: ExpansionBudget;
  /** Records what can't be followed; the text follows "This event". */
  note: (part: CalendarPart, problem: string) => void;
}

/** A time of an event, both in wall time and as a moment. */
export interface EventTime {
  wall: number;
  moment: number;
  zone: TimeZone;
  /** True for a date without a time of day. */
  isDay: boolean;
}

/** Returns when an event begins; null, with a note, if that can't be read. */
export function startOf(part: CalendarPart, clock: CalendarClock): EventTime | null {
  const property = propertyNamed(part, 'DTSTART');
  const start = property && followed(part, clock, null, () => readTime(part, property, clock));
  if (!property) clock.note(part, 'has no beginning');
  return start ?? null;
}

/**
 * Returns the duration in whole minutes, limited to the longest meeting; null if the event has none. If its end
 * can't be read, returns the usual duration and adds a note.
 */
export function durationOf(part: CalendarPart, clock: CalendarClock): number | null {
  const start = startOf(part, clock);
  if (start === null) return null;
  const end = propertyNamed(part, 'DTEND') ?? propertyNamed(part, 'DUE');
  let obstacle: string | null = null;
  const note = (_: CalendarPart, problem: string) => {
    obstacle = problem;
  };
  const ends = end && followed(part, { ...clock, note }, null, () => readTime(part, end, clock));
  const given = propertyNamed(part, 'DURATION')?.value;
  const said = given === undefined ? null : minutesOf(given);
  if (!ends && given !== undefined && said === null) {
    obstacle = 'has a length (DURATION) that can’t be read';
  }
  const minutes = ends
    ? // A day counts as a full day even when the clock changes.
      (start.isDay ? ends.wall - start.wall : ends.moment - start.moment) / MINUTE_MS
    : said !== null
      ? said
      : start.isDay
        ? DAY_MS / MINUTE_MS
        : obstacle === null
          ? null
          : USUAL_MINUTES;
  const whole = wholeMinutes(minutes);
  if (obstacle !== null) {
    clock.note(part, `${String(obstacle)}, so it counts as ${whole ?? 0} minutes long`);
  }
  return whole;
}

function wholeMinutes(minutes: number | null): number | null {
  if (minutes === null || !(minutes >= 0)) return null;
  return Math.min(Math.round(minutes), MOST_MINUTES);
}

/** Maps the additional times of an event that have their own duration to it, by the moment. */
export function lengthsOf(
  event: CalendarPart,
  start: EventTime,
  clock: CalendarClock,
): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const property of event.properties) {
    if (property.name !== 'RDATE') continue;
    property.ends.slice(0, MOST_DATES).forEach((end, index) => {
      const value = property.values[index] ?? '';
      // Errors are ignored here: the start is noted elsewhere, and the duration falls back to that of the event.
      const minutes = followed(event, { ...clock, note: () => undefined }, null, () => {
        const from = readTimeOf(event, { ...property, value }, start, clock).moment;
        if (/^[+-]?P/i.test(end)) return { from, long: minutesOf(end) };
        const to = readTimeOf(event, { ...property, value: end }, start, clock).moment;
        return { from, long: (to - from) / MINUTE_MS };
      });
      const whole = wholeMinutes(minutes?.long ?? null);
      if (minutes && whole !== null) lengths.set(minutes.from, whole);
    });
  }
  return lengths;
}

/**
 * Returns the moments at which an event begins, without its exceptions.
 * @param margin how far outside of the window to look as well, in milliseconds
 */
export function momentsOf(
  event: CalendarPart,
  start: EventTime,
  clock: CalendarClock,
  margin: number,
): number[] {
  const { zone } = start;
  const moments = new Set<number>([start.moment]);
  const first = clock.window.from - margin;
  const after = clock.window.to + margin;
  const { wallOf } = zone;
  for (const { name, value: rule } of event.properties) {
    if (name !== 'RRULE') continue;
    // A day on each side, so that it covers the window in wall time of any zone.
    const window = { from: first - DAY_MS, to: after + DAY_MS };
    const { budget } = clock;
    const walls = followed(event, clock, [], () =>
      expand({ start: start.wall, rule, ...window, wallOf, budget }),
    );
    for (const wall of walls) moments.add(zone.momentOf(wall));
  }
  for (const date of datesOf(event, 'RDATE', start, clock)) {
    const isDayOnlyHere = date.isDay && !start.isDay;
    moments.add(isDayOnlyHere ? zone.momentOf(date.wall + timeOfDay(start.wall)) : date.moment);
  }
  const named = namesIn(moments, start);
  const isLeftOut = new Set(datesOf(event, 'EXDATE', start, clock).flatMap(named));
  return [...moments].filter(
    (moment) => moment >= first && moment < after && !isLeftOut.has(moment),
  );
}

/**
 * Returns a function that finds the moments of an event that a time refers to: the same moment, or else all on its
 * day if the time refers to a day. That's true of dates, of any time of an all-day event, and of the midnight that
 * some programs write for a date.
 */
export function namesIn(
  moments: Iterable<number>,
  start: EventTime,
): (time: EventTime) => readonly number[] {
  const all = new Set(moments);
  let byDay: Map<number, number[]> | undefined;
  return ({ wall, moment, zone, isDay }) => {
    if (all.has(moment)) return [moment];
    const isMidnight = timeOfDay(wall) === 0;
    if (!start.isDay && !isDay && !(isMidnight && zone === start.zone)) return [];
    // Midnight in UTC refers to the date as written.
    const isWritten = !start.isDay || isDay || zone !== UTC || isMidnight;
    byDay ??= daysOf(all, start.zone);
    return byDay.get(dayOf(isWritten ? wall : start.zone.wallOf(moment))) ?? [];
  };
}

/**
 * Reads a time that refers to an occurrence. Without a zone, it's in the zone of the event, not the default zone.
 * @throws {Unfollowable}
 */
export function readTimeOf(
  part: CalendarPart,
  property: CalendarProperty,
  start: EventTime,
  clock: CalendarClock,
): EventTime {
  return readTime(part, property, clock, start.zone);
}

/** Returns the result of `read`; if it throws `Unfollowable`, adds a note and returns `otherwise`. */
export function followed<T>(
  part: CalendarPart,
  clock: CalendarClock,
  otherwise: T,
  read: () => T,
): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unfollowable)) throw error;
    clock.note(part, error.message);
    return otherwise;
  }
}

function datesOf(
  event: CalendarPart,
  name: string,
  start: EventTime,
  clock: CalendarClock,
): EventTime[] {
  return event.properties
    .filter((property) => property.name === name)
    .flatMap((property) =>
      property.values.slice(0, MOST_DATES).flatMap((value) => {
        if (value === '') return [];
        const read = () => [readTimeOf(event, { ...property, value }, start, clock)];
        return followed<EventTime[]>(event, clock, [], read);
      }),
    )
    .slice(0, MOST_DATES);
}

function readTime(
  part: CalendarPart,
  { name, value, parameters }: CalendarProperty,
  { zones, local }: CalendarClock,
  floating?: TimeZone,
): EventTime {
  const wall = readWallTime(value);
  if (wall === null) throw new Unfollowable(`has a time (${name}) that can’t be read`);
  const isDay = isDayOnly(value);
  const tzid = parameters.get('TZID')?.trim() ?? '';
  const ofCalendar = propertyNamed(part, 'X-WR-TIMEZONE')?.value.trim() ?? '';
  const zone = isDay
    ? local
    : /Z$/i.test(value)
      ? UTC
      : tzid !== ''
        ? zones.named(tzid)
        : (floating ?? (ofCalendar === '' ? local : zones.named(ofCalendar)));
  return { wall, moment: zone.momentOf(wall), zone, isDay };
}

function daysOf(moments: Iterable<number>, zone: TimeZone): Map<number, number[]> {
  const days = new Map<number, number[]>();
  for (const moment of moments) {
    const day = dayOf(zone.wallOf(moment));
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  return days;
}

const timeOfDay = (wall: number) => ((wall % DAY_MS) + DAY_MS) % DAY_MS;
const dayOf = (wall: number) => Math.floor(wall / DAY_MS);

function minutesOf(text: string): number | null {
  try {
    return ICAL.Duration.fromString(text.trim().toUpperCase()).toSeconds() / 60;
  } catch {
    return null;
  }
}
