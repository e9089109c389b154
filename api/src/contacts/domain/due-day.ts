const DAY_MS = 86_400_000;

/** Something planned so soon takes the place of getting in touch. */
export const PLANNED_SOON_DAYS = 14;

/**
 * The end of the UTC day of `now`, or of a day so many days later: its first moment that is not part of it. Whoever
 * is due at some time of a day is due all day.
 */
export function endOfDueDay(now: Date, days = 0): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1 + days) * DAY_MS);
}
