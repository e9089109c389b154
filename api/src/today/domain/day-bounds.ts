/** A day in a time zone, and the ends of relevant days after it. */
export interface DayBounds {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The first moment of the next day (exclusive). */
  readonly endOfToday: Date;
  readonly endOfTomorrow: Date;
  /** Seven days after the end of the day. */
  readonly endOfWeek: Date;
  /** Fourteen days after tomorrow. */
  readonly endOfAgenda: Date;
}

const DAY_MS = 86_400_000;
/** For how many days after tomorrow meetings are shown. */
const AGENDA_DAYS = 14;

const CALENDAR: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
};
/** Cached because creating one takes longer than using it a hundred times. */
const calendars = new Map<string, Intl.DateTimeFormat>();
/** The last requested day per time zone: it's the same for all users there and takes long to compute. */
const lastDays = new Map<string, DayBounds>();
/** There are about 600 names, but each can be spelled in many ways (`europe/BERLIN`). */
const MOST_ZONES = 1_000;

function remember<Value>(values: Map<string, Value>, timeZone: string, value: Value): Value {
  if (values.size >= MOST_ZONES) values.clear();
  values.set(timeZone, value);
  return value;
}

/** @throws RangeError for a time zone that's unknown to `Intl` */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  return remember(calendars, timeZone, new Intl.DateTimeFormat('en-US', { ...CALENDAR, timeZone }));
}

/** Whether `Intl` knows the time zone. */
export function isTimeZone(text: string): boolean {
  try {
    return calendarOf(text).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the day that contains `now` in a time zone; it may have 23 or 25 hours. */
export function dayBounds(now: Date, timeZone: string): DayBounds {
  const date = localDay(now, timeZone);
  const last = lastDays.get(timeZone);
  if (last?.date === date) return last;
  const after = (days: number) => startOfDay(laterDay(date, days), timeZone);
  return remember(lastDays, timeZone, {
    date,
    endOfToday: after(1),
    endOfTomorrow: after(2),
    endOfWeek: after(8),
    endOfAgenda: after(2 + AGENDA_DAYS),
  });
}

/** Returns the day of a moment in a time zone, as `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): string {
  const parts = calendarOf(timeZone).formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Returns the number of days from one `YYYY-MM-DD` to another. */
export function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Returns the day that many days later, as `YYYY-MM-DD`. */
export function laterDay(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the first moment of a day: the earliest one that has this date in the time zone. */
export function startOfDay(date: string, timeZone: string): Date {
  // No time zone is more than 14 hours from UTC, and the date changes once in between.
  let before = Date.parse(date) - 15 * 3_600_000;
  let within = Date.parse(date) + 15 * 3_600_000;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (localDay(new Date(middle), timeZone) < date) before = middle;
    else within = middle;
  }
  return new Date(within);
}
