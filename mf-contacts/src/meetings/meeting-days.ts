import { type Meeting } from '@rapport/api-client';

const DAY_MS = 86_400_000;

/** Meetings by their local day, in the order in which they come: 'Monday, November 30'. */
export function byDay<Each extends Pick<Meeting, 'startsAt'>>(
  meetings: readonly Each[],
): { day: string; meetings: Each[] }[] {
  return grouped(meetings, ({ startsAt }) => dayName(new Date(startsAt))).map(([day, some]) => ({
    day,
    meetings: some,
  }));
}

/**
 * Meetings by their week, in the order in which they come: 'This week', 'Next week', 'Last week', or 'Week of
 * December 7'. A week begins on Monday.
 */
export function byWeek<Each extends Pick<Meeting, 'startsAt'>>(
  meetings: readonly Each[],
  now = new Date(),
): { week: string; meetings: Each[] }[] {
  const weekName = ({ startsAt }: Each) => {
    const monday = mondayOf(new Date(startsAt));
    const weeks = Math.round((monday.getTime() - mondayOf(now).getTime()) / (7 * DAY_MS));
    const near = { '-1': 'Last week', '0': 'This week', '1': 'Next week' }[String(weeks)];
    return near ?? `Week of ${dateName(monday, now)}`;
  };
  return grouped(meetings, weekName).map(([week, some]) => ({ week, meetings: some }));
}

/** 'Monday, November 30'; with the year where it is another one. */
function dayName(moment: Date, now = new Date()): string {
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return moment.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...year,
  });
}

function dateName(moment: Date, now: Date): string {
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return moment.toLocaleDateString('en-US', { month: 'long', day: 'numeric', ...year });
}

function mondayOf(moment: Date): Date {
  const back = (moment.getDay() + 6) % 7;
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - back);
}

function grouped<Each>(all: readonly Each[], nameOf: (each: Each) => string): [string, Each[]][] {
  const groups = new Map<string, Each[]>();
  for (const each of all) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return [...groups];
}
