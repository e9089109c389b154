const DAY_MS = 86_400_000;

/** Something planned within this many days replaces getting in touch. */
export const PLANNED_SOON_DAYS = 14;

/**
 * Returns the end of the UTC day of `now`, or of a day that many days later, as the first moment after it. A
 * contact that's due at some time of a day is due all day.
 */
export function endOfDueDay(now: Date, days = 0): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1 + days) * DAY_MS);
}
