import { isTimeZone } from '../../today/domain/day-bounds.ts';
import { type CalendarPart, propertyNamed } from './calendar-text.ts';
import { expand, type ExpansionBudget, readRule } from './recurrence.ts';
import { ianaNameOf } from './windows-zones.ts';

const DAY_MS = 86_400_000;
/** As many changes of the clock as a definition may name, beside what its rules give. */
const MOST_DATES = 500;
const LONGEST_NAME = 200;

/** A time zone: turns a time on its clock (as milliseconds of the same clock in UTC) into a moment and back. */
export interface TimeZone {
  /** A time that the clock skips counts as if it had not been put forward; of two equal ones, the first. */
  momentOf: (wall: number) => number;
  wallOf: (moment: number) => number;
}

export const UTC: TimeZone = { momentOf: (wall) => wall, wallOf: (moment) => moment };

/**
 * Finds the time zones that a calendar names: by their IANA names, else as the calendar defines them, else by
 * their Windows names. `fallback` is for times without a zone and for names that nobody knows.
 */
export class TimeZones {
  private readonly known = new Map<string, TimeZone>();

  constructor(
    private readonly definitions: readonly CalendarPart[],
    private readonly window: { from: number; to: number },
    private readonly fallback: string,
    private readonly budget: ExpansionBudget,
  ) {}

  named(name: string | undefined): TimeZone {
    const key = name ?? '';
    const known = this.known.get(key);
    if (known) return known;
    const zone = this.find(key);
    this.known.set(key, zone);
    return zone;
  }

  private find(name: string): TimeZone {
    if (name === '' || name.length > LONGEST_NAME) return zoneOfIntl(this.fallback);
    const iana = ianaNameIn(name);
    if (iana !== undefined) return zoneOfIntl(iana);
    const definition = this.definitions.find(
      (part) => propertyNamed(part, 'TZID')?.value.trim() === name,
    );
    const defined = definition && zoneOfDefinition(definition, this.window, this.budget);
    if (defined) return defined;
    const windows = ianaNameOf(name);
    if (windows !== undefined) return zoneOfIntl(windows);
    return zoneOfOffset(name) ?? zoneOfIntl(this.fallback);
  }
}

/** The IANA name in a name: some programs put a path of their own in front, /mozilla.org/2005_1/Europe/Berlin. */
function ianaNameIn(name: string): string | undefined {
  const parts = name.split('/');
  return [name, ...[3, 2].map((count) => parts.slice(-count).join('/'))].find(
    (each) => /^[A-Za-z]/.test(each) && isTimeZone(each),
  );
}

/** The zone of a name that says how far it is from UTC, as (UTC+01:00) Rome and GMT-0500 do, or that is UTC. */
function zoneOfOffset(name: string): TimeZone | undefined {
  if (/(?:^|\/)(?:UTC|GMT|Z)$/i.test(name)) return UTC;
  const [, sign, hours = '', minutes = '0'] =
    /(?:UTC|GMT)\s?([+-])(\d{1,2})(?::?(\d{2}))?(?!\d)/i.exec(name) ?? [];
  if (sign === undefined) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return { momentOf: (wall) => wall - offset, wallOf: (moment) => moment + offset };
}

/** A zone that `Intl` knows. */
function zoneOfIntl(name: string): TimeZone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const wallOf = (moment: number): number => {
    const parts = format.formatToParts(moment);
    const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
  };
  const offsetAt = (moment: number) => wallOf(moment) - Math.floor(moment / 1_000) * 1_000;
  const momentOf = (wall: number): number => {
    const before = offsetAt(wall - DAY_MS);
    const after = offsetAt(wall + DAY_MS);
    if (before === after || offsetAt(wall - before) === before) return wall - before;
    return offsetAt(wall - after) === after ? wall - after : wall - before;
  };
  return { momentOf, wallOf };
}

/** The zone that a VTIMEZONE defines; undefined where it says nothing that can be read. */
function zoneOfDefinition(
  definition: CalendarPart,
  window: { from: number; to: number },
  budget: ExpansionBudget,
): TimeZone | undefined {
  const changes = definition.parts.flatMap((part) => changesOf(part, window, budget));
  changes.sort((a, b) => a.at - b.at);
  const [first] = changes;
  if (!first) return undefined;
  /** The last change for which `isOver` holds, and before the first one what it changes from. */
  const offset = (isOver: (change: ClockChange) => boolean) =>
    changes.findLast(isOver)?.to ?? first.before;
  return {
    momentOf: (wall) =>
      // The hour that is skipped still counts by the offset before it.
      wall - offset(({ at, before, to }) => at + Math.max(0, to - before) <= wall),
    wallOf: (moment) => moment + offset(({ at, before }) => at - before <= moment),
  };
}

/** The clock is changed at a time that it shows before the change; offsets in milliseconds. */
interface ClockChange {
  at: number;
  before: number;
  to: number;
}

function changesOf(
  part: CalendarPart,
  { from, to }: { from: number; to: number },
  budget: ExpansionBudget,
): ClockChange[] {
  const value = (name: string) => propertyNamed(part, name)?.value.trim() ?? '';
  const start = readWallTime(value('DTSTART'));
  const before = readOffset(value('TZOFFSETFROM'));
  const after = readOffset(value('TZOFFSETTO'));
  if (start === null || before === null || after === null) return [];
  const rule = readRule(value('RRULE'));
  const until = rule?.until?.isUtc ? rule.until.ms + before : undefined;
  // The change that counts at the beginning of the window may be years before it.
  const times = rule
    ? expand({ start, rule, from: from - 800 * DAY_MS, to: to + 400 * DAY_MS, until, budget })
    : [];
  const dates = part.properties
    .filter(({ name }) => name === 'RDATE')
    .flatMap((property) => property.value.split(',', MOST_DATES))
    .slice(0, MOST_DATES)
    .map(readWallTime)
    .filter((time) => time !== null);
  return [start, ...dates, ...times].map((at) => ({ at, before, to: after }));
}

/** A time like 20261126T090000 on the clock; null for what is none. The Z of UTC is passed over. */
export function readWallTime(text: string): number | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?Z?)?$/i.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((digits: string | undefined) => Number(digits ?? 0));
  const isTime = hour < 24 && minute < 60 && second <= 60;
  const time = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59));
  const date = new Date(time);
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isTime && isDay && year >= 1 ? time : null;
}

function readOffset(text: string): number | null {
  const match = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(text);
  if (!match) return null;
  const [, sign, hours, minutes, seconds = '0'] = match;
  const size = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === '-' ? -size : size;
}
