import { emailKey, isMeetingLink } from '@rapport/contracts';
import {
  type CalendarPart,
  type CalendarProperty,
  cut,
  oneLine,
  propertyNamed,
} from './calendar-text.ts';
import { expand, ExpansionBudget, readRule } from './recurrence.ts';
import { readWallTime, type TimeZone, TimeZones, UTC } from './time-zones.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The longest meeting: a week. */
const MOST_MINUTES = 10_080;
const MOST_PEOPLE = 200;
const MOST_DATES = 2_000;
const LONGEST_UID = 400;
/** Limits of what a meeting holds; the rest of a longer text is left out. */
const LONGEST = { title: 200, place: 300, link: 1_000 } as const;

/** One time of an event of a calendar. */
export interface CalendarEvent {
  /** The same whenever the calendar is read, also after the event was moved. */
  uid: string;
  title: string;
  startsAt: Date;
  /** Whole minutes; null where the calendar does not say. */
  duration: number | null;
  place: string | null;
  /** An https address; null without one. */
  link: string | null;
  /** Keys of the email addresses of those who take part (see `emailKey`). */
  people: string[];
}

interface ReadOptions {
  /** Only what begins between the two. */
  from: Date;
  to: Date;
  /** The IANA zone of times without one; all-day events begin with the day there. */
  timeZone: string;
  /** Whether somebody with the key of this email address is worth an event. */
  isWanted: (person: string) => boolean;
  /** Of more events than this, the soonest. */
  most: number;
}

/** The keys of the email addresses of everybody who takes part in an event of a calendar. */
export function peopleOf(calendar: CalendarPart): Set<string> {
  return new Set(eventsOf(calendar).flatMap(attendeesOf));
}

/**
 * The events of a calendar in a window, in which somebody takes part who is wanted, in the order of their
 * time: recurring ones at each of their times, with their exceptions, without what was canceled.
 */
export function readEvents(calendar: CalendarPart, options: ReadOptions): CalendarEvent[] {
  const { isWanted, most } = options;
  if (propertyNamed(calendar, 'METHOD')?.value.trim().toUpperCase() === 'CANCEL') return [];
  const budget = new ExpansionBudget();
  const window = { from: options.from.getTime(), to: options.to.getTime() };
  const named = propertyNamed(calendar, 'X-WR-TIMEZONE')?.value.trim();
  const zones = new TimeZones(
    calendar.parts.filter(({ name }) => name === 'VTIMEZONE'),
    window,
    options.timeZone,
    budget,
  );
  const floating = named === undefined ? zones.named(undefined) : zones.named(named);
  const found: CalendarEvent[] = [];
  for (const series of seriesOf(calendar)) {
    // What nobody wanted takes part in is not expanded: most of a calendar.
    if (!series.some((part) => attendeesOf(part).some(isWanted))) continue;
    found.push(...timesOf(series, { zones, floating, window, budget }));
  }
  return found
    .filter(({ people }) => people.some(isWanted))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.uid < b.uid ? -1 : 1))
    .slice(0, most);
}

interface Clock {
  zones: TimeZones;
  floating: TimeZone;
  window: { from: number; to: number };
  budget: ExpansionBudget;
}

/** All times of one event in the window. */
function timesOf(series: readonly CalendarPart[], clock: Clock): CalendarEvent[] {
  const exceptions = new Map<number, CalendarPart>();
  let master: CalendarPart | undefined;
  for (const part of series) {
    const exception = propertyNamed(part, 'RECURRENCE-ID');
    const instead = exception && readTime(exception, clock);
    // A later part replaces an earlier one, unless it is an older revision.
    if (instead) {
      if (isNewer(part, exceptions.get(instead.moment))) exceptions.set(instead.moment, part);
    } else if (!exception && isNewer(part, master)) master = part;
  }
  const found: CalendarEvent[] = [];
  const uid = uidOf(series[0]);
  const isSeries = exceptions.size > 0 || (master !== undefined && comesAgain(master));
  const nameOf = (moment: number) =>
    isSeries ? `${uid}#${new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}` : uid;
  if (master && !isCanceled(master)) {
    for (const moment of momentsOf(master, clock)) {
      if (exceptions.has(moment)) continue;
      const event = eventAt(master, nameOf(moment), moment, clock);
      if (event) found.push(event);
    }
  }
  for (const [moment, part] of exceptions) {
    const start = startOf(part, clock);
    if (isCanceled(part) || start === null || (master && isCanceled(master))) continue;
    const event = eventAt(part, nameOf(moment), start.moment, clock);
    if (event) found.push(event);
  }
  return found.filter(({ startsAt }) => isWithin(startsAt.getTime(), clock.window));
}

/** The moments at which an event begins, in the window. */
function momentsOf(event: CalendarPart, clock: Clock): number[] {
  const start = startOf(event, clock);
  if (start === null) return [];
  const { zone } = start;
  const moments = new Set<number>();
  // A day on each side: whatever the zone, the window is part of it on the clock.
  const from = clock.window.from - DAY_MS;
  const to = clock.window.to + DAY_MS;
  const rule = readRule(propertyNamed(event, 'RRULE')?.value ?? '');
  if (rule) {
    const until = rule.until?.isUtc ? zone.wallOf(rule.until.ms) : undefined;
    for (const wall of expand({ start: start.wall, rule, from, to, until, budget: clock.budget })) {
      moments.add(zone.momentOf(wall));
    }
  } else {
    moments.add(start.moment);
  }
  for (const moment of datesOf(event, 'RDATE', clock)) moments.add(moment);
  for (const moment of datesOf(event, 'EXDATE', clock)) moments.delete(moment);
  return [...moments].filter((moment) => isWithin(moment, clock.window));
}

function datesOf(event: CalendarPart, name: string, clock: Clock): number[] {
  return event.properties
    .filter((property) => property.name === name)
    .flatMap((property) =>
      property.value
        .split(',', MOST_DATES)
        .map((value) => readTime({ ...property, value: value.split('/')[0] ?? '' }, clock)),
    )
    .flatMap((time) => time?.moment ?? [])
    .slice(0, MOST_DATES);
}

function eventAt(
  part: CalendarPart,
  uid: string,
  moment: number,
  clock: Clock,
): CalendarEvent | null {
  const start = startOf(part, clock);
  if (start === null || uid === '') return null;
  const text = (name: string) => oneLine(propertyNamed(part, name)?.value ?? '');
  const place = text('LOCATION');
  return {
    uid,
    title: cut(text('SUMMARY'), LONGEST.title) || 'Meeting',
    startsAt: new Date(moment),
    duration: durationOf(part, start, clock),
    place: cut(place, LONGEST.place) || null,
    link: linkIn([
      text('X-GOOGLE-CONFERENCE'),
      text('X-MICROSOFT-SKYPETEAMSMEETINGURL'),
      place,
      text('URL'),
    ]),
    people: attendeesOf(part),
  };
}

interface EventTime {
  wall: number;
  moment: number;
  zone: TimeZone;
  isDay: boolean;
}

function startOf(part: CalendarPart, clock: Clock): EventTime | null {
  const property = propertyNamed(part, 'DTSTART');
  return property ? readTime(property, clock) : null;
}

function readTime(property: CalendarProperty, { zones, floating }: Clock): EventTime | null {
  const wall = readWallTime(property.value);
  if (wall === null) return null;
  const value = property.value.trim();
  const isDay = !/T/i.test(value);
  const name = property.parameters.get('TZID')?.trim();
  const zone = isDay
    ? zones.named(undefined)
    : /Z$/i.test(value)
      ? UTC
      : name === undefined
        ? floating
        : zones.named(name);
  return { wall, moment: zone.momentOf(wall), zone, isDay };
}

/** In whole minutes, as long as a meeting can be. */
function durationOf(part: CalendarPart, start: EventTime, clock: Clock): number | null {
  const end = propertyNamed(part, 'DTEND');
  const ends = end && readTime(end, clock);
  const given = propertyNamed(part, 'DURATION')?.value;
  const minutes = ends
    ? (ends.moment - start.moment) / MINUTE_MS
    : given !== undefined
      ? minutesOf(given)
      : start.isDay
        ? DAY_MS / MINUTE_MS
        : null;
  if (minutes === null || !(minutes >= 0)) return null;
  return Math.min(Math.round(minutes), MOST_MINUTES);
}

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

/** Those who take part: attendees who did not decline, and who invited them. Rooms and lists are nobody. */
function attendeesOf(part: CalendarPart): string[] {
  const people = new Set<string>();
  for (const { name, parameters, value } of part.properties) {
    if (name !== 'ATTENDEE' && name !== 'ORGANIZER') continue;
    if (/^(ROOM|RESOURCE)$/i.test(parameters.get('CUTYPE') ?? '')) continue;
    if (/^DECLINED$/i.test(parameters.get('PARTSTAT') ?? '')) continue;
    const [, address = parameters.get('EMAIL') ?? ''] = /^mailto:(.*)$/i.exec(value.trim()) ?? [];
    const key = emailKey(address);
    if (key !== '' && people.size < MOST_PEOPLE) people.add(key);
  }
  return [...people];
}

const eventsOf = (calendar: CalendarPart) => calendar.parts.filter(({ name }) => name === 'VEVENT');

/** The parts of each event: itself, and what differs at one of its times. */
function seriesOf(calendar: CalendarPart): CalendarPart[][] {
  const byUid = new Map<string, CalendarPart[]>();
  for (const event of eventsOf(calendar)) {
    const uid = uidOf(event);
    if (uid === '') continue;
    const series = byUid.get(uid);
    if (series) series.push(event);
    else byUid.set(uid, [event]);
  }
  return [...byUid.values()];
}

function uidOf(event: CalendarPart | undefined): string {
  const value = event === undefined ? '' : (propertyNamed(event, 'UID')?.value ?? '');
  return cut(oneLine(value), LONGEST_UID);
}

const comesAgain = ({ properties }: CalendarPart) =>
  properties.some(({ name }) => name === 'RRULE' || name === 'RDATE');

const isCanceled = (event: CalendarPart) =>
  /^CANCELLED$/i.test(propertyNamed(event, 'STATUS')?.value.trim() ?? '');

function isNewer(event: CalendarPart, than: CalendarPart | undefined): boolean {
  const sequence = (part: CalendarPart) => Number(propertyNamed(part, 'SEQUENCE')?.value) || 0;
  return than === undefined || sequence(event) >= sequence(than);
}

const isWithin = (moment: number, { from, to }: { from: number; to: number }) =>
  moment >= from && moment < to;

/** The first https address in these texts. */
function linkIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const [address = ''] = /https:\/\/[^\s<>"]+/i.exec(text.slice(0, LONGEST.link)) ?? [];
    const link = address.replace(/[).,;]+$/, '');
    if (link !== '' && isMeetingLink(link)) return link;
  }
  return null;
}
