/** Hours of a working day: nothing is proposed before the first, or so that an hour would end after the last. */
const WORKING = { from: 9, to: 18 } as const;

/** The next full half hour of working time, Monday to Friday, in local time. */
export function nextHalfHour(now: Date): Date {
  const next = new Date(now);
  next.setMinutes(now.getMinutes() < 30 ? 30 : 60, 0, 0);
  const hour = next.getHours() + next.getMinutes() / 60;
  const isLate = hour > WORKING.to - 1;
  if (!isWeekend(next) && hour >= WORKING.from && !isLate) return next;
  const day = new Date(next.getFullYear(), next.getMonth(), next.getDate(), WORKING.from);
  // What is too early today is in time at nine.
  if (isLate) day.setDate(day.getDate() + 1);
  while (isWeekend(day)) day.setDate(day.getDate() + 1);
  return day;
}

function isWeekend(day: Date): boolean {
  return day.getDay() === 0 || day.getDay() === 6;
}
