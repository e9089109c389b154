import ICAL from 'ical.js';

const DAY_MS = 86_400_000;
/** The start of a rule without a count may be moved later by a multiple of these. */
const STEPS: Readonly<Record<string, number>> = {
  HOURLY: 3_600_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};
const MOST_INTERVAL = 1_000;
/** The most iterator steps for one rule; `ExpansionBudget` limits all rules of a calendar together. */
const MOST_STEPS = 10_000;
const ONLY_FIRST = '(only the first one counts)';
const STRANGE = `repeats in a way that Rapport can’t follow ${ONLY_FIRST}`;

/** A rule or time that can't be followed; the message follows "This event". */
export class Unfollowable extends Error {}

/** Limits the work of expanding all rules of one calendar. */
export class ExpansionBudget {
  constructor(private left = 100_000) {}

  /** @throws {Unfollowable} when the budget is used up */
  take(): void {
    this.left -= 1;
    if (this.left < 0)
      throw new Unfollowable(`is over the limit for repeating events ${ONLY_FIRST}`);
  }
}

interface Expansion {
  /** The first time, in wall time. It's always included, even if the rule doesn't match it. */
  start: number;
  /** A rule as written, like `FREQ=WEEKLY;BYDAY=TU`. */
  rule: string;
  /** The window, in wall time; `to` is exclusive. */
  from: number;
  to: number;
  /** Converts a UTC end to wall time. */
  wallOf: (moment: number) => number;
  budget: ExpansionBudget;
}

/** All remaining times are after the window. */
class BehindWindow extends Error {}

/**
 * Returns the times of an event within a window, in order, as wall time (milliseconds as if the clock were UTC).
 * Every step of the `ical.js` iterator is counted, because some rules never match.
 * @throws {Unfollowable} for an invalid rule, or one that takes too much work
 */
export function expand({ start, rule, from, to, wallOf, budget }: Expansion): number[] {
  budget.take();
  const recur = readRule(rule);
  keepDay(recur, start);
  const end = Math.min(to - 1, untilOf(recur, wallOf));
  const count = recur.count ?? Infinity;
  // UNTIL and COUNT are handled here: UNTIL is in wall time, and the first time always counts.
  recur.until = null;
  recur.count = null;
  const found = start >= from && start <= end ? [start] : [];
  let seen = 1;
  const first = count < Infinity ? start : laterStart(recur, start, from);
  const isMeant = fitsIn(recur, start);
  const iterator = boundedIterator(recur, first, end, budget);
  for (let time = iterator.next(); time && seen < count;) {
    const wall = time.toUnixTime() * 1_000;
    if (wall > end) break;
    if (wall > start && isMeant(time)) {
      seen += 1;
      if (wall >= from) found.push(wall);
    }
    time = iterator.next();
  }
  return found;
}

/** Parses a rule with `ical.js`, unless `ical.js` is known to return wrong times for it. */
function readRule(text: string): ICAL.Recur {
  let recur: ICAL.Recur;
  try {
    recur = ICAL.Recur.fromString(text.replaceAll(/\s/g, '').toUpperCase().replace(/;+$/, ''));
  } catch {
    throw new Unfollowable(`repeats by a rule that can’t be read ${ONLY_FIRST}`);
  }
  const { freq, interval, count } = recur;
  const has = (name: string) => recur.getComponent(name).length > 0;
  const isSparse = freq !== 'MONTHLY' && recur.getComponent('BYMONTHDAY').some((day) => day < 0);
  const isOfMonth =
    freq === 'MONTHLY' || (freq === 'YEARLY' && recur.getComponent('BYMONTH').length === 1);
  const isPlaced = has('BYSETPOS') && !(isOfMonth && has('BYDAY'));
  const isBad =
    !['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq) ||
    interval > MOST_INTERVAL ||
    (count !== null && !(count > 0)) ||
    has('BYWEEKNO') ||
    'rscale' in recur ||
    isSparse ||
    isPlaced;
  if (isBad) throw new Unfollowable(STRANGE);
  return recur;
}

/**
 * Sets the day of the month explicitly if not every month has it. RFC 5545 (section 3.3.10) skips February in years
 * without February 29, but `ical.js` moves on to March and stays there.
 */
function keepDay(recur: ICAL.Recur, start: number): void {
  const date = new Date(start);
  const day = date.getUTCDate();
  const names = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY'];
  const isNamed = names.some((name) => recur.getComponent(name).length > 0);
  if (day <= 28 || isNamed || !['MONTHLY', 'YEARLY'].includes(recur.freq)) return;
  recur.setComponent('BYMONTHDAY', [day]);
  if (recur.freq === 'YEARLY' && recur.getComponent('BYMONTH').length === 0) {
    recur.setComponent('BYMONTH', [date.getUTCMonth() + 1]);
  }
}

/**
 * Returns a check that a time is in the months and days of a rule: `ical.js` moves on to March if February has no
 * 30th.
 */
function fitsIn(recur: ICAL.Recur, start: number): (time: ICAL.Time) => boolean {
  const months = recur.getComponent('BYMONTH').map(Number);
  const days = recur.getComponent('BYMONTHDAY').map(Number);
  const isLate = months.length > 0 && !months.includes(new Date(start).getUTCMonth() + 1);
  if (isLate && recur.freq === 'MONTHLY') throw new Unfollowable(STRANGE);
  return ({ year, month, day }) => {
    if (months.length > 0 && !months.includes(month)) return false;
    const length = ICAL.Time.daysInMonth(month, year);
    return days.length === 0 || days.some((each) => (each > 0 ? each : length + each + 1) === day);
  };
}

/** Returns the last time that a rule allows; a date means the end of its day. */
function untilOf({ until }: ICAL.Recur, wallOf: (moment: number) => number): number {
  if (!until) return Infinity;
  const time = Date.UTC(
    until.year,
    until.month - 1,
    until.day,
    until.hour,
    until.minute,
    until.second,
  );
  if (until.isDate) return time + DAY_MS - 1;
  return until.zone === ICAL.Timezone.utcTimezone ? wallOf(time) : time;
}

/** Returns a later start for a rule, so that past times aren't iterated. */
function laterStart(recur: ICAL.Recur, start: number, from: number): number {
  const { freq, interval } = recur;
  const step = (STEPS[freq] ?? 0) * interval;
  if (step > 0) return start + Math.max(0, Math.floor((from - start) / step) - 1) * step;
  const date = new Date(start);
  // Not every month has a 29th, and if the rule names months, the start must stay in one of them.
  const isFixed = recur.getComponent('BYMONTH').length > 0 && freq === 'MONTHLY';
  if (isFixed || date.getUTCDate() > 28) return start;
  const months = (freq === 'YEARLY' ? 12 : 1) * interval;
  const over = Math.floor((from - start) / (31 * DAY_MS * months)) - 1;
  if (over > 0) date.setUTCMonth(date.getUTCMonth() + over * months);
  return date.getTime();
}

function boundedIterator(rule: ICAL.Recur, start: number, end: number, budget: ExpansionBudget) {
  const lastYear = new Date(Math.min(end, 8e15)).getUTCFullYear();
  let steps = 0;
  /** Counts a step, because the iterator itself has no limit. */
  const step = (year: number) => {
    budget.take();
    steps += 1;
    if (steps > MOST_STEPS) throw new Unfollowable(`repeats too often ${ONLY_FIRST}`);
    if (year > lastYear) throw new BehindWindow();
  };
  class Bounded extends ICAL.RecurIterator {
    override check_contracting_rules(): boolean {
      step(this.last.year);
      return super.check_contracting_rules();
    }
    override increment_month(): void {
      step(this.last.year);
      super.increment_month();
    }
    override expand_year_days(year: number): number {
      step(year);
      return super.expand_year_days(year);
    }
  }
  const dtstart = ICAL.Time.fromJSDate(new Date(start), true);
  let iterator: Bounded | null = null;
  return {
    next: (): ICAL.Time | null => {
      try {
        if (iterator) return iterator.next();
        iterator = new Bounded({ rule, dtstart });
        const places = rule.getComponent('BYSETPOS');
        // `ical.js` starts with the first of the weekdays even if another one is meant.
        if (places.length > 0 && !places.includes(1) && iterator.last.compare(dtstart) > 0) {
          iterator.next();
        }
        return iterator.next();
      } catch (error) {
        if (error instanceof BehindWindow) return null;
        if (error instanceof Unfollowable) throw error;
        throw new Unfollowable(`repeats by a rule that can’t be read ${ONLY_FIRST}`);
      }
    },
  };
}
