import { type DueState } from '@rapport/contracts';
import { isSettled, isUnsettled, nextDueAt, nextPlannedAt } from './contact-times-sql.ts';
import { PLANNED_SOON_DAYS } from './domain/due-day.ts';

/**
 * The meaning of "due" for rows of rapport.contacts `c`; attention/domain/due.ts computes their times. All code that
 * lists, counts, or names due contacts uses this file.
 */

/** True if nothing is planned in time: by the due date, or soon if that has passed. */
function nothingPlanned(now: string, planned: string, dueAt: string): string {
  const soon = `${now}::timestamptz + interval '${PLANNED_SOON_DAYS} days'`;
  return `(${planned} IS NULL OR ${planned} > GREATEST(${dueAt}, ${soon}))`;
}

/**
 * Conditions for due contacts among settled rows, using the columns in the indexes of due dates.
 * @param before the placeholder for the end of a day, see `endOfDueDay`
 */
export function settledDue(now: string, before: string): string[] {
  return [
    `c.due_at < ${before}::timestamptz`,
    isSettled(now),
    nothingPlanned(now, 'c.planned_from', 'c.due_at'),
  ];
}

/** Conditions for settled rows that become due at the end of a day or later, with anything or nothing planned. */
export function settledLater(now: string, from: string): string[] {
  return [`c.due_at >= ${from}::timestamptz`, isSettled(now)];
}

/** Conditions for settled rows with a due date before the end of a day that aren't due, as something is planned. */
export function settledPlannedSoon(now: string, before: string): string[] {
  return [
    `c.due_at < ${before}::timestamptz`,
    `c.planned_from > ${now}::timestamptz`,
    `c.planned_from <= ${now}::timestamptz + interval '${PLANNED_SOON_DAYS} days'`,
  ];
}

/** The same as `settledDue` for the few other rows. */
export function unsettledDue(now: string, before: string): string[] {
  const dueAt = nextDueAt(now);
  return [
    isUnsettled(now),
    `${dueAt} < ${before}::timestamptz`,
    nothingPlanned(now, nextPlannedAt(now), dueAt),
  ];
}

/** Conditions for settled rows that become due from `from` on, with nothing planned until then. */
export function settledDueFrom(now: string, from: string): string[] {
  return [
    `c.due_at >= ${from}::timestamptz AND c.due_at < 'infinity'`,
    isSettled(now),
    nothingPlanned(now, 'c.planned_from', 'c.due_at'),
  ];
}

/** The same for the few other rows. */
export function unsettledDueFrom(now: string, from: string): string[] {
  const dueAt = nextDueAt(now);
  return [
    isUnsettled(now),
    `${dueAt} >= ${from}::timestamptz AND ${dueAt} < 'infinity'`,
    nothingPlanned(now, nextPlannedAt(now), dueAt),
  ];
}

/** Returns the end of the UTC day of `now`, like `endOfDueDay`. */
function endOfDay(now: string): string {
  return `(date_trunc('day', ${now}::timestamptz AT TIME ZONE 'UTC') + interval '1 day') AT TIME ZONE 'UTC'`;
}

const state = (name: DueState) => `'${name}'`;

/** Returns the `DueState` of a contact at `now`, like `dueStateOf`. */
export function dueState(now: string): string {
  const dueAt = nextDueAt(now);
  const isAside = `${isSettled(now)} AND c.set_aside_from < ${endOfDay(now)}`;
  return `(CASE WHEN ${dueAt} = 'infinity'
      THEN CASE WHEN ${isAside} THEN ${state('set_aside')} ELSE ${state('none')} END
    WHEN NOT ${nothingPlanned(now, nextPlannedAt(now), dueAt)} THEN ${state('planned')}
    WHEN ${dueAt} >= ${endOfDay(now)}
      THEN CASE WHEN ${isAside} THEN ${state('set_aside')} ELSE ${state('later')} END
    WHEN ${isSettled(now)} AND c.repair_at < ${endOfDay(now)} THEN ${state('repair')}
    ELSE ${state('due')} END)`;
}

/** Returns whether a contact is due at `now`. */
export function isDue(now: string): string {
  return `${dueState(now)} IN (${state('repair')}, ${state('due')})`;
}

/** Returns the date to show, like `shownDueAt` in the domain; infinity for never. */
export function shownDueAt(now: string): string {
  const dueAt = nextDueAt(now);
  return `CASE WHEN ${dueAt} < ${endOfDay(now)} AND ${isSettled(now)}
    THEN COALESCE(c.set_aside_from, c.due_at) ELSE ${dueAt} END`;
}
