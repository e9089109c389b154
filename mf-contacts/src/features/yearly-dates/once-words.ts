import { englishDate, FULL_DAY } from '@rapport/contracts';
const DAY_MS = 86_400_000;

/**
 * Returns a date that comes only once in words, like "Tuesday, March 31, 2026, in 18 days".
 * @param day as `YYYY-MM-DD`
 */
export function onceWords(day: string, today = new Date()): string {
  const now = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const days = Math.round((Date.parse(day) - now) / DAY_MS);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return `${englishDate(day, { ...FULL_DAY, year: 'numeric' })}, ${when}`;
}
