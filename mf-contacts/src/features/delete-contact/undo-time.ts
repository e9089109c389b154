import { RESTORE_MINUTES } from '@rapport/contracts';

const MINUTE_MS = 60_000;

/** When a deletion at `deletedAt` can be undone no longer; both in milliseconds since 1970. */
export function undoEnd(deletedAt: number): number {
  return deletedAt + RESTORE_MINUTES * MINUTE_MS;
}

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** A moment as people read it from a clock, like 2:30 PM. */
export function clockTime(moment: number): string {
  return clock.format(moment);
}
