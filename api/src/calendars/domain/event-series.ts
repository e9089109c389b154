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
/** A calendar may move all further times of an event by so much at most. */
const LONGEST_SHIFT = 400 * DAY_MS;
const LONGEST_UID = 400;
/** Answers and questions about events, which take place or not regardless of these. */
const NOT_EVENTS = ['REPLY', 'REFRESH', 'COUNTER', 'DECLINECOUNTER'];
/** What Outlook puts in front of a title, in the languages in which it does so most. */
const CANCELED_TITLE =
  /^(?:Cancell?ed|Abgesagt|Annulé|Cancelad[oa]|Annullato|Geannuleerd|Aflyst|Avbokat|Avlyst)\s?:\s/i;

/** An event of a calendar: itself, and what differs at one of its times or from one on. */
export interface Series {
  uid: string;
  /** The event itself; undefined in an invitation to one of its times only. */
  master: CalendarPart | undefined;
  /** The master too. */
  parts: CalendarPart[];
  /** Whether no other event of the calendar has the same UID. */
  isOne: boolean;
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
  /** Its own length in minutes; null where it has that of its event. */
  minutes: number | null;
}

/** The events of a calendar, each with all that is said of it. */
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

/** The newest revision of an event with its exceptions; several events where some have the same UID by mistake. */
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
 * The times of an event in the window and around it, as exceptions move, change or cancel them. An event
 * that is canceled has none.
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

/** What differs at one time of an event, or from that time on. */
interface Override {
  part: CalendarPart;
  /** The time of the event that it stands for. */
  moment: number;
  /** The same as it is written. */
  instead: EventTime;
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

/** The exceptions by the times that they stand for; a later one replaces an earlier one, unless it is older. */
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

/** An exception that names no one, has no title, or does not say how long it takes has that of its event. */
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

/** The UID of an event; one without has another that stays the same as long as its time and title do. */
function uidOf(event: CalendarPart): string {
  const given = cut(oneLine(propertyNamed(event, 'UID')?.value ?? ''), LONGEST_UID);
  if (given !== '') return given;
  const facts = ['DTSTART', 'SUMMARY'].map((name) => propertyNamed(event, name)?.value ?? '');
  return cut(oneLine(`none ${facts[0]?.replaceAll(/[-:]/g, '')} ${facts[1]}`), LONGEST_UID);
}

/** A moment as calendars write it: 20261126T090000Z. */
function stamp(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** Whether an event has further times. */
export const comesAgain = ({ properties }: CalendarPart) =>
  properties.some(({ name }) => name === 'RRULE' || name === 'RDATE');

/** The method of the calendar that an event is in. */
export function methodOf(event: CalendarPart): string {
  return propertyNamed(event, 'METHOD')?.value.trim().toUpperCase() ?? '';
}

/** Outlook keeps an event that its host canceled, and says so in the title alone. */
export function isCanceled(event: CalendarPart): boolean {
  const value = (name: string) => propertyNamed(event, name)?.value.trim() ?? '';
  return (
    /^CANCELL?ED$/i.test(value('STATUS')) ||
    CANCELED_TITLE.test(value('SUMMARY')) ||
    methodOf(event) === 'CANCEL'
  );
}

/** Above 0 where the first one is newer: by its number, else by when it was changed. */
function revisionOrder(one: CalendarPart, other: CalendarPart): number {
  const value = (part: CalendarPart, name: string) => propertyNamed(part, name)?.value ?? '';
  const sequence = (part: CalendarPart) => Number(value(part, 'SEQUENCE')) || 0;
  const changed = (part: CalendarPart) => Date.parse(value(part, 'LAST-MODIFIED')) || 0;
  return sequence(one) - sequence(other) || changed(one) - changed(other);
}
