const DAY_MS = 86_400_000;

/** Returns whole UTC days from the day of `from` to the day of `to`; negative if `to` is on an earlier day. */
export function daysBetween(from: Date, to: Date): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the time `days` times 24 hours later. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

/** Returns 'today', 'yesterday', or 'n days ago'. */
export function daysAgo(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** Returns '1 day' or 'n days'. */
export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}
