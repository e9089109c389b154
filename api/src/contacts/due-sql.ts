import { type DueState } from '@rapport/contracts';
import { isSettled, isUnsettled, nextDueAt, nextPlannedAt } from './contact-times-sql.ts';
import { PLANNED_SOON_DAYS } from './domain/due-day.ts';

/**
 * What "due" means for rows of rapport.contacts `c`; health/domain/due.ts says how their times come about. Whatever
 * lists, counts, or names people who are due asks this file.
 */

/** That nothing is planned in time: by the due date, or soon where that has passed. */
function nothingPlanned(now: string, planned: string, dueAt: string): string {
  const soon = `${now}::timestamptz + interval '${PLANNED_SOON_DAYS} days'`;
  return `(${planned} IS NULL OR ${planned} > GREATEST(${dueAt}, ${soon}))`;
}

/**
 * Of the rows that are settled, those that are due; with the columns that the indexes of due dates have.
 * @param before the placeholder of a moment: the end of a day, see `endOfDueDay`
 */
export function settledDue(now: string, before: string): string[] {
  return [
    `c.due_at < ${before}::timestamptz`,
    isSettled(now),
    nothingPlanned(now, 'c.planned_from', 'c.due_at'),
  ];
}

/** The same of the few others. */
export function unsettledDue(now: string, before: string): string[] {
  const dueAt = nextDueAt(now);
  return [
    isUnsettled(now),
    `${dueAt} < ${before}::timestamptz`,
    nothingPlanned(now, nextPlannedAt(now), dueAt),
  ];
}

/** Those of the settled rows that are due from `from` on, but once: that they have a date, and nothing is planned until then. */
export function settledDueFrom(now: string, from: string): string[] {
  return [
    `c.due_at >= ${from}::timestamptz AND c.due_at < 'infinity'`,
    isSettled(now),
    nothingPlanned(now, 'c.planned_from', 'c.due_at'),
  ];
}

/** The same of the few others. */
export function unsettledDueFrom(now: string, from: string): string[] {
  const dueAt = nextDueAt(now);
  return [
    isUnsettled(now),
    `${dueAt} >= ${from}::timestamptz AND ${dueAt} < 'infinity'`,
    nothingPlanned(now, nextPlannedAt(now), dueAt),
  ];
}

/** The end of the UTC day of `now`, as `endOfDueDay` has it. */
function endOfDay(now: string): string {
  return `(date_trunc('day', ${now}::timestamptz AT TIME ZONE 'UTC') + interval '1 day') AT TIME ZONE 'UTC'`;
}

const state = (name: DueState) => `'${name}'`;

/** What a contact is at `now`: a `DueState`, as `dueStateOf` finds it. */
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

/** Whether a contact is due at `now`. */
export function isDue(now: string): string {
  return `${dueState(now)} IN (${state('repair')}, ${state('due')})`;
}

/** The date to show, as `shownDueAt` finds it; infinity for never. */
export function shownDueAt(now: string): string {
  const dueAt = nextDueAt(now);
  return `CASE WHEN ${dueAt} < ${endOfDay(now)} AND ${isSettled(now)}
    THEN COALESCE(c.set_aside_from, c.due_at) ELSE ${dueAt} END`;
}
