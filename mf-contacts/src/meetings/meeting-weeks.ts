import { englishDate } from '@rapport/contracts';
import { type Meeting } from '@rapport/api-client';
import { firstWeekday, type FirstWeekday, wallClock } from '@rapport/shared-ui';
import { grouped } from './meeting-days.ts';

const DAY_MS = 86_400_000;
/** The numbers of weekdays in `Date`. */
const DAY_NUMBERS: Readonly<Record<FirstWeekday, number>> = { sunday: 0, monday: 1, saturday: 6 };

/**
 * Groups meetings by week, in the given order: 'This week', 'Next week', 'Last week', or 'Week of December 7'.
 * @param first the first day of a week; the reader's by default
 */
export function byWeek<Each extends Pick<Meeting, 'startsAt'>>(
  meetings: readonly Each[],
  now = new Date(),
  first = firstWeekday(),
): { week: string; meetings: Each[] }[] {
  const weekName = ({ startsAt }: Each) => {
    const begin = beginOfWeek(new Date(startsAt), first);
    const weeks = (begin - beginOfWeek(now, first)) / (7 * DAY_MS);
    const near = { '-1': 'Last week', '0': 'This week', '1': 'Next week' }[String(weeks)];
    return near ?? `Week of ${dateName(new Date(begin), now)}`;
  };
  return grouped(meetings, weekName).map(([week, some]) => ({ week, meetings: some }));
}

/** @param day in the form of `beginOfWeek` */
function dateName(day: Date, now: Date): string {
  const isThisYear = day.getUTCFullYear() === wallClock(now).getUTCFullYear();
  return englishDate(day, {
    ...{ month: 'long', day: 'numeric' },
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** The first day of the week on the reader's calendar, in milliseconds of UTC. */
function beginOfWeek(moment: Date, first: FirstWeekday): number {
  const shown = wallClock(moment);
  const back = (shown.getUTCDay() + 7 - DAY_NUMBERS[first]) % 7;
  return Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate() - back);
}
