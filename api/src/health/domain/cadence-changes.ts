import { daysBetween } from './utc-days.ts';

/** A day from which another cadence counted. */
export interface CadenceChange {
  setAt: Date;
  /** The cadence, in whole days, that counted until then. */
  daysBefore: number;
  /** Absent where that cadence was chosen: without a choice, no one was late before. */
  chosenBefore?: false;
  /** In how many days the first contact is due, where many are spread over the cadence; else absent. */
  firstDays?: number;
}

/** The cadence that counts, and whether the user chose it. */
interface Counting {
  days: number;
  isChosen: boolean;
}

/** The most changes that are stored, the newest ones; no one changes a cadence that often. */
const LONGEST = 100;

/**
 * The changes, oldest first, after the cadence went from `before` to `after` at `now`. Changes of
 * one UTC day count as one change. A day that ends with the cadence it began with has no change.
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

/** The changes, the last of which asks for the first contact in so many days. */
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
