const DAY_MS = 86_400_000;
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MOST_INTERVAL = 1_000;
const MOST_IN_LIST = 100;

/** Days, weeks, months or years that one rule may look at, and that all rules of a calendar may. */
const MOST_PERIODS = 20_000;

/** Limits the work of expanding the rules of one calendar, whoever wrote them. */
export class ExpansionBudget {
  constructor(private left = 200_000) {}

  /** Takes a period's worth of work; false when there is none left. */
  take(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }
}

/** How an event comes again. All times are wall-clock times, as milliseconds of the same clock in UTC. */
export interface RecurrenceRule {
  readonly frequency: (typeof FREQUENCIES)[number];
  readonly interval: number;
  readonly count: number | null;
  /** As it is written: in UTC where it ends in Z, else on the wall clock, with the day's end for a date. */
  readonly until: { readonly ms: number; readonly isUtc: boolean } | null;
  readonly byDay: readonly { readonly weekday: number; readonly nth: number }[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  /** The weekday on which a week begins; 1 is Monday. */
  readonly weekStart: number;
}

/**
 * Reads a rule like `FREQ=WEEKLY;BYDAY=TU`. Null for what no meeting comes by: several times a day, by
 * numbers of weeks or of days in the year, and for what is no rule.
 */
export function readRule(text: string): RecurrenceRule | null {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (name.trim() !== '') parts.set(name.trim().toUpperCase(), value.trim().toUpperCase());
  }
  const frequency = FREQUENCIES.find((each) => each === parts.get('FREQ'));
  const unknown = ['BYWEEKNO', 'BYYEARDAY', 'RSCALE'];
  // Some programs say the time of day once more. Several of them are no rule of a meeting.
  const isOften = ['BYSECOND', 'BYMINUTE', 'BYHOUR'].some(
    (name) => !/^\d{1,2}$/.test(parts.get(name) ?? '0'),
  );
  if (!frequency || isOften || unknown.some((name) => parts.has(name))) return null;
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1', 1, MOST_INTERVAL);
  const count = parts.has('COUNT') ? wholeNumber(parts.get('COUNT'), 1, 1_000_000) : null;
  const until = parts.has('UNTIL') ? readUntil(parts.get('UNTIL') ?? '') : null;
  const byDay = listOf(parts.get('BYDAY'), (item) => {
    const [, nth = '', name = ''] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(item) ?? [];
    return name === '' ? null : { weekday: WEEKDAYS.indexOf(name), nth: Number(nth) };
  });
  const numbers = (name: string, most: number, least = -most) =>
    listOf(parts.get(name), (item) => {
      const value = wholeNumber(item, least, most);
      return value === 0 ? null : value;
    });
  const byMonthDay = numbers('BYMONTHDAY', 31);
  const byMonth = numbers('BYMONTH', 12, 1);
  const bySetPos = numbers('BYSETPOS', 366);
  const isBad =
    interval === null ||
    (parts.has('COUNT') && count === null) ||
    (parts.has('UNTIL') && until === null) ||
    !byDay ||
    !byMonthDay ||
    !byMonth ||
    !bySetPos ||
    (frequency === 'WEEKLY' && byMonthDay.length > 0);
  if (isBad) return null;
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  return {
    frequency,
    interval,
    count,
    until,
    byDay,
    byMonthDay,
    byMonth,
    bySetPos,
    weekStart: weekStart === -1 ? 1 : weekStart,
  };
}

interface Expansion {
  /** The first time, on the wall clock. It always counts, whatever the rule says. */
  start: number;
  rule: RecurrenceRule;
  /** The window, on the wall clock: its first moment, and the first one after it. */
  from: number;
  to: number;
  /** The rule's end on the wall clock, where it has one in UTC. */
  until?: number | undefined;
  budget: ExpansionBudget;
}

/**
 * The times of an event within a window, in their order. It looks at a bounded number of periods: a rule
 * that would take more, or that never comes true, ends there.
 */
export function expand({ start, rule, from, to, until, budget }: Expansion): number[] {
  const end = Math.min(to - 1, until ?? rule.until?.ms ?? Infinity);
  const found: number[] = [];
  const timeOfDay = modulo(start, DAY_MS);
  let seen = 0;
  const add = (time: number): boolean => {
    if (time > end) return false;
    seen += 1;
    if (time >= from) found.push(time);
    return rule.count === null || seen < rule.count;
  };
  if (!add(start)) return found;
  let period = firstPeriod(rule, start, from);
  for (let looked = 0; looked < MOST_PERIODS && budget.take(); looked += 1, period += 1) {
    const { first, days } = daysOf(rule, start, period);
    if (first > end) break;
    for (const day of days) {
      const time = day + timeOfDay;
      if (time > start && !add(time)) return found;
    }
  }
  return found;
}

/** Without a count, the periods that end before the window need no look. */
function firstPeriod({ frequency, interval, count }: RecurrenceRule, start: number, from: number) {
  if (count !== null || from <= start) return 0;
  const days = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency];
  return Math.max(0, Math.floor((from - start) / (days * interval * DAY_MS)) - 2);
}

/** The days of a period that the rule chooses, in their order, and the first moment of the period. */
function daysOf(
  rule: RecurrenceRule,
  start: number,
  period: number,
): { first: number; days: number[] } {
  const step = period * rule.interval;
  const startDay = start - modulo(start, DAY_MS);
  const date = new Date(startDay);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  switch (rule.frequency) {
    case 'DAILY': {
      const day = startDay + step * DAY_MS;
      return { first: day, days: chosen(rule, [day]) };
    }
    case 'WEEKLY': {
      const behind = modulo(date.getUTCDay() - rule.weekStart, 7);
      const first = startDay + (step * 7 - behind) * DAY_MS;
      const wanted = rule.byDay.length > 0 ? rule.byDay : [{ weekday: date.getUTCDay(), nth: 0 }];
      const week = Array.from({ length: 7 }, (_, index) => first + index * DAY_MS);
      return {
        first,
        days: chosen({ ...rule, byDay: wanted.map((each) => ({ ...each, nth: 0 })) }, week),
      };
    }
    case 'MONTHLY': {
      const first = Date.UTC(year, month + step);
      const isByDay = rule.byDay.length > 0 || rule.byMonthDay.length > 0;
      const narrowed = isByDay ? rule : { ...rule, byMonthDay: [date.getUTCDate()] };
      return { first, days: chosen(narrowed, daysFrom(first, Date.UTC(year, month + step + 1))) };
    }
    case 'YEARLY': {
      const first = Date.UTC(year + step, 0);
      const isByDay = rule.byDay.length > 0 || rule.byMonthDay.length > 0;
      const narrowed = {
        ...rule,
        byMonthDay: isByDay ? rule.byMonthDay : [date.getUTCDate()],
        byMonth: rule.byMonth.length > 0 || rule.byDay.length > 0 ? rule.byMonth : [month + 1],
      };
      return { first, days: chosen(narrowed, daysFrom(first, Date.UTC(year + step + 1, 0))) };
    }
    default:
      return rule.frequency satisfies never;
  }
}

/** Those of the days of a period that every part of the rule allows, and of these the ones at its places. */
function chosen(rule: RecurrenceRule, days: readonly number[]): number[] {
  const fitting = days.filter((day) => fits(rule, new Date(day)));
  if (rule.bySetPos.length === 0) return fitting;
  const places = new Set(
    rule.bySetPos.map((place) => (place > 0 ? place - 1 : fitting.length + place)),
  );
  return fitting.filter((_, index) => places.has(index));
}

function fits(rule: RecurrenceRule, day: Date): boolean {
  const month = day.getUTCMonth();
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(month + 1)) return false;
  const date = day.getUTCDate();
  const year = day.getUTCFullYear();
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  if (
    rule.byMonthDay.length > 0 &&
    !rule.byMonthDay.some((each) => (each > 0 ? each : daysInMonth + each + 1) === date)
  ) {
    return false;
  }
  if (rule.byDay.length === 0) return true;
  return rule.byDay.some(({ weekday, nth }) => {
    if (weekday !== day.getUTCDay()) return false;
    if (nth === 0 || rule.frequency === 'DAILY') return true;
    const isInYear = rule.frequency === 'YEARLY' && rule.byMonth.length === 0;
    const index = isInYear ? dayOfYear(day) : date;
    const length = isInYear ? dayOfYear(new Date(Date.UTC(year, 11, 31))) : daysInMonth;
    return nth > 0 ? Math.ceil(index / 7) === nth : Math.ceil((length - index + 1) / 7) === -nth;
  });
}

function daysFrom(first: number, after: number): number[] {
  return Array.from({ length: (after - first) / DAY_MS }, (_, index) => first + index * DAY_MS);
}

function dayOfYear(day: Date): number {
  return (day.getTime() - Date.UTC(day.getUTCFullYear(), 0)) / DAY_MS + 1;
}

function readUntil(text: string): RecurrenceRule['until'] {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second, zulu] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return hour === undefined
    ? { ms: midnight + DAY_MS - 1, isUtc: false }
    : {
        ms: midnight + (Number(hour) * 3_600 + Number(minute) * 60 + Number(second)) * 1_000,
        isUtc: zulu !== undefined,
      };
}

function listOf<T>(text: string | undefined, read: (item: string) => T | null): T[] | null {
  if (text === undefined || text === '') return [];
  const items = text.split(',');
  if (items.length > MOST_IN_LIST) return null;
  const values: T[] = [];
  for (const item of items) {
    const value = read(item.trim());
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

function wholeNumber(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^[+-]?\d{1,7}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
