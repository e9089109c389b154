import { daysBetween } from './utc-days.ts';

/** A day on which the cadence changed. */
export interface CadenceChange {
  setAt: Date;
  /** The cadence until then, in whole days. */
  daysBefore: number;
  /** Absent if that cadence was chosen; without a choice, no one was late before. */
  chosenBefore?: false;
  /** Days until the first interaction is due, if due dates were spread over the cadence; otherwise absent. */
  firstDays?: number;
}

/** The cadence that applies, and whether the user chose it. */
interface Counting {
  days: number;
  isChosen: boolean;
}

/** The maximum number of stored changes; older ones are dropped. No one changes a cadence that often. */
const LONGEST = 100;

/**
 * Returns the changes, oldest first, after the cadence went from `before` to `after` at `now`. Changes on the same
 * UTC day count as one. If a day ends with the cadence it began with, there's no change.
 */
export function withCadenceChange(
  changes: readonly CadenceChange[],
  { before, after, now }: { before: Counting; after: Counting; now: Date },
): CadenceChange[] {
  if (isSame(before, after)) return [...changes];
  const last = changes.at(-1);
  if (last === undefined || daysBetween(last.setAt, now) > 0) {
    return [...changes, change(now, before)].slice(-LONGEST);
  }
  const earlier = changes.slice(0, -1);
  const began = { days: last.daysBefore, isChosen: last.chosenBefore !== false };
  return isSame(began, after) ? earlier : [...earlier, change(now, began)];
}

/** Returns the changes with `firstDays` in the last one. */
export function withFirstDays(
  changes: readonly CadenceChange[],
  firstDays: number,
): CadenceChange[] {
  const last = changes.at(-1);
  return last === undefined ? [] : [...changes.slice(0, -1), { ...last, firstDays }];
}

function change(setAt: Date, { days, isChosen }: Counting): CadenceChange {
  return { setAt, daysBefore: days, ...(!isChosen && { chosenBefore: false }) };
}

function isSame(one: Counting, other: Counting): boolean {
  return one.days === other.days && one.isChosen === other.isChosen;
}
