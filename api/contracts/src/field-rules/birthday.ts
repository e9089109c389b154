/** A day of a month, with or without a year. */
export interface Birthday {
  /** Null if it's unknown. */
  year: number | null;
  /** 1–12. */
  month: number;
  /** 1–31. */
  day: number;
}

const WRITTEN = /^(\d{4}|-)-(\d\d)-(\d\d)$/;
const EARLIEST_YEAR = 1850;
/** February 29 is a valid birthday in a leap year, and always without a year. */
const LEAP_YEAR = 2000;

/** Parses `YYYY-MM-DD` or `--MM-DD`; null for anything else and for days that don't exist. */
export function parseBirthday(text: string): Birthday | null {
  const [, years, months, days] = WRITTEN.exec(text) ?? [];
  if (years === undefined) return null;
  const year = years === '-' ? null : Number(years);
  const [month, day] = [Number(months), Number(days)];
  const date = new Date(Date.UTC(year ?? LEAP_YEAR, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && (year ?? EARLIEST_YEAR) >= EARLIEST_YEAR ? { year, month, day } : null;
}
