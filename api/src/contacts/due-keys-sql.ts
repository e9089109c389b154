import { type ContactSort } from '@rapport/contracts';
import { isUnsettled, lastInteractionAt, nextDueAt } from './contact-times-sql.ts';
import { isDue, settledDue, settledLater, settledPlannedSoon, unsettledDue } from './due-sql.ts';

/** The parts of the conditions for a list of due contacts. */
export interface DueList {
  /** Filters of rapport.contacts `c`; the first two are for the owner and against deleted contacts. */
  filters: readonly string[];
  /** The placeholder for the current time. */
  now: string;
  /** The placeholder for the end of the day by which contacts must be due. */
  dueBefore: string;
}

/** The number of filters that every list has: the owner, and not deleted. */
export const OWN_FILTERS = 2;

/** True if the list is filtered by owner and due date only. */
export function hasDueFilterOnly({ filters }: DueList): boolean {
  return filters.length === OWN_FILTERS;
}

/**
 * The keys of all matching contacts that are due by then, found before sorting. Due contacts often haven't been
 * updated for a long time, so scanning in list order would read all others first. OFFSET 0 keeps the planner from
 * trying that. The columns for the sort order are included, with current times.
 * @param sort the order of the list; absent if the contacts are only counted
 */
export function dueKeys(list: DueList, sort?: ContactSort): string {
  const { filters, now, dueBefore } = list;
  // No index contains it together with the due date, so it's only read if it's the sort order.
  const family = sort === 'familyName' ? ' c.sort_family_name,' : '';
  const keys = (lastContact: string, nextDue: string, ...due: string[]) =>
    `SELECT c.user_profile_id, c.id, c.last_update_time, c.sort_name,${family}
        ${lastContact} AS last_interaction_at, ${nextDue} AS due_at
      FROM rapport.contacts c WHERE ${[...filters, ...due].join(' AND ')}`;
  const dated = keys('c.last_interaction_at', 'c.due_at', ...settledDue(now, dueBefore));
  // Without other filters, an index contains everything. It's read from its end, because contacts that are due
  // since yesterday were more probably updated or met recently: a sort that keeps one page of them discards the
  // rest.
  const settled = hasDueFilterOnly(list) ? `(${dated} ORDER BY c.due_at DESC)` : dated;
  const unsettled = keys(lastInteractionAt(now), nextDueAt(now), ...unsettledDue(now, dueBefore));
  return `(${settled} UNION ALL ${unsettled} OFFSET 0) c`;
}

/** The index that `firstDueKeys` and `firstOtherKeys` use. */
export const DUE_SPANS = 'contacts_by_due_span';

/** The two-week span of a due date, as in the index. No date is before the first span. */
const span = (time: string) => `date_bin('14 days', ${time}, '0001-01-01T00:00:00Z'::timestamptz)`;

/** The order of both lists below. */
const ORDER = 'c.last_update_time DESC, c.id DESC';

function keysOf(conditions: readonly string[]): string {
  return `SELECT c.user_profile_id, c.id, c.last_update_time
    FROM rapport.contacts c WHERE ${conditions.join(' AND ')}`;
}

/**
 * The keys of the first contacts of a list without other filters, last updated first. Contacts that have been due
 * for more than two weeks are read span by span from DUE_SPANS, which has each span in this order: one page of each
 * is enough, however many are due.
 * @param after conditions for rows after the position of a cursor; empty for the first page
 * @param limit the placeholder for the size of a page
 */
export function firstDueKeys(list: DueList, after: readonly string[], limit: string): string {
  const { filters, now, dueBefore } = list;
  const current = span(`${dueBefore}::timestamptz`);
  const keys = (...due: string[]) => keysOf([...filters, ...due, ...after]);
  const spanBefore = (start: string) =>
    `SELECT ${span('c.due_at')} AS start FROM rapport.contacts c
      WHERE ${filters.join(' AND ')} AND c.due_at < ${start} ORDER BY c.due_at DESC LIMIT 1`;
  return `
    WITH RECURSIVE spans AS (
      (${spanBefore(current)})
      UNION ALL SELECT earlier.start FROM spans s, LATERAL (${spanBefore('s.start')}) earlier
    )
    SELECT c.user_profile_id, c.id FROM (
      ${keys(`c.due_at >= ${current}`, ...settledDue(now, dueBefore))}
      UNION ALL SELECT first.* FROM spans s, LATERAL (
        ${keys(`${span('c.due_at')} = s.start`, ...settledDue(now, dueBefore))} ORDER BY ${ORDER} LIMIT ${limit}
      ) first
      UNION ALL ${keys(...unsettledDue(now, dueBefore))}
    ) c ORDER BY ${ORDER} LIMIT ${limit}`;
}

/**
 * The opposite: the keys of the first contacts that aren't due. Walking along the order of the list would read the
 * row of every due contact on the way, and those that are due today have often been updated last.
 */
export function firstOtherKeys(list: DueList, after: readonly string[], limit: string): string {
  const { filters, now, dueBefore } = list;
  const keys = (...other: string[]) => keysOf([...filters, ...other, ...after]);
  const spanFrom = (start: string) =>
    `SELECT ${span('c.due_at')} AS start FROM rapport.contacts c
      WHERE ${filters.join(' AND ')} AND c.due_at >= ${start} ORDER BY c.due_at LIMIT 1`;
  // In hours, because two weeks have more or fewer of them when the server's clock changes. The last span is that of
  // contacts who are never due.
  return `
    WITH RECURSIVE spans AS (
      (${spanFrom(`${dueBefore}::timestamptz`)})
      UNION ALL SELECT later.start FROM spans s, LATERAL (${spanFrom(`s.start + interval '336 hours'`)}) later
        WHERE s.start < 'infinity'
    )
    SELECT c.user_profile_id, c.id FROM (
      SELECT first.* FROM spans s, LATERAL (
        ${keys(`${span('c.due_at')} = s.start`, ...settledLater(now, dueBefore))} ORDER BY ${ORDER} LIMIT ${limit}
      ) first
      UNION ALL ${keys(...settledPlannedSoon(now, dueBefore))}
      UNION ALL ${keys(isUnsettled(now), `NOT ${isDue(now)}`)}
    ) c ORDER BY ${ORDER} LIMIT ${limit}`;
}
