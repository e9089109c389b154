import { type ContactDate } from '@rapport/api-client';

/**
 * Returns yearly dates in the order in which they come next.
 * @param dates in the order of the calendar, from January 1
 */
export function nextFirst(dates: readonly ContactDate[], today = new Date()): ContactDate[] {
  const now = [today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const isAhead = ({ day }: ContactDate) => day.slice(-now.length) >= now;
  return [...dates.filter(isAhead), ...dates.filter((date) => !isAhead(date))];
}
