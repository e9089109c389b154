import { peopleLinesOf } from './calendar-people.ts';
import { type CalendarPart, cut, oneLine, propertyNamed } from './calendar-text.ts';
import {
  type CalendarClock,
  dayAt,
  dayNamed,
  durationOf,
  type EventTime,
  momentsOf,
  readTimeOf,
  startOf,
} from './event-times.ts';

const DAY_MS = 86_400_000;
/** A calendar may move all further times of an event by so much at most. */
const LONGEST_SHIFT = 400 * DAY_MS;
const LONGEST_UID = 400;

/** An event of a calendar: itself, and what differs at one of its times or from one on. */
export interface Series {
  uid: string;
  /** The event itself; undefined in an invitation to one of its times only. */
  master: CalendarPart | undefined;
  /** The master too. */
  parts: CalendarPart[];
}

/** One time of an event. */
interface Occurrence {
  /** What the calendar says of this time. */
  part: CalendarPart;
  /** The same also after it was moved. */
  uid: string;
  /** When it begins. */
  moment: number;
  isCanceled: boolean;
}

/** The events of a calendar, each with all that is said of it. */
export function seriesOf(calendar: CalendarPart): Series[] {
  const byUid = new Map<string, Series>();
  for (const part of calendar.parts) {
    if (part.name !== 'VEVENT') continue;
    const uid = uidOf(part);
    if (uid === '') continue;
    const series = byUid.get(uid) ?? { uid, master: undefined, parts: [] };
    byUid.set(uid, series);
    series.parts.push(part);
    const isMaster = !propertyNamed(part, 'RECURRENCE-ID');
    if (isMaster && isNewer(part, series.master)) series.master = part;
  }
  return [...byUid.values()];
}

/**
 * The times of an event in the window and around it, as exceptions move, change or cancel them. An event
 * that is canceled has none.
 */
export function occurrencesOf(series: Series, clock: CalendarClock): Occurrence[] {
  const { uid, master } = series;
  if (master && isCanceled(master)) return [];
  const start = master ? startOf(master, clock) : null;
  const overrides = overridesOf(series, start, clock);
  const ranges = overrides.filter(({ isRange }) => isRange).sort((a, b) => a.moment - b.moment);
  const margin = Math.min(
    LONGEST_SHIFT,
    Math.max(0, ...ranges.map(({ shift }) => Math.abs(shift))),
  );
  const moments = master ? momentsOf(master, clock, margin) : [];
  const single = singleOf(overrides, moments, start);
  const isSeries = overrides.length > 0 || (master !== undefined && comesAgain(master));
  const found: Occurrence[] = [];
  const add = (part: CalendarPart, original: number, moment: number) =>
    found.push({
      part,
      uid: isSeries ? `${uid}#${stamp(original)}` : uid,
      moment,
      isCanceled: isCanceled(part),
    });
  for (const moment of moments) {
    if (single.has(moment) || !master || !start) continue;
    const range = ranges.findLast((each) => each.moment <= moment);
    if (!range) add(master, moment, moment);
    else {
      const { zone } = range.start ?? start;
      add(range.part, moment, zone.momentOf(start.zone.wallOf(moment) + range.shift));
    }
  }
  for (const [moment, { part, start: own }] of single) add(part, moment, own?.moment ?? moment);
  return found;
}

/** What differs at one time of an event, or from that time on. */
interface Override {
  part: CalendarPart;
  /** The time of the event that it stands for. */
  moment: number;
  /** The same as a day, where it is named by its day. */
  day: number | null;
  /** When it begins instead; null where it does not say. */
  start: EventTime | null;
  /** By how much it is moved, on the clock. */
  shift: number;
  isRange: boolean;
}

function overridesOf(
  { parts, master }: Series,
  start: EventTime | null,
  clock: CalendarClock,
): Override[] {
  return parts.flatMap((given) => {
    const property = propertyNamed(given, 'RECURRENCE-ID');
    if (!property) return [];
    const own = startOf(given, clock);
    const base = start ?? own;
    const instead = base && readTimeOf(property, base, clock);
    if (!instead) return [];
    const shift = own ? own.wall - base.zone.wallOf(instead.moment) : 0;
    return {
      part: master ? completed(given, master, clock) : given,
      moment: instead.moment,
      day: dayNamed(instead, base),
      start: own,
      shift,
      isRange: /^THISANDFUTURE$/i.test(property.parameters.get('RANGE') ?? ''),
    };
  });
}

/** The exceptions by the times that they stand for; a later one replaces an earlier one, unless it is older. */
function singleOf(
  overrides: readonly Override[],
  moments: readonly number[],
  start: EventTime | null,
): Map<number, Override> {
  const isByDay = start !== null && overrides.some(({ day }) => day !== null);
  const ofDay = new Map(isByDay ? moments.map((moment) => [dayAt(moment, start), moment]) : []);
  const single = new Map<number, Override>();
  for (const override of overrides) {
    const { day, part } = override;
    const moment = (day === null ? undefined : ofDay.get(day)) ?? override.moment;
    if (isNewer(part, single.get(moment)?.part)) single.set(moment, override);
  }
  return single;
}

/** An exception that names nobody, has no title, or does not say how long it takes has that of its event. */
function completed(
  exception: CalendarPart,
  master: CalendarPart,
  clock: CalendarClock,
): CalendarPart {
  const properties = [...exception.properties];
  if (peopleLinesOf(exception).length === 0) properties.push(...peopleLinesOf(master));
  const title = propertyNamed(master, 'SUMMARY');
  if (title && !propertyNamed(exception, 'SUMMARY')) properties.push(title);
  const isLong = ['DTEND', 'DURATION'].some((name) => propertyNamed(exception, name));
  const minutes = durationOf(master, clock);
  if (!isLong && minutes !== null && startOf(exception, clock)?.isDay === false) {
    properties.push({ name: 'DURATION', parameters: new Map(), value: `PT${minutes}M` });
  }
  return { ...exception, properties };
}

/** The UID of an event; one without has another that stays the same as long as its time and title do. */
function uidOf(event: CalendarPart): string {
  const given = cut(oneLine(propertyNamed(event, 'UID')?.value ?? ''), LONGEST_UID);
  if (given !== '') return given;
  const facts = ['DTSTART', 'SUMMARY'].map((name) => propertyNamed(event, name)?.value ?? '');
  if (facts[0] === '') return '';
  return cut(oneLine(`none ${facts.join(' ')}`), LONGEST_UID);
}

/** A moment as calendars write it: 20261126T090000Z. */
function stamp(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

const comesAgain = ({ properties }: CalendarPart) =>
  properties.some(({ name }) => name === 'RRULE' || name === 'RDATE');

const isCanceled = (event: CalendarPart) =>
  /^CANCELLED$/i.test(propertyNamed(event, 'STATUS')?.value.trim() ?? '');

function isNewer(event: CalendarPart, than: CalendarPart | undefined): boolean {
  const sequence = (part: CalendarPart) => Number(propertyNamed(part, 'SEQUENCE')?.value) || 0;
  return than === undefined || sequence(event) >= sequence(than);
}
