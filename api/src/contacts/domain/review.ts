const REVIEW_AFTER_MONTHS = 12;

/** When an estimate has to be looked at again: twelve months after it was made or last found to fit. */
export function reviewDueAt(assessedAt: Date, reviewedAt: Date | null): Date {
  const newest = reviewedAt !== null && reviewedAt > assessedAt ? reviewedAt : assessedAt;
  return addMonths(newest, REVIEW_AFTER_MONTHS);
}

/** The same day and time `months` later; the last day of the month where that day does not exist. */
function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
