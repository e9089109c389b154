import { type Problem } from './text-rules.ts';

/** RFC 3339 in capitals and without leap seconds: date, time with at least minutes, and the UTC offset. */
const TIME =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** No living person was in touch with anyone earlier. */
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(3000, 0, 1);

/** Validates a time in ISO 8601 with a UTC offset, between the years 1900 and 2999. */
export function timeProblem(value: unknown): Problem {
  const parts = typeof value === 'string' ? TIME.exec(value) : null;
  const [text, year, month, day] = parts ?? [];
  if (text === undefined || !isCalendarDay(Number(year), Number(month), Number(day))) {
    return 'must be a time like 2026-03-14T09:26:53.589Z';
  }
  const time = Date.parse(text);
  return time >= EARLIEST && time < LATEST ? null : 'must be a time between 1900 and 2999';
}

/** Validates a calendar day as `YYYY-MM-DD`, between the years 1900 and 2999. */
export function dayProblem(value: unknown): Problem {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) : null;
  const [text, year, month, day] = parts ?? [];
  if (text === undefined || !isCalendarDay(Number(year), Number(month), Number(day))) {
    return 'must be a day like 2026-03-14';
  }
  return Number(year) >= 1900 && Number(year) < 3000 ? null : 'must be a day between 1900 and 2999';
}

/** Returns whether the day exists; `Date` itself overflows into the next month. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
