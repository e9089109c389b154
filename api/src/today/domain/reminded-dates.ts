import { dayAmong, daysFrom } from '../../contacts/domain/days-ahead.ts';
import { type TodayDateDto } from '../dto/today.dto.ts';
import { daysApart } from './day-bounds.ts';

/** How many days before a date Today and the daily email have it. On other days, it would be there for too long. */
const REMINDED_BEFORE = [0, 1, 3, 7];

/** A date in a custom field, with its own day. */
export interface TodayDate extends Omit<TodayDateDto, 'daysAhead'> {
  yearly: boolean;
}

/** Returns the days whose dates are shown on a day; all are `YYYY-MM-DD`. */
export function remindedDays(today: string): string[] {
  const days = daysFrom(today, Math.max(...REMINDED_BEFORE));
  return days.filter((_, ahead) => REMINDED_BEFORE.includes(ahead));
}

/** Returns dates with the day on which they are next, the soonest first. */
export function remindedDates(dates: readonly TodayDate[], today: string): TodayDateDto[] {
  const days = remindedDays(today);
  return dates
    .flatMap(({ person, fieldId, label, ...date }) => {
      const day = dayAmong(days, date);
      return day === null
        ? []
        : [{ person, fieldId, label, day, daysAhead: daysApart(today, day) }];
    })
    .sort((one, other) => one.daysAhead - other.daysAhead);
}
