import { isTimeZone, laterDay, localDay } from '../../today/domain/day-bounds.ts';

/** The hour and time zone of a user's daily email. */
export interface DigestTime {
  /** 0–23. */
  hour: number;
  /** An IANA name that `Intl` knows. */
  timeZone: string;
}

/** The email of one local day, and the earliest time to send it. */
export interface DigestDay {
  /** `YYYY-MM-DD` in the time zone. */
  day: string;
  at: Date;
}

const HOUR_MS = 3_600_000;
/** No time zone is further than this from UTC. */
const FURTHEST_MS = 15 * HOUR_MS;
/** An email that's later than this is skipped, because its day is nearly over and the next one is due soon. */
export const LATEST_MS = 12 * HOUR_MS;
/** Upper bound for the distance between consecutive days in any time zone. */
const NEAR_DAYS = 3;

/**
 * Returns when the email of a day is due: when the clock first shows the hour. If the clock skips that hour, it's
 * the moment of the skip. Null for a day that doesn't exist in the time zone, like 2011-12-30 in Samoa.
 */
export function digestMoment(day: string, { hour, timeZone }: DigestTime): Date | null {
  const wall = Date.parse(day) + hour * HOUR_MS;
  const [before, after] = [wall - FURTHEST_MS, wall + FURTHEST_MS].map((utc) =>
    offsetOf(new Date(utc), timeZone),
  );
  if (before === undefined || after === undefined) return null;
  const exact = [wall - before, wall - after]
    .filter((utc) => utc + offsetOf(new Date(utc), timeZone) === wall)
    .sort((a, b) => a - b);
  const [first] = exact;
  if (first !== undefined) return new Date(first);
  const skip = changeOfOffset(wall - FURTHEST_MS, wall + FURTHEST_MS, timeZone);
  const lastBefore = localDay(new Date(skip - 1), timeZone);
  const firstAfter = localDay(new Date(skip), timeZone);
  return lastBefore === day || firstAfter === day ? new Date(skip) : null;
}

/** Returns the latest email that's due by `now`; null if that's too long ago to send. */
export function digestDue(now: Date, time: DigestTime): DigestDay | null {
  const days = daysAround(now, time).filter(({ at }) => at <= now);
  const latest = days.at(-1);
  return latest && now.getTime() - latest.at.getTime() <= LATEST_MS ? latest : null;
}

/**
 * Returns the next email after `now`.
 * @param doneDay the last day that had its email; null if there is none
 */
export function nextDigest(now: Date, time: DigestTime, doneDay: string | null): DigestDay {
  const next = daysAround(now, time).find(
    ({ day, at }) => at > now && (doneDay === null || day > doneDay),
  );
  if (next) return next;
  // After crossing the date line, the user may have had the email of every nearby day.
  const day = laterDay(doneDay ?? localDay(now, time.timeZone), 1);
  return { day, at: digestMoment(day, time) ?? new Date(Date.parse(day) + FURTHEST_MS) };
}

/** Returns the time zone if `Intl` still knows it, or else UTC. */
export function knownTimeZone(timeZone: string): string {
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Returns the days around `now`, ordered by their emails. */
function daysAround(now: Date, time: DigestTime): DigestDay[] {
  const today = localDay(now, time.timeZone);
  return Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, index) => index - NEAR_DAYS)
    .map((days) => laterDay(today, days))
    .flatMap((day) => {
      const at = digestMoment(day, time);
      return at === null ? [] : [{ day, at }];
    });
}

const CLOCK: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};
/** Caches formatters, because creating one takes longer than a hundred uses. There are a few hundred time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns how far a time zone is ahead of UTC, in milliseconds. */
function offsetOf(moment: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(moment.getTime() / 1000) * 1000;
}

/** Finds the first moment with the second offset, between two moments with different offsets. */
function changeOfOffset(from: number, to: number, timeZone: string): number {
  const earlier = offsetOf(new Date(from), timeZone);
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetOf(new Date(middle), timeZone) === earlier) before = middle;
    else after = middle;
  }
  return after;
}
