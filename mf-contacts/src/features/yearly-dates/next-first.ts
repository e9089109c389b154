import { type ContactDate } from '@rapport/api-client';

/**
 * Returns dates in the order in which they come next. Those that come only once are left out when they're over.
 * @param dates in the order of the calendar, from January 1
 */
export function nextFirst(dates: readonly ContactDate[], today = new Date()): ContactDate[] {
  const now = [today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const year = today.getFullYear();
  const next = ({ day, yearly }: ContactDate) => {
    const ofYear = day.slice(-now.length);
    return yearly === false ? day : `${ofYear >= now ? year : year + 1}-${ofYear}`;
  };
  return dates
    .filter((date) => next(date) >= `${year}-${now}`)
    .toSorted((one, other) => next(one).localeCompare(next(other)));
}
