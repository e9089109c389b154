import { RESTORE_DAYS, RESTORE_MINUTES } from '@rapport/contracts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns the time since which deleted contacts can still be restored at `now`; older ones are to be purged. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
}

/** Returns the time since which changes, including merges, can be undone at `now`. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_MINUTES * MINUTE_MS);
}
