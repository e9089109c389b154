import { parseBirthday, englishDate } from '@rapport/contracts';

const DAY_MS = 86_400_000;
const DAY = { month: 'long', day: 'numeric' } as const;

/** A birthday in words. */
export interface BirthdayWords {
  /** The date: "December 10, 1915", or "December 10" if the year is unknown. */
  day: string;
  /** The next birthday: "Thursday, December 10, in 18 days: 111 years". */
  next: string;
}

/**
 * A birthday in words; null if the text isn't one. In a year without February 29, that birthday is on February 28.
 * @param today the reader's current day
 */
export function birthdayWords(birthday: string, today = new Date()): BirthdayWords | null {
  const parsed = parseBirthday(birthday);
  if (parsed === null) return null;
  const { year, month, day } = parsed;
  const now = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const inYear = (of: number) => {
    const last = new Date(Date.UTC(of, month, 0)).getUTCDate();
    return Date.UTC(of, month - 1, Math.min(day, last));
  };
  const thisYear = today.getFullYear();
  const nextYear = inYear(thisYear) >= now ? thisYear : thisYear + 1;
  const next = inYear(nextYear);
  const days = Math.round((next - now) / DAY_MS);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  const age = year === null || nextYear <= year ? '' : `: ${nextYear - year} years`;
  // The default is a leap year, so that February 29 is valid.
  const shown = new Date(Date.UTC(year ?? 2000, month - 1, day));
  return {
    day: englishDate(shown, year === null ? DAY : { ...DAY, year: 'numeric' }),
    next: `${englishDate(new Date(next), { ...DAY, weekday: 'long' })}, ${when}${age}`,
  };
}
