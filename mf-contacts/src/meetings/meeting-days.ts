import { FULL_DAY } from '@rapport/contracts';
import { type Meeting } from '@rapport/api-client';
import { dayInWords, wallClock } from '@rapport/shared-ui';

/** Groups meetings by their day on the reader's calendar, in the given order: 'Monday, November 30'. */
export function byDay<Each extends Pick<Meeting, 'startsAt'>>(
  meetings: readonly Each[],
): { day: string; meetings: Each[] }[] {
  return grouped(meetings, ({ startsAt }) => dayName(new Date(startsAt))).map(([day, some]) => ({
    day,
    meetings: some,
  }));
}

/** 'Monday, November 30', with the year unless it's this one. */
function dayName(moment: Date, now = new Date()): string {
  const isThisYear = wallClock(moment).getUTCFullYear() === wallClock(now).getUTCFullYear();
  return dayInWords(moment, {
    ...FULL_DAY,
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** Groups items by name, in the given order. */
export function grouped<Each>(
  all: readonly Each[],
  nameOf: (each: Each) => string,
): [string, Each[]][] {
  const groups = new Map<string, Each[]>();
  for (const each of all) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return [...groups];
}
