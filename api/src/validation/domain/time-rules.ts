import { type Problem } from './text-rules.ts';

/** RFC 3339 in capitals and without leap seconds: date, time to the minute or finer, and the offset from UTC. */
const TIME =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** No one alive was in touch with anyone before. */
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(3000, 0, 1);

/** A moment in ISO 8601 with its offset from UTC, between the years 1900 and 2999. */
export function timeProblem(value: unknown): Problem {
  const parts = typeof value === 'string' ? TIME.exec(value) : null;
  const [text, year, month, day] = parts ?? [];
  if (text === undefined || !isCalendarDay(Number(year), Number(month), Number(day))) {
    return 'must be a time like 2026-03-14T09:26:53.589Z';
  }
  const time = Date.parse(text);
  return time >= EARLIEST && time < LATEST ? null : 'must be a time between 1900 and 2999';
}

/** A day of the calendar as `YYYY-MM-DD`, between the years 1900 and 2999. */
export function dayProblem(value: unknown): Problem {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) : null;
  const [text, year, month, day] = parts ?? [];
  if (text === undefined || !isCalendarDay(Number(year), Number(month), Number(day))) {
    return 'must be a day like 2026-03-14';
  }
  return Number(year) >= 1900 && Number(year) < 3000 ? null : 'must be a day between 1900 and 2999';
}

/** Whether the month has that day; `Date` itself goes on into the next month. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
