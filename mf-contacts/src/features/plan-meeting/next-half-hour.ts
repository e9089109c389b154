import { momentOf, wallClock } from '@rapport/shared-ui';

/** Hours of a working day. A suggested hour doesn't start before the first or end after the last. */
const WORKING = { from: 9, to: 18 } as const;

/** The next half hour of working time, Monday to Friday, on the reader's clock. */
export function nextHalfHour(now: Date): Date {
  const next = wallClock(now);
  next.setUTCMinutes(next.getUTCMinutes() < 30 ? 30 : 60, 0, 0);
  const hour = next.getUTCHours() + next.getUTCMinutes() / 60;
  const isLate = hour > WORKING.to - 1;
  if (isWeekend(next) || hour < WORKING.from || isLate) {
    next.setUTCHours(WORKING.from, 0);
    // If it's still too early today, the suggestion is nine o'clock today.
    if (isLate) next.setUTCDate(next.getUTCDate() + 1);
    while (isWeekend(next)) next.setUTCDate(next.getUTCDate() + 1);
  }
  return momentOf(next.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length));
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}
