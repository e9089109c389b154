import { type Meeting } from '@rapport/api-client';
import { USUAL_MEETING_MINUTES, FULL_DAY } from '@rapport/contracts';
import { clockTime, dayInWords, daysApart } from '@rapport/shared-ui';
import { plannedTime } from '../contacts/planned-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The end of a meeting, in milliseconds since 1970. */
export function endOf({ startsAt, duration }: Pick<Meeting, 'startsAt' | 'duration'>): number {
  return Date.parse(startsAt) + (duration ?? USUAL_MEETING_MINUTES) * MINUTE_MS;
}

/**
 * The time until a moment: "in 20 minutes", "in 3 hours", "in 2 days".
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

/**
 * "Tomorrow, 2:00 PM to 3:00 PM", without the end if it's unknown.
 * @param form 'date' for paper and copies, which are read on other days; a past day always has its date
 */
export function timeWords(
  { startsAt, duration }: Pick<Meeting, 'startsAt' | 'duration'>,
  form: 'relative' | 'date' = 'relative',
  now = new Date(),
): string {
  const start = new Date(startsAt);
  const isPast = start < now && daysApart(start, now) !== 0;
  const day = dayInWords(start, FULL_DAY);
  const begin = isPast || form === 'date' ? `${day}, ${clockTime(start)}` : plannedTime(start, now);
  const text = begin.charAt(0).toUpperCase() + begin.slice(1);
  return duration === null
    ? text
    : `${text} to ${clockTime(new Date(endOf({ startsAt, duration })))}`;
}
