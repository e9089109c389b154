import { type DateOrder } from '@rapport/shared-ui';
import { monthIn } from './month-names.ts';

/** The order of day and month in dates like 3/4/1985. */
export type DayOrder = DateOrder;

/** Outlook and phones write a year before this one, such as Apple's 1604, if they know only the day. */
const NO_YEAR_BEFORE = 1850;
const APPLE_NO_YEAR = 1604;
/** Spreadsheets count days from this date. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
const NUMBERS = /^(\d{1,2})([./-])\s?(\d{1,2})(?:[./-]\s?(\d{2,4})?)?$/;

/**
 * Converts a birthday, in the formats that files use, to the API's format.
 * @param order for dates that fit both orders; null leaves them unread
 * @returns null if the text isn't a date
 */
export function birthdayOf(text: string, order: DayOrder | null): string | null {
  const trimmed = withoutTime(text);
  const iso = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(trimmed);
  if (iso) return written(iso[1], Number(iso[2]), Number(iso[3]));
  const yearless = /^--(\d\d)-?(\d\d)$/.exec(trimmed);
  if (yearless) return written(undefined, Number(yearless[1]), Number(yearless[2]));
  // 1985/3/4, 1985年3月4日 and 1985년 3월 4일.
  const yearFirst = /^(\d{4})\s?[-./年년]\s?(\d{1,2})\s?[-./月월]\s?(\d{1,2})\s?[日일.]?$/.exec(
    trimmed,
  );
  if (yearFirst) return written(yearFirst[1], Number(yearFirst[2]), Number(yearFirst[3]));
  const monthFirst = /^(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/.exec(trimmed);
  if (monthFirst) return written(undefined, Number(monthFirst[1]), Number(monthFirst[2]));
  const numbers = NUMBERS.exec(trimmed);
  if (numbers) return fromNumbers(numbers, order);
  if (/^[1-9]\d{4}$/.test(trimmed)) return ofDayNumber(Number(trimmed));
  return fromWords(trimmed);
}

/** Whether a text stands for a missing date, like Outlook's 0/0/00. */
export function isNoDate(text: string): boolean {
  return /^[\s0./-]*$/.test(text);
}

/** A birthday from three columns of a file; null if they don't form a valid date. */
export function birthdayOfParts(year: string, month: string, day: string): string | null {
  const number = /^\d{1,2}$/.test(month.trim()) ? Number(month) : monthIn([month.trim()]);
  if (number === null || !/^\d{1,2}$/.test(day.trim())) return null;
  return written(/^\d{2,4}$/.test(year.trim()) ? year.trim() : undefined, number, Number(day));
}

function withoutTime(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/(?:T\d\d:?\d\d|,? \d{1,2}:\d\d).*$/, '');
}

function fromNumbers(
  [, one, sign, two, year]: RegExpExecArray,
  order: DayOrder | null,
): string | null {
  const first = Number(one);
  const second = Number(two);
  // A date with dots has the day first, and no month is above 12, regardless of the rest of the file.
  if (sign === '.' || first > 12 || first === second) return written(year, second, first);
  if (second > 12 || order === 'month-first') return written(year, first, second);
  return order === null ? null : written(year, second, first);
}

function fromWords(text: string): string | null {
  const words = text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const month = monthIn(words);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [day, short] = numbers.filter((number) => number.length <= 2);
  const year = numbers.find((number) => number.length === 4) ?? short;
  return month === null || day === undefined ? null : written(year, month, Number(day));
}

function ofDayNumber(days: number): string | null {
  const [date = ''] = new Date(DAY_ZERO + days * DAY).toISOString().split('T');
  const [year, month, day] = date.split('-');
  return written(year, Number(month), Number(day));
}

function written(year: string | undefined, month: number, day: number): string | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const full = year?.length === 2 ? century(Number(year)) : Number(year ?? 0);
  const known = full >= NO_YEAR_BEFORE && full !== APPLE_NO_YEAR;
  const date = new Date(Date.UTC(known ? full : 2000, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay) return null;
  return `${known ? full : '-'}-${two(month)}-${two(day)}`;
}

/** No one is born in the future. */
function century(year: number): number {
  return year > new Date().getFullYear() % 100 ? 1900 + year : 2000 + year;
}

/** The order of day and month in a column of dates. */
export interface ColumnOrder {
  /** The order that fits all dates of the column; null if it's ambiguous. */
  order: DayOrder | null;
  /** A date that fits both orders if the column is ambiguous; null if there's none. */
  example: string | null;
  /** Whether some dates fit only one order, and others only the other. */
  contradicts: boolean;
}

/** Determines the order of day and month from all dates of a column. */
export function columnOrder(values: readonly string[]): ColumnOrder {
  const found = new Set<DayOrder>();
  let example: string | null = null;
  for (const value of values) {
    const [, one, sign, two] = NUMBERS.exec(withoutTime(value)) ?? [];
    const [first, second] = [Number(one), Number(two)];
    if (one === undefined || sign === '.' || first === second) continue;
    if (first > 12) found.add('day-first');
    else if (second > 12) found.add('month-first');
    else example ??= value.trim();
  }
  const [order = null] = found.size === 1 ? found : [];
  return { order, example: order === null ? example : null, contradicts: found.size > 1 };
}

/** A birthday that's omitted, with the reason. */
export function unreadBirthday(text: string): { field: string; value: string; reason: string } {
  const fitsBoth = birthdayOf(text, 'day-first') !== null;
  const reason = fitsBoth ? 'can be two dates' : "isn't a readable date";
  return { field: 'Birthday', value: text.trim(), reason };
}
