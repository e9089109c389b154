import { RESTORE_MINUTES } from '@rapport/contracts';

/** How long the deletion of a contact can be undone. */
const RESTORABLE_MS = RESTORE_MINUTES * 60 * 1000;

/** Contacts deleted after this moment can still be restored at `now`; all others are to be purged. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_MS);
}
