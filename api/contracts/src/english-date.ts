const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Which parts of a day are written; named like those of `Intl.DateTimeFormat`. */
export interface DateParts {
  weekday?: 'long' | 'short';
  month?: 'long' | 'short';
  day?: 'numeric';
  year?: 'numeric';
}

/** The parts of "Thursday, January 8". */
export const FULL_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
/** The parts of "January 8, 2026". */
export const DAY_OF_YEAR = { month: 'long', day: 'numeric', year: 'numeric' } as const;

/**
 * Returns a day in American English, like "Thursday, January 8, 2026" or "Thu, Jan 8". Doesn't use `Intl`, whose first
 * formatter keeps a phone busy for a tenth of a second.
 * @param day as `YYYY-MM-DD`, or a date of which the parts in UTC count
 */
export function englishDate(day: string | Date, parts: DateParts): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return String(date);
  const named = (names: readonly string[], index: number, length: 'long' | 'short' | undefined) =>
    length && names[index]?.slice(0, length === 'short' ? 3 : undefined);
  const weekday = named(WEEKDAYS, date.getUTCDay(), parts.weekday);
  const month = named(MONTHS, date.getUTCMonth(), parts.month);
  const monthDay = joined(' ', month, parts.day && date.getUTCDate());
  const year = parts.year && date.getUTCFullYear();
  return joined(', ', weekday, joined(parts.day ? ', ' : ' ', monthDay, year));
}

function joined(separator: string, ...parts: readonly (string | number | undefined)[]): string {
  return parts.filter(Boolean).join(separator);
}
