const DAY_MS = 86_400_000;

/**
 * Returns a day and as many days after it.
 * @param day as `YYYY-MM-DD`, like the results
 */
export function daysFrom(day: string, count: number): string[] {
  const start = Date.parse(day);
  return Array.from({ length: count + 1 }, (_, ahead) => dayOf(new Date(start + ahead * DAY_MS)));
}

/** Returns the UTC day of a time as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Returns the days of the year, as `MM-DD`, that are on a day. February 29 is on the last day of February. */
export function daysOfYear(day: string): string[] {
  const year = Number(day.slice(0, 'YYYY'.length));
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const own = day.slice('YYYY-'.length);
  return own === '02-28' && !isLeapYear ? [own, '02-29'] : [own];
}

/** Returns on which of `days` a date is, or the next time of a yearly one; null if it's on none. */
export function dayAmong(
  days: readonly string[],
  { day, yearly }: { day: string; yearly: boolean },
): string | null {
  const own = day.slice('YYYY-'.length);
  const isOn = (each: string) => (yearly ? daysOfYear(each).includes(own) : each === day);
  return days.find(isOn) ?? null;
}
