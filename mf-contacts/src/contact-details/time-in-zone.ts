import { englishDate } from '@rapport/contracts';
import { clockTimeIn, type HourCycle, ownZone, wallClock, wallClockIn } from '@rapport/shared-ui';

const MINUTE_MS = 60_000;
/** Before 8 AM and from 8 PM on, a call is likely to disturb. */
const MORNING = 8;
const EVENING = 20;

/** The time in a contact's zone. */
export interface TimeInZone {
  /** Like `21:40` or `9:40 PM`, in the reader's format, with the weekday if it's a different day. */
  text: string;
  /** Whether it's early or late in their zone. */
  isOutsideHours: boolean;
}

/**
 * The time in a zone; null if the browser doesn't know the zone.
 * @param cycle 12- or 24-hour clock; the reader's by default
 */
export function timeInZone(
  timeZone: string,
  now = new Date(),
  cycle?: HourCycle,
): TimeInZone | null {
  if (timeZone === '') return null;
  try {
    const clock = clockTimeIn(timeZone, now, cycle);
    const there = wallClockIn(timeZone, now);
    const hour = there.getUTCHours();
    const day = englishDate(there, { weekday: 'long' });
    const isOtherDay = there.getUTCDay() !== wallClock(now).getUTCDay();
    return {
      text: isOtherDay ? `${day} ${clock}` : clock,
      isOutsideHours: hour < MORNING || hour >= EVENING,
    };
  } catch {
    return null;
  }
}

/** Whether a zone's clock shows another time than the reader's; null for an unknown zone. */
export function isElsewhere(timeZone: string, now = new Date()): boolean | null {
  const there = timeInZone(timeZone, now);
  return there === null ? null : there.text !== timeInZone(ownZone(), now)?.text;
}

/** Milliseconds until the next minute. */
export function untilNextMinute(now = new Date()): number {
  return MINUTE_MS - (now.getTime() % MINUTE_MS);
}
