import { parseBirthday } from '@rapport/contracts';

const DAY_MS = 86_400_000;
const WITH_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const WITHOUT_YEAR = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A birthday in words. */
export interface BirthdayWords {
  /** The day itself: "December 10, 1915", or "December 10" where the year is not known. */
  day: string;
  /** When it is next: "Thursday, December 10, in 18 days: 111 years". */
  next: string;
}

/**
 * A birthday in words; null for a text that is none. Who was born on February 29 has their birthday on
 * February 28 in a year without one.
 * @param today the present day where the reader is
 */
export function birthdayWords(birthday: string, today: Date): BirthdayWords | null {
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
  // A leap year, so that February 29 is a day.
  const shown = new Date(Date.UTC(year ?? 2000, month - 1, day));
  return {
    day: (year === null ? WITHOUT_YEAR : WITH_YEAR).format(shown),
    next: `${WEEKDAY.format(next)}, ${when}${age}`,
  };
}
