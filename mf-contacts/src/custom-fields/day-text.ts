import { DAY_OF_YEAR, englishDate } from '@rapport/contracts';
/** A day like `2027-03-31` in words: "March 31, 2027", or "Mar 31, 2027". Any other text stays. */
export function dayText(day: string, month: 'long' | 'short' = 'long'): string {
  if (Number.isNaN(Date.parse(`${day}T00:00Z`))) return day;
  return englishDate(day, { ...DAY_OF_YEAR, month });
}
