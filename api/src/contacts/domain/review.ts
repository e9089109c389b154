const REVIEW_AFTER_MONTHS = 12;

/** Returns when an estimate is due for review: twelve months after it was made or last confirmed. */
export function reviewDueAt(assessedAt: Date, reviewedAt: Date | null): Date {
  const newest = reviewedAt !== null && reviewedAt > assessedAt ? reviewedAt : assessedAt;
  return addMonths(newest, REVIEW_AFTER_MONTHS);
}

/** Returns the same day and time `months` later, or the last day of that month if the day doesn't exist. */
function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
