import { type DateOrder } from '@rapport/shared-ui';
import { monthIn } from './month-names.ts';

/** The order of day and month in dates like 3/4/1985. */
export type DayOrder = DateOrder;

/** Outlook and phones write this year, or one before it, where they know only the day. */
const NO_YEAR_BEFORE = 1850;
const APPLE_NO_YEAR = 1604;
/** Spreadsheets count days from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
const NUMBERS = /^(\d{1,2})([./-])\s?(\d{1,2})(?:[./-]\s?(\d{2,4})?)?$/;

/**
 * A birthday as the API takes it, from the ways in which files write dates.
 * @param order for dates that fit both orders; null leaves them unread
 * @returns null for what is no date
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

/** Whether a text stands for no date at all; Outlook writes 0/0/00. */
export function isNoDate(text: string): boolean {
  return /^[\s0./-]*$/.test(text);
}

/** A birthday that a file has in three columns; null if they make no day of the calendar. */
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
  // Dots are written between day and month, and 12 is the last month, whatever the rest of the file does.
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

/** What the dates of a whole column say of the order of day and month. */
export interface ColumnOrder {
  /** The order that all dates of the column fit; null if it is not certain. */
  order: DayOrder | null;
  /** A date that fits both orders while the column does not say which; null for none. */
  example: string | null;
  /** Whether some dates fit only one order, and others only the other. */
  contradicts: boolean;
}

/** Finds the order of day and month by all dates of a column. */
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

/** A birthday that is left out, with the reason. */
export function unreadBirthday(text: string): { field: string; value: string; reason: string } {
  const fitsBoth = birthdayOf(text, 'day-first') !== null;
  const reason = fitsBoth ? 'can be two dates' : "isn't a readable date";
  return { field: 'Birthday', value: text.trim(), reason };
}
