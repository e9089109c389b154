import { type Meeting } from '@rapport/api-client';
import { USUAL_MEETING_MINUTES } from '@rapport/contracts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a meeting is over, in milliseconds since 1970. */
export function endOf({ startsAt, duration }: Pick<Meeting, 'startsAt' | 'duration'>): number {
  return Date.parse(startsAt) + (duration ?? USUAL_MEETING_MINUTES) * MINUTE_MS;
}

/**
 * How far ahead a moment is: "in 20 minutes", "in 3 hours", "in 2 days".
 * @param now milliseconds since 1970
 */
export function aheadWords(moment: Date, now: number): string {
  const wait = moment.getTime() - now;
  const minutes = Math.max(1, Math.round(wait / MINUTE_MS));
  if (minutes < 60) return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = Math.round(wait / HOUR_MS);
  if (hours < 24) return `in ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const days = Math.round(hours / 24);
  return `in ${days} ${days === 1 ? 'day' : 'days'}`;
}
