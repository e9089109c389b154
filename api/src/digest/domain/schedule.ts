import { isTimeZone, laterDay, localDay } from '../../today/domain/day-bounds.ts';

/** When someone wants their daily email. */
export interface DigestTime {
  /** 0–23. */
  hour: number;
  /** Of `Intl`. */
  timeZone: string;
}

/** The email of one local day, and the moment from which it may be sent. */
export interface DigestDay {
  /** `YYYY-MM-DD` in the time zone. */
  day: string;
  at: Date;
}

const HOUR_MS = 3_600_000;
/** No time zone is further than this from UTC. */
const FURTHEST_MS = 15 * HOUR_MS;
/** An email that is later than this tells of a day that is as good as over: the next one is due soon. */
export const LATEST_MS = 12 * HOUR_MS;
/** A day is never further than this from the day before, whatever a time zone does to its calendar. */
const NEAR_DAYS = 3;

/**
 * The moment of a day at which its email is due: when the clock first shows the hour. On a day whose clock
 * skips that hour, it is the moment of the skip; where the clock shows it twice, it is the first time. Null
 * for a day that the time zone has left out of its calendar, as Samoa did with 2011-12-30.
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

/** The latest email that is due by `now`; null if that is too long ago to be sent. */
export function digestDue(now: Date, time: DigestTime): DigestDay | null {
  const days = daysAround(now, time).filter(({ at }) => at <= now);
  const latest = days.at(-1);
  return latest && now.getTime() - latest.at.getTime() <= LATEST_MS ? latest : null;
}

/**
 * The next email after `now`.
 * @param doneDay the last day that has had its email; null if none has
 */
export function nextDigest(now: Date, time: DigestTime, doneDay: string | null): DigestDay {
  const next = daysAround(now, time).find(
    ({ day, at }) => at > now && (doneDay === null || day > doneDay),
  );
  if (next) return next;
  // Someone who moved across the date line has had the days that are near already.
  const day = laterDay(doneDay ?? localDay(now, time.timeZone), 1);
  return { day, at: digestMoment(day, time) ?? new Date(Date.parse(day) + FURTHEST_MS) };
}

/** The time zone as a new one, if `Intl` knows it; what it no longer knows counts as UTC. */
export function knownTimeZone(timeZone: string): string {
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** The days around `now`, in the order of their emails. */
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
/** Making one takes longer than using it a hundred times. There are a few hundred time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** How far the clock of a time zone is ahead of UTC, in milliseconds. */
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

/** The first moment of the second offset, between two moments whose offsets differ. */
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
