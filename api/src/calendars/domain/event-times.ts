import { type CalendarPart, type CalendarProperty, propertyNamed } from './calendar-text.ts';
import { expand, type ExpansionBudget, readRule } from './recurrence.ts';
import { readWallTime, type TimeZone, type TimeZones, UTC } from './time-zones.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The longest meeting: a week. */
const MOST_MINUTES = 10_080;
const MOST_DATES = 2_000;

/** What the times of a calendar are read with. */
export interface CalendarClock {
  zones: TimeZones;
  /** The zone of times without one. */
  floating: TimeZone;
  /** Moments: the first one, and the first one after it. */
  window: { from: number; to: number };
  budget: ExpansionBudget;
}

/** A time of an event: on the clock of its zone, and as a moment. */
export interface EventTime {
  wall: number;
  moment: number;
  zone: TimeZone;
  /** A day without a time of day. */
  isDay: boolean;
}

/** When an event begins; null where it does not say. */
export function startOf(part: CalendarPart, clock: CalendarClock): EventTime | null {
  const property = propertyNamed(part, 'DTSTART');
  return property ? readTime(property, clock) : null;
}

/** In whole minutes, as long as a meeting can be; null where the event does not say. */
export function durationOf(part: CalendarPart, clock: CalendarClock): number | null {
  const start = startOf(part, clock);
  if (start === null) return null;
  const end = propertyNamed(part, 'DTEND');
  const ends = end && readTime(end, clock);
  const given = propertyNamed(part, 'DURATION')?.value;
  const minutes = ends
    ? // A day on which the clock is changed is a day.
      (start.isDay ? ends.wall - start.wall : ends.moment - start.moment) / MINUTE_MS
    : given !== undefined
      ? minutesOf(given)
      : start.isDay
        ? DAY_MS / MINUTE_MS
        : null;
  if (minutes === null || !(minutes >= 0)) return null;
  return Math.min(Math.round(minutes), MOST_MINUTES);
}

/**
 * The moments at which an event begins, without those that it leaves out.
 * @param margin how far outside of the window as well, in milliseconds
 */
export function momentsOf(event: CalendarPart, clock: CalendarClock, margin: number): number[] {
  const start = startOf(event, clock);
  if (start === null) return [];
  const { zone } = start;
  const moments = new Set<number>();
  const first = clock.window.from - margin;
  const after = clock.window.to + margin;
  const rule = readRule(propertyNamed(event, 'RRULE')?.value ?? '');
  if (rule) {
    const until = rule.until?.isUtc ? zone.wallOf(rule.until.ms) : undefined;
    // A day on each side: whatever the zone, the window is part of it on the clock.
    const window = { from: first - DAY_MS, to: after + DAY_MS };
    for (const wall of expand({
      start: start.wall,
      rule,
      ...window,
      until,
      budget: clock.budget,
    })) {
      moments.add(zone.momentOf(wall));
    }
  } else {
    moments.add(start.moment);
  }
  for (const date of datesOf(event, 'RDATE', start, clock)) {
    const isDayOnly = date.isDay && !start.isDay;
    moments.add(isDayOnly ? zone.momentOf(date.wall + timeOfDay(start.wall)) : date.moment);
  }
  const isLeftOut = namedBy(datesOf(event, 'EXDATE', start, clock), start);
  return [...moments].filter((moment) => moment >= first && moment < after && !isLeftOut(moment));
}

/** Whether one of these times names the one of an event that begins at a moment: exactly, or by its day. */
function namedBy(times: readonly EventTime[], start: EventTime): (moment: number) => boolean {
  const moments = new Set(times.map(({ moment }) => moment));
  const days = new Set(times.flatMap((time) => dayNamed(time, start) ?? []));
  return (moment) => moments.has(moment) || (days.size > 0 && days.has(dayAt(moment, start)));
}

/**
 * The day that a time names where it does not name a time of day, as the number of days since 1970: a date,
 * any time of an event of whole days, and the midnight that some programs write for a date.
 */
export function dayNamed(
  { wall, moment, zone, isDay }: EventTime,
  start: EventTime,
): number | null {
  const isMidnight = timeOfDay(wall) === 0;
  if (start.isDay) {
    // Midnight in UTC stands for the day that it is written with.
    return dayOf(isDay || zone !== UTC || isMidnight ? wall : start.zone.wallOf(moment));
  }
  return isDay || (isMidnight && zone !== UTC) ? dayOf(wall) : null;
}

/** The day of a moment on the clock of an event. */
export function dayAt(moment: number, start: EventTime): number {
  return dayOf(start.zone.wallOf(moment));
}

/**
 * A time that names one of the times of an event. One without a zone is on the clock of the event, whatever
 * the calendar says of others.
 */
export function readTimeOf(
  property: CalendarProperty,
  start: EventTime,
  clock: CalendarClock,
): EventTime | null {
  return readTime(property, { ...clock, floating: start.zone });
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
      property.value
        .split(',', MOST_DATES)
        .map((value) =>
          readTimeOf({ ...property, value: value.split('/')[0] ?? '' }, start, clock),
        ),
    )
    .filter((time) => time !== null)
    .slice(0, MOST_DATES);
}

function readTime(
  property: CalendarProperty,
  { zones, floating }: Pick<CalendarClock, 'zones' | 'floating'>,
): EventTime | null {
  const { value, name } = timeAndZone(property);
  const wall = readWallTime(value);
  if (wall === null) return null;
  const isDay = !/T/i.test(value);
  const zone = isDay
    ? zones.named(undefined)
    : /Z$/i.test(value)
      ? UTC
      : name === undefined
        ? floating
        : zones.named(name);
  return { wall, moment: zone.momentOf(wall), zone, isDay };
}

/** The name of a zone may have a colon that nobody put into quotes: `TZID=(UTC+01:00) Rome:20261126T090000`. */
function timeAndZone({ value, parameters }: CalendarProperty): { value: string; name?: string } {
  const zone = parameters.get('TZID');
  if (zone === undefined) return { value: value.trim() };
  const colon = value.lastIndexOf(':');
  const name = colon === -1 ? zone : `${zone}:${value.slice(0, colon)}`;
  return { value: value.slice(colon + 1).trim(), name: name.trim() };
}

const timeOfDay = (wall: number) => ((wall % DAY_MS) + DAY_MS) % DAY_MS;
const dayOf = (wall: number) => Math.floor(wall / DAY_MS);

function minutesOf(text: string): number | null {
  const match =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:\d{1,6}S)?)?$/i.exec(
      text.trim(),
    );
  if (!match) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = match
    .slice(1)
    .map((digits: string | undefined) => Number(digits ?? 0));
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
}
