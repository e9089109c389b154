import { type ContactSort } from '@rapport/contracts';
import { lastInteractionAt, nextDueAt } from './contact-times-sql.ts';
import { settledDue, unsettledDue } from './due-sql.ts';

/** What the conditions of a list of due contacts are made of. */
export interface DueList {
  /** Filters of rapport.contacts `c`; the first two say whose and that they are not deleted. */
  filters: readonly string[];
  /** The placeholder of the time that it is asked at. */
  now: string;
  /** The placeholder of the end of the day that contacts are due on. */
  dueBefore: string;
}

/** Whose contacts, and that they are not deleted: every list has these filters. */
const OWN_FILTERS = 2;

/** Whether only whose they are and the due date say which contacts are in the list. */
export function hasDueFilterOnly({ filters }: DueList): boolean {
  return filters.length === OWN_FILTERS;
}

/**
 * The keys of all contacts that pass and are due by then, found before they are ordered. Those were often not
 * updated for long: a walk along the order of the list would meet everyone else first. OFFSET 0 keeps
 * the planner from trying. What the list is ordered by comes along, the times as they are now.
 * @param sort the order of the list; left out where only the contacts count
 */
export function dueKeys(list: DueList, sort?: ContactSort): string {
  const { filters, now, dueBefore } = list;
  // No index has it beside the due date, so it's only read for its own order.
  const family = sort === 'familyName' ? ' c.sort_family_name,' : '';
  const keys = (lastContact: string, nextDue: string, ...due: string[]) =>
    `SELECT c.user_profile_id, c.id, c.last_update_time, c.sort_name,${family}
        ${lastContact} AS last_interaction_at, ${nextDue} AS due_at
      FROM rapport.contacts c WHERE ${[...filters, ...due].join(' AND ')}`;
  const dated = keys('c.last_interaction_at', 'c.due_at', ...settledDue(now, dueBefore));
  // Without other filters an index has all of it. It is read from its end, because those that are due since yesterday
  // are more probably the ones that were updated or met of late: a sort that keeps a page of them discards the rest.
  const settled = hasDueFilterOnly(list) ? `(${dated} ORDER BY c.due_at DESC)` : dated;
  const unsettled = keys(lastInteractionAt(now), nextDueAt(now), ...unsettledDue(now, dueBefore));
  return `(${settled} UNION ALL ${unsettled} OFFSET 0) c`;
}

/** The index that `firstDueKeys` reads. */
export const DUE_SPANS = 'contacts_by_due_span';

/** The two weeks that a due date is in, as the index has it. No date is before the first of them. */
const span = (time: string) => `date_bin('14 days', ${time}, '0001-01-01T00:00:00Z'::timestamptz)`;

/**
 * The keys of the first contacts of a list without other filters, the latest update first. A contact that has been due for
 * more than two weeks is read span by span from DUE_SPANS, which has each span in this order: a page of each is enough,
 * however many are due.
 * @param after what lies behind the place of a cursor; empty on the first page
 * @param limit the placeholder of the size of a page
 */
export function firstDueKeys(list: DueList, after: readonly string[], limit: string): string {
  const { filters, now, dueBefore } = list;
  const order = 'c.last_update_time DESC, c.id DESC';
  const current = span(`${dueBefore}::timestamptz`);
  const keys = (...due: string[]) =>
    `SELECT c.user_profile_id, c.id, c.last_update_time
      FROM rapport.contacts c WHERE ${[...filters, ...due, ...after].join(' AND ')}`;
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
        ${keys(`${span('c.due_at')} = s.start`, ...settledDue(now, dueBefore))} ORDER BY ${order} LIMIT ${limit}
      ) first
      UNION ALL ${keys(...unsettledDue(now, dueBefore))}
    ) c ORDER BY ${order} LIMIT ${limit}`;
}
