import ICAL from 'ical.js';

const DAY_MS = 86_400_000;
/** A rule without a count may start later by a multiple of these. */
const STEPS: Readonly<Record<string, number>> = {
  HOURLY: 3_600_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};
const MOST_INTERVAL = 1_000;
/** Steps that one rule may take, and that all rules of a calendar may. */
const MOST_STEPS = 10_000;
const ONLY_FIRST = '(only the first one counts)';
const STRANGE = `repeats in a way that Rapport can’t follow ${ONLY_FIRST}`;

/** A rule, or a time, that cannot be followed; the message follows "This event". */
export class Unfollowable extends Error {}

/** Limits the work of expanding the rules of one calendar, no matter who wrote them. */
export class ExpansionBudget {
  constructor(private left = 100_000) {}

  /** @throws {Unfollowable} when the work for the calendar is used up */
  take(): void {
    this.left -= 1;
    if (this.left < 0)
      throw new Unfollowable(`is over the limit for repeating events ${ONLY_FIRST}`);
  }
}

interface Expansion {
  /** The first time, on the wall clock. It always counts, whatever the rule says. */
  start: number;
  /** A rule as it is written, like `FREQ=WEEKLY;BYDAY=TU`. */
  rule: string;
  /** The window, on the wall clock: its first moment, and the first one after it. */
  from: number;
  to: number;
  /** Turns an end in UTC into a time on the wall clock. */
  wallOf: (moment: number) => number;
  budget: ExpansionBudget;
}

/** All further times are behind the window. */
class BehindWindow extends Error {}

/**
 * The times of an event within a window, in their order, on the wall clock as milliseconds of the same clock in
 * UTC. `ical.js` finds them; every step it takes counts, because some rules never come true.
 * @throws {Unfollowable} for a rule that is none, or one that takes too much work
 */
export function expand({ start, rule, from, to, wallOf, budget }: Expansion): number[] {
  budget.take();
  const recur = readRule(rule);
  keepDay(recur, start);
  const end = Math.min(to - 1, untilOf(recur, wallOf));
  const count = recur.count ?? Infinity;
  // Both are counted here: the end is known on the wall clock, and the first time counts whatever the rule says.
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

/** The rule in the form of `ical.js`, unless that is known to give other times than the rule says. */
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
 * Names the day of a month that not every month has: a rule that names none leaves out February in the years
 * without its 29th (RFC 5545, 3.3.10), where `ical.js` goes on to March and stays there.
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

/** Whether a time is in the months and days of a rule: `ical.js` goes on to March where February has no 30th. */
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

/** The last time that a rule allows; a date stands for the end of its day. */
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

/** Where a rule may begin instead so that what is long over is not gone through. */
function laterStart(recur: ICAL.Recur, start: number, from: number): number {
  const { freq, interval } = recur;
  const step = (STEPS[freq] ?? 0) * interval;
  if (step > 0) return start + Math.max(0, Math.floor((from - start) / step) - 1) * step;
  const date = new Date(start);
  // Not every month has a 29th; a month that the rule names must stay the one to begin with.
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
  /** Counts a step of the iterator, which has no limits of its own. */
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
        // It begins with the first of the weekdays, also where another one is meant.
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
