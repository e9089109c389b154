import { daysBetween } from './utc-days.ts';

/** A day from which another cadence counts. */
export interface CadenceChange {
  setAt: Date;
  /** The cadence, in whole days, that counted until then. */
  daysBefore: number;
}

/** The most changes that are stored, the newest ones; no one changes a cadence that often. */
const LONGEST = 100;

/**
 * The changes, oldest first, after the cadence went from `before` to `after` days at `now`. Changes of
 * one UTC day count as one change. A day that ends with the cadence it began with has no change.
 */
export function withCadenceChange(
  changes: readonly CadenceChange[],
  { before, after, now }: { before: number; after: number; now: Date },
): CadenceChange[] {
  if (before === after) return [...changes];
  const last = changes.at(-1);
  if (last === undefined || daysBetween(last.setAt, now) > 0) {
    return [...changes, { setAt: now, daysBefore: before }].slice(-LONGEST);
  }
  const earlier = changes.slice(0, -1);
  return last.daysBefore === after ? earlier : [...earlier, { ...last, setAt: now }];
}
