import { peopleLinesOf } from './calendar-people.ts';
import { type CalendarPart, cut, oneLine, propertyNamed } from './calendar-text.ts';
import {
  type CalendarClock,
  durationOf,
  type EventTime,
  followed,
  lengthsOf,
  momentsOf,
  namesIn,
  readTimeOf,
  startOf,
} from './event-times.ts';
import { isDayOnly } from './wall-time.ts';

const DAY_MS = 86_400_000;
/** The most by which an exception may move all later times of an event. */
const LONGEST_SHIFT = 400 * DAY_MS;
const LONGEST_UID = 400;
/** Methods of replies and requests, which don't say whether an event takes place. */
const NOT_EVENTS = ['REPLY', 'REFRESH', 'COUNTER', 'DECLINECOUNTER'];
/** The prefixes that Outlook adds to the titles of canceled events, in its most common languages. */
const CANCELED_TITLE =
  /^(?:Cancell?ed|Abgesagt|Annulé|Cancelad[oa]|Annullato|Geannuleerd|Aflyst|Avbokat|Avlyst)\s?:\s/i;

/** An event and its exceptions. */
export interface Series {
  uid: string;
  /** The event itself; undefined in an invitation to a single time of it. */
  master: CalendarPart | undefined;
  /** Includes the master. */
  parts: CalendarPart[];
  /** True if no other event of the calendar has the same UID. */
  isOne: boolean;
}

/** One occurrence of an event. */
interface Occurrence {
  /** The component with the data of this occurrence. */
  part: CalendarPart;
  /** Stays the same after the occurrence is moved. */
  uid: string;
  /** When it begins, in milliseconds. */
  moment: number;
  isCanceled: boolean;
  /** Its own duration in minutes; null if it has that of the event. */
  minutes: number | null;
}

/** Groups the events of a calendar with their exceptions. */
export function seriesOf(calendar: CalendarPart): Series[] {
  const byUid = new Map<string, CalendarPart[]>();
  for (const part of calendar.parts) {
    if (part.name !== 'VEVENT' || NOT_EVENTS.includes(methodOf(part))) continue;
    const uid = uidOf(part);
    const others = byUid.get(uid);
    if (others) others.push(part);
    else byUid.set(uid, [part]);
  }
  return [...byUid].flatMap(([uid, parts]) => seriesWith(uid, parts));
}

/** Returns the newest revision of an event with its exceptions, or several events if they share a UID by mistake. */
function seriesWith(uid: string, parts: CalendarPart[]): Series[] {
  const exceptions = parts.filter((part) => propertyNamed(part, 'RECURRENCE-ID'));
  const events = parts.filter((part) => !propertyNamed(part, 'RECURRENCE-ID'));
  let newest: CalendarPart[] = [];
  for (const part of events) {
    const order = newest[0] ? revisionOrder(part, newest[0]) : 0;
    if (order > 0) newest = [part];
    else if (order === 0) newest.push(part);
  }
  const byStart = new Map(
    newest.map((part) => [propertyNamed(part, 'DTSTART')?.value ?? '', part]),
  );
  const [first, ...others] = [...byStart.values()].sort(
    (a, b) => Number(comesAgain(b)) - Number(comesAgain(a)),
  );
  const isOne = others.length === 0;
  return [
    { uid, master: first, parts: [...(first ? [first] : []), ...exceptions], isOne },
    ...others.map((master) => ({ uid, master, parts: [master], isOne })),
  ];
}

/**
 * Returns the occurrences in and around the window, with exceptions applied: moved, changed, or canceled. A
 * canceled event has none.
 */
export function occurrencesOf(series: Series, clock: CalendarClock): Occurrence[] {
  const { uid, master, isOne } = series;
  if (master && isCanceled(master)) return [];
  const start = master ? startOf(master, clock) : null;
  const overrides = overridesOf(series, start, clock);
  const ranges = overrides.filter(({ isRange }) => isRange).sort((a, b) => a.moment - b.moment);
  const margin = Math.min(
    LONGEST_SHIFT,
    Math.max(0, ...ranges.map(({ shift }) => Math.abs(shift))),
  );
  const moments = master && start ? momentsOf(master, start, clock, margin) : [];
  const single = singleOf(overrides, moments, start);
  const isSeries = !isOne || overrides.length > 0 || (master !== undefined && comesAgain(master));
  const found: Occurrence[] = [];
  const lengths = master && start ? lengthsOf(master, start, clock) : new Map<number, number>();
  const add = (part: CalendarPart, original: number, moment: number) =>
    found.push({
      part,
      uid: isSeries ? `${uid}#${stamp(original)}` : uid,
      moment,
      isCanceled: isCanceled(part),
      minutes: part === master ? (lengths.get(original) ?? null) : null,
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

/** An exception for one time of an event, or from that time on. */
interface Override {
  part: CalendarPart;
  /** The original time that it replaces, in milliseconds. */
  moment: number;
  /** The original time as written in the file. */
  instead: EventTime;
  /** The new start; null if it isn't given. */
  start: EventTime | null;
  /** How far it's moved, in wall time. */
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
    const own = propertyNamed(given, 'DTSTART') ? startOf(given, clock) : null;
    const base = start ?? own;
    const read = () => base && readTimeOf(given, property, base, clock);
    const instead = followed(given, clock, null, read);
    if (!base || !instead) return [];
    const shift = own ? own.wall - base.zone.wallOf(instead.moment) : 0;
    return {
      part: master ? completed(given, master, clock) : given,
      moment: instead.moment,
      instead,
      start: own,
      shift,
      isRange: /^THISANDFUTURE$/i.test(property.parameters.get('RANGE') ?? ''),
    };
  });
}

/**
 * Maps original times to their exceptions; a later exception replaces an earlier one unless it's an older revision.
 */
function singleOf(
  overrides: readonly Override[],
  moments: readonly number[],
  start: EventTime | null,
): Map<number, Override> {
  const named = start && namesIn(moments, start);
  const single = new Map<number, Override>();
  for (const override of overrides) {
    const moment = named?.(override.instead)[0] ?? override.moment;
    const before = single.get(moment);
    if (!before || revisionOrder(override.part, before.part) >= 0) single.set(moment, override);
  }
  return single;
}

/** Fills in the attendees, title, and duration that an exception omits from its event. */
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
  const isDay = isDayOnly(propertyNamed(exception, 'DTSTART')?.value ?? '');
  if (!isLong && minutes !== null && !isDay) {
    const value = `PT${minutes}M`;
    const parameters = new Map<string, string>();
    properties.push({ name: 'DURATION', parameters, value, values: [value], ends: [] });
  }
  return { ...exception, properties };
}

/** Returns the UID of an event. Without one, it's derived from the start and title, so it's stable while they are. */
function uidOf(event: CalendarPart): string {
  const given = cut(oneLine(propertyNamed(event, 'UID')?.value ?? ''), LONGEST_UID);
  if (given !== '') return given;
  const facts = ['DTSTART', 'SUMMARY'].map((name) => propertyNamed(event, name)?.value ?? '');
  return cut(oneLine(`none ${facts[0]?.replaceAll(/[-:]/g, '')} ${facts[1]}`), LONGEST_UID);
}

/** Formats a moment for calendars: 20261126T090000Z. */
function stamp(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** Returns whether an event recurs. */
export const comesAgain = ({ properties }: CalendarPart) =>
  properties.some(({ name }) => name === 'RRULE' || name === 'RDATE');

/** Returns the METHOD of the calendar that an event is in. */
export function methodOf(event: CalendarPart): string {
  return propertyNamed(event, 'METHOD')?.value.trim().toUpperCase() ?? '';
}

/** Outlook keeps an event whose organizer canceled it and marks it in the title only. */
export function isCanceled(event: CalendarPart): boolean {
  const value = (name: string) => propertyNamed(event, name)?.value.trim() ?? '';
  return (
    /^CANCELL?ED$/i.test(value('STATUS')) ||
    CANCELED_TITLE.test(value('SUMMARY')) ||
    methodOf(event) === 'CANCEL'
  );
}

/** Returns a value above 0 if the first one is newer: by SEQUENCE, then by LAST-MODIFIED. */
function revisionOrder(one: CalendarPart, other: CalendarPart): number {
  const value = (part: CalendarPart, name: string) => propertyNamed(part, name)?.value ?? '';
  const sequence = (part: CalendarPart) => Number(value(part, 'SEQUENCE')) || 0;
  const changed = (part: CalendarPart) => Date.parse(value(part, 'LAST-MODIFIED')) || 0;
  return sequence(one) - sequence(other) || changed(one) - changed(other);
}
