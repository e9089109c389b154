import { laterDay, localDay, startOfDay } from '../../today/domain/day-bounds.ts';

const WEEKS = 12;
const MONTHS = 12;

/** A range of days, both ends included. */
interface Days {
  from: string;
  to: string;
}

/** Consecutive periods and their bounds; there's one more bound than periods. */
interface Periods<T> {
  periods: T[];
  bounds: Date[];
}

/** Returns this week from today on and the eleven weeks after it; weeks begin on Monday. */
export function comingWeeks(now: Date, timeZone: string): Periods<Days> {
  const today = localDay(now, timeZone);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = laterDay(today, -weekday);
  const periods = Array.from({ length: WEEKS }, (_, week) => ({
    from: week === 0 ? today : laterDay(monday, 7 * week),
    to: laterDay(monday, 7 * week + 6),
  }));
  const days = [...periods.map(({ from }) => from), laterDay(monday, 7 * WEEKS)];
  return { periods, bounds: days.map((day) => startOfDay(day, timeZone)) };
}

/** Returns this month and the eleven before it, as `YYYY-MM`. */
export function lastMonths(now: Date, timeZone: string): Periods<string> {
  const [year = 0, month = 0] = localDay(now, timeZone).split('-').map(Number);
  // Date.UTC counts months from 0 and accepts months outside of the year.
  const firstDays = Array.from({ length: MONTHS + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 10),
  );
  return {
    periods: firstDays.slice(0, MONTHS).map((day) => day.slice(0, 7)),
    bounds: firstDays.map((day) => startOfDay(day, timeZone)),
  };
}
