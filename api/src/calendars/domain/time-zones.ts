import { type CalendarPart, oneLine, propertyNamed } from './calendar-text.ts';
import { expand, type ExpansionBudget, Unfollowable } from './recurrence.ts';
import { readWallTime } from './wall-time.ts';
import { ianaZoneIn, zoneNamed } from './zone-names.ts';

const DAY_MS = 86_400_000;
/** The most clock changes that a definition may list in addition to its rules. */
const MOST_DATES = 500;
const LONGEST_NAME = 200;

/** A time zone: converts between wall time (milliseconds as if the clock were UTC) and moments. */
export interface TimeZone {
  /** A skipped wall time counts as if the clock hadn't moved forward; for a repeated one, the first is returned. */
  momentOf: (wall: number) => number;
  wallOf: (moment: number) => number;
}

export const UTC: TimeZone = fixedZone(0);

/**
 * Finds the time zones that a calendar names. IANA zones follow current rules even if the calendar defines them,
 * because the definitions that programs ship become outdated. Other zones follow the calendar's definition, or else
 * their name.
 */
export class TimeZones {
  private readonly known = new Map<string, TimeZone>();

  constructor(
    private readonly definitions: readonly CalendarPart[],
    private readonly window: { from: number; to: number },
    private readonly budget: ExpansionBudget,
  ) {}

  /** @throws {Unfollowable} for a name that's neither defined nor known */
  named(name: string): TimeZone {
    const zone = this.known.get(name) ?? this.find(name);
    this.known.set(name, zone);
    return zone;
  }

  private find(name: string): TimeZone {
    const short = name.slice(0, LONGEST_NAME);
    const iana = ianaZoneIn(short);
    if (iana !== undefined) return zoneOfIntl(iana);
    const meant = zoneNamed(short);
    const known =
      meant && ('iana' in meant ? zoneOfIntl(meant.iana) : fixedZone(meant.minutes * 60_000));
    const definition = this.definitions.find(
      (part) => propertyNamed(part, 'TZID')?.value.trim() === name,
    );
    try {
      const defined = definition && zoneOfDefinition(definition, known, this.window, this.budget);
      if (defined) return defined;
    } catch (error) {
      if (!(error instanceof Unfollowable)) throw error;
    }
    if (!known) throw new Unfollowable(`is in a time zone that isn’t known, “${oneLine(short)}”`);
    return known;
  }
}

function fixedZone(offset: number): TimeZone {
  return { momentOf: (wall) => wall - offset, wallOf: (moment) => moment + offset };
}

/** Creates a zone that `Intl` supports. */
export function zoneOfIntl(name: string): TimeZone {
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

/**
 * Creates a zone from a VTIMEZONE; undefined if it can't be read. If its rules have ended, or it lists single
 * changes only, `known` applies before and after them.
 */
function zoneOfDefinition(
  definition: CalendarPart,
  known: TimeZone | undefined,
  window: { from: number; to: number },
  budget: ExpansionBudget,
): TimeZone | undefined {
  const parts = definition.parts.map((part) => changesOf(part, window, budget));
  const changes = parts.flatMap((part) => part.changes).sort((a, b) => a.at - b.at);
  const [first] = changes;
  if (!first) return undefined;
  const isFixed = changes.every(({ before, to }) => before === to && to === first.to);
  const last = parts.some(({ isEndless }) => isEndless) ? Infinity : (changes.at(-1)?.at ?? 0);
  const isCovered = (wall: number) => isFixed || (wall >= first.at && wall < last);
  /** Returns the offset after the last change for which `isOver` is true, or the offset before the first change. */
  const offset = (isOver: (change: ClockChange) => boolean) =>
    changes.findLast(isOver)?.to ?? first.before;
  const momentOf = (wall: number) =>
    // The skipped hour still has the offset before it.
    wall - offset(({ at, before, to }) => at + Math.max(0, to - before) <= wall);
  const wallOf = (moment: number) => moment + offset(({ at, before }) => at - before <= moment);
  return {
    momentOf: (wall) => (known && !isCovered(wall) ? known : { momentOf }).momentOf(wall),
    wallOf: (moment) => (known && !isCovered(wallOf(moment)) ? known : { wallOf }).wallOf(moment),
  };
}

/** `at` is the wall time before the change; offsets are in milliseconds. */
interface ClockChange {
  at: number;
  before: number;
  to: number;
}

function changesOf(
  part: CalendarPart,
  { from, to }: { from: number; to: number },
  budget: ExpansionBudget,
): { changes: ClockChange[]; isEndless: boolean } {
  const value = (name: string) => propertyNamed(part, name)?.value ?? '';
  const start = readWallTime(value('DTSTART'));
  const before = readOffset(value('TZOFFSETFROM'));
  const after = readOffset(value('TZOFFSETTO'));
  if (start === null || before === null || after === null) return { changes: [], isEndless: false };
  const rule = value('RRULE');
  const isEndless = rule !== '' && !/UNTIL|COUNT/i.test(rule);
  // The change that applies at the start of the window may be years earlier, or the last one ever.
  const window = { from: isEndless ? from - 800 * DAY_MS : start, to: to + 400 * DAY_MS };
  const wallOf = (moment: number) => moment + before;
  const times = rule === '' ? [] : expand({ start, rule, ...window, wallOf, budget });
  const dates = part.properties
    .filter(({ name }) => name === 'RDATE')
    .flatMap(({ values }) => values.slice(0, MOST_DATES))
    .slice(0, MOST_DATES)
    .map(readWallTime)
    .filter((time) => time !== null);
  return {
    changes: [start, ...dates, ...times].map((at) => ({ at, before, to: after })),
    isEndless,
  };
}

/** Parses an offset as `ical.js` returns it: -05:00, or with seconds. */
function readOffset(text: string): number | null {
  const match = /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, hours, minutes, seconds = '0'] = match;
  const size = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === '-' ? -size : size;
}
