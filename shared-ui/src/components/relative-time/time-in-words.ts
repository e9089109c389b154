import { formatDistance } from 'date-fns/formatDistance';

/** Below this many milliseconds it's "just now"; date-fns says "less than a minute" there. */
const justNow = 30_000;

/**
 * Returns how long ago a time was, with the thresholds of date-fns: "just now", "5 minutes ago", "about 1 hour ago"
 * from 45 minutes on, "1 day ago" from 24 hours on.
 */
export function timeInWords(moment: Date, now: Date): string {
  if (Math.abs(now.getTime() - moment.getTime()) < justNow) return 'just now';
  return formatDistance(moment, now, { addSuffix: true });
}
