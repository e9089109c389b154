/** The order of day and month in dates like 3/4/1985. */
export type DayOrder = 'month-first' | 'day-first';

const MONTHS = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev', 'fév'],
  ['mar', 'mär', 'mrz', 'maa', 'mrt'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
];

/** Outlook and phones write this year, or one before it, where they know only the day. */
const NO_YEAR_BEFORE = 1850;
const APPLE_NO_YEAR = 1604;

/**
 * A birthday as the API takes it, from the ways in which files write dates.
 * @returns null for what is no date; Outlook writes 0/0/00 for none
 */
export function birthdayOf(text: string, order: DayOrder): string | null {
  const trimmed = text.trim().replace(/[T ]\d\d:\d\d.*$/, '');
  const iso = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(trimmed);
  if (iso) return written(iso[1], Number(iso[2]), Number(iso[3]));
  const yearless = /^--(\d\d)-?(\d\d)$/.exec(trimmed);
  if (yearless) return written(undefined, Number(yearless[1]), Number(yearless[2]));
  const yearFirst = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/.exec(trimmed);
  if (yearFirst) return written(yearFirst[1], Number(yearFirst[2]), Number(yearFirst[3]));
  const numbers = /^(\d{1,2})([./-])\s?(\d{1,2})(?:[./-]\s?(\d{2,4})?)?$/.exec(trimmed);
  if (numbers) return fromNumbers(numbers, order);
  return fromWords(trimmed);
}

function fromNumbers([, one, sign, two, year]: RegExpExecArray, order: DayOrder): string | null {
  const first = Number(one);
  const second = Number(two);
  // Dots are written between day and month, and 12 is the last month, whatever the rest of the file does.
  const dayFirst = sign === '.' || first > 12 || (order === 'day-first' && second <= 12);
  return dayFirst ? written(year, second, first) : written(year, first, second);
}

function fromWords(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}]+|\d+/gu) ?? [];
  const month = MONTHS.findIndex((names) =>
    words.some((word) => names.some((name) => word.startsWith(name))),
  );
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const day = numbers.find((number) => number.length <= 2);
  const year = numbers.find((number) => number.length === 4);
  return month < 0 || day === undefined ? null : written(year, month + 1, Number(day));
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

/** Nobody is born in the future. */
function century(year: number): number {
  return year > new Date().getFullYear() % 100 ? 1900 + year : 2000 + year;
}

/** Whether the dates of a column can only be read with the day first; the month is first otherwise. */
export function dayOrderOf(values: readonly string[]): DayOrder {
  const isDayFirst = values.some((value) => {
    const [, first] = /^\s*(\d{1,2})[/-]\d{1,2}[/-]\d{2,4}/.exec(value) ?? [];
    return Number(first ?? 0) > 12;
  });
  return isDayFirst ? 'day-first' : 'month-first';
}
