import { RESTORE_DAYS, RESTORE_MINUTES } from '@rapport/contracts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Contacts deleted after this moment can still be restored at `now`; all others are to be purged. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
}

/** What was done after this moment is offered to be undone at `now`, and a merge can be. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_MINUTES * MINUTE_MS);
}
