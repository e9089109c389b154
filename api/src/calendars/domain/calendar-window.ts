import { CALENDAR_WINDOW } from '@rapport/contracts';

const DAY_MS = 86_400_000;

/** Returns the window in which calendar events become meetings, as of now. */
export function calendarWindow(now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() - CALENDAR_WINDOW.daysBack * DAY_MS),
    to: new Date(now.getTime() + CALENDAR_WINDOW.daysAhead * DAY_MS),
  };
}
