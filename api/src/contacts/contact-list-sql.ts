import { type ContactSort } from '@rapport/contracts';
import { ofOneUser, SqlParameters, utc } from '../database/sql.ts';
import { inOneRow } from './contact-page-sql.ts';
import { companyFilters } from './company-filter.ts';
import { IS_CANDIDATE } from './contact-labels-sql.ts';
import { contactSummaryJson } from './contact-projection.ts';
import { isSettled, isUnsettled, lastInteractionAt, nextDueAt } from './contact-times-sql.ts';
import { customFilters } from './custom-filters.ts';
import { endOfDueDay } from './domain/due-day.ts';
import { isFoundBy, searchConditions } from './domain/search-text.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';
import {
  dueKeys,
  firstDueKeys,
  firstOtherKeys,
  hasDueFilterOnly,
  OWN_FILTERS,
} from './due-keys-sql.ts';
import { isDue, settledDue, unsettledDue } from './due-sql.ts';
import { phoneFilter } from './found-phones.ts';
import { lastContactFilter, notSinceFilter } from './last-contact-filter.ts';
import { placeFilters } from './place-filters.ts';
import { NO_SOURCES, type SearchSources } from './search-sources.ts';
import { statedChannelFilters } from './stated-channels-sql.ts';
import { metFilter, textFilter } from './word-filters.ts';

/** `count=true` is exact up to this number; beyond it, the count is estimated. */
export const EXACT_TO = 10_000;
/** The limit of the count in a list's statement with filters, which may read each contact. */
const COUNTED = 1_000;
/** The limit if counting reads the interactions of each contact. */
const COUNTED_BY_INTERACTIONS = 50;

/** Returns the limit of the count in a list's statement; null if it counts all. */
export function countedAtMost(
  query: ContactListQuery,
  { interactions }: SearchSources,
): number | null {
  if (query.count === 'exact') return null;
  if ([...interactions.values()].includes('many')) return COUNTED_BY_INTERACTIONS;
  // An index covers all of these, so counting further costs less than another statement.
  return hasNoFilter(query) ? EXACT_TO : COUNTED;
}

/** Returns whether a list contains all contacts of its owner. */
export function hasNoFilter({
  limit: _,
  cursor: __,
  sort: ___,
  count: ____,
  label,
  customField,
  ...filters
}: ContactListQuery): boolean {
  const isListed = label.length === 0 && customField.length === 0;
  return isListed && Object.values(filters).every((filter) => filter === undefined);
}

interface Ordering {
  order: string;
  /** The SQL condition for rows after the position of a cursor. */
  after: (key: string, id: string) => string;
  /** The sort key in the form that cursors contain. */
  key: string;
}

const DAY_MS = 86_400_000;

/** Must match the expression of the index contacts_by_family_name. */
const FAMILY_NAME = 'COALESCE(c.sort_family_name, c.sort_name)';

/** SQL expressions for the times that lists can be sorted by. */
interface Times {
  lastContact: string;
  nextDue: string;
}

/** Valid for settled rows. */
const COLUMNS: Times = { lastContact: 'c.last_interaction_at', nextDue: 'c.due_at' };

/** The columns that are null if a contact has no phone, or no email, because the first one is in them. */
const FIRST_OF = { phone: 'c.primary_phone', email: 'c.primary_email' } as const;

/** Sort orders that a single index provides because they don't depend on the current time. */
export const INDEXED_SORTS = ['updated', 'name', 'familyName'] as const;

/** Returns whether an index provides the order of all contacts. */
export function isIndexed(sort: ContactSort): sort is (typeof INDEXED_SORTS)[number] {
  return INDEXED_SORTS.some((indexed) => indexed === sort);
}

/** Returns the order of a list, using the time expressions in `times`. */
function orderingOf(sort: ContactSort, { lastContact, nextDue }: Times): Ordering {
  switch (sort) {
    case 'updated':
      return {
        order: 'c.last_update_time DESC, c.id DESC',
        after: (key, id) => `(c.last_update_time, c.id) < (${key}::timestamptz, ${id}::uuid)`,
        key: utc('c.last_update_time'),
      };
    case 'name':
      return {
        order: 'c.sort_name, c.id',
        after: (key, id) => `(c.sort_name, c.id) > (${key}::text COLLATE "C", ${id}::uuid)`,
        key: 'c.sort_name',
      };
    case 'familyName':
      return {
        order: `${FAMILY_NAME}, c.id`,
        after: (key, id) => `(${FAMILY_NAME}, c.id) > (${key}::text COLLATE "C", ${id}::uuid)`,
        key: FAMILY_NAME,
      };
    case 'lastContact': {
      // -infinity is a real value, so a page can continue after it.
      const time = `COALESCE(${lastContact}, '-infinity')`;
      return {
        order: `${time} DESC, c.id DESC`,
        after: (key, id) => `(${time}, c.id) < (${key}::timestamptz, ${id}::uuid)`,
        key: `COALESCE(${utc(lastContact)}, '-infinity')`,
      };
    }
    case 'nextDue':
      return {
        order: `${nextDue}, c.id`,
        after: (key, id) => `(${nextDue}, c.id) > (${key}::timestamptz, ${id}::uuid)`,
        // Contacts who are never due come last.
        key: `COALESCE(${utc(nextDue)}, 'infinity')`,
      };
    default:
      return sort satisfies never;
  }
}

/**
 * Returns the statement of GET /api/contacts. It reads one contact more than the page holds, to find out whether
 * there's another page.
 * @param sources what the search in `query` finds outside of the contacts' own rows
 * @param hasSpans true if the index DUE_SPANS exists
 */
export function contactListSql(
  owner: string,
  query: ContactListQuery,
  now: Date,
  sources: SearchSources = NO_SOURCES,
  hasSpans = true,
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const at = parameters.add(now);
  const user = parameters.add(owner);
  const filters = filtersOf(user, query, sources, now, at, parameters);
  const dueBefore = dueBeforeOf(query, now, parameters);
  const limit = parameters.add(query.limit + 1);
  const cursor = query.cursor && {
    key: parameters.add(query.cursor.key),
    id: parameters.add(query.cursor.id),
  };
  const current = { lastContact: lastInteractionAt(at), nextDue: nextDueAt(at) };
  const { order, key } = orderingOf(query.sort, current);
  const behind = (times: Times) =>
    cursor ? [orderingOf(query.sort, times).after(cursor.key, cursor.id)] : [];
  /** The first matching contacts from the cursor on, in list order. */
  const first = (from: string, conditions: readonly string[], times: Times) => {
    const { order: by } = orderingOf(query.sort, times);
    const all = [...conditions, ...behind(times)];
    return `SELECT c.* FROM ${from} WHERE ${all.join(' AND ')} ORDER BY ${by} LIMIT ${limit}`;
  };
  const contacts = 'rapport.contacts c';
  const dueList = dueBefore === null ? null : { filters, now: at, dueBefore };
  const isOfOthers =
    hasSpans &&
    query.due === false &&
    dueList === null &&
    query.sort === 'updated' &&
    filters.length === OWN_FILTERS + 1;
  const rowsOf = (keys: string) =>
    `SELECT c.* FROM (${keys}) k JOIN rapport.contacts c USING (user_profile_id, id)`;
  const found = () => {
    if (dueList !== null && query.sort !== 'nextDue') {
      const isBySpan = hasSpans && query.sort === 'updated' && hasDueFilterOnly(dueList);
      const keys = isBySpan
        ? firstDueKeys(dueList, behind(COLUMNS), limit)
        : first(dueKeys(dueList, query.sort), ['true'], COLUMNS);
      return rowsOf(keys);
    }
    if (isOfOthers) {
      const today = parameters.add(endOfDueDay(now));
      const others = { filters: filters.slice(0, OWN_FILTERS), now: at, dueBefore: today };
      return rowsOf(firstOtherKeys(others, behind(COLUMNS), limit));
    }
    if (isIndexed(query.sort)) return first(contacts, filters, COLUMNS);
    // The index of due dates contains only rows with one, which every contact has.
    const all = query.sort === 'nextDue' ? [...filters, 'c.due_at IS NOT NULL'] : filters;
    const due = (conditions: typeof settledDue, state: string) =>
      dueBefore === null ? [...all, state] : [...all, ...conditions(at, dueBefore)];
    // An index provides the order of all contacts, except for the few whose planned interaction has taken place.
    return `SELECT c.* FROM (
        (${first(contacts, due(settledDue, isSettled(at)), COLUMNS)})
        UNION ALL (${first(contacts, due(unsettledDue, isUnsettled(at)), current)})
      ) c ORDER BY ${order} LIMIT ${limit}`;
  };
  const where = filters.join(' AND ');
  const matching = dueList !== null ? dueKeys(dueList) : `${contacts} WHERE ${where}`;
  const most = countedAtMost(query, sources);
  const counted = most === null ? matching : `(SELECT FROM ${matching} LIMIT ${most + 1}) counted`;
  const total = `(SELECT count(*)::int AS n FROM ${counted}) total`;
  // In the row that only carries the total, the contact's columns are null.
  const page = `
    SELECT CASE WHEN c.id IS NOT NULL THEN (${contactSummaryJson(at)})::text END AS item,
      ${key} AS key, c.id AS id, ${query.count === false ? 'NULL::int' : 'total.n'} AS total,
      row_number() OVER (ORDER BY ${order}) AS place
    FROM ${query.count === false ? `(${found()}) c` : `${total} LEFT JOIN (${found()}) c ON true`}`;
  return { text: ofOneUser(inOneRow(page, limit), user), values: parameters.values };
}

/** Returns the part after FROM that selects all contacts matching the filters of a list. */
export function matchingSql(
  owner: string,
  query: ContactListQuery,
  now: Date,
  sources: SearchSources = NO_SOURCES,
): { from: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const at = parameters.add(now);
  const user = parameters.add(owner);
  const filters = filtersOf(user, query, sources, now, at, parameters);
  const dueBefore = dueBeforeOf(query, now, parameters);
  // Not every filter uses the time parameter, but Postgres has to know its type.
  const passing = [...filters, `${at}::timestamptz IS NOT NULL`];
  const from =
    dueBefore !== null
      ? dueKeys({ filters: passing, now: at, dueBefore })
      : `rapport.contacts c WHERE ${passing.join(' AND ')}`;
  return { from, values: parameters.values };
}

/** Returns the IDs of all contacts matching the filters of a list, in locking order. */
export function matchingIdsSql(...list: Parameters<typeof matchingSql>): {
  text: string;
  values: unknown[];
} {
  const { from, values } = matchingSql(...list);
  return { text: `SELECT c.id FROM ${from} ORDER BY c.id`, values };
}

/** Returns the placeholder for the end of the day by which contacts must be due; null without that filter. */
function dueBeforeOf(
  { due, dueWithinDays }: ContactListQuery,
  now: Date,
  parameters: SqlParameters,
): string | null {
  if (due !== true && dueWithinDays === undefined) return null;
  return parameters.add(endOfDueDay(now, due === true ? 0 : dueWithinDays));
}

function filtersOf(
  user: string,
  query: ContactListQuery,
  { labels, interactions, phones, companies, customValues }: SearchSources,
  now: Date,
  at: string,
  parameters: SqlParameters,
): string[] {
  const { q, assessed, due, objected, mbtiType, enneagramType, lastContact, label } = query;
  const filters = [`c.user_profile_id = ${user}`, 'c.deleted_at IS NULL'];
  for (const condition of searchConditions(q ?? '')) {
    const { pattern, word, phone } = condition;
    const text = textFilter(condition, parameters);
    const called = phones.get(phone ?? '');
    const found = called ? phoneFilter(condition, text, called, parameters) : [text()];
    const ids = labels.filter(({ name }) => isFoundBy(word, name)).map(({ id }) => id);
    // As constants, so that the planner can estimate how many contacts have them.
    if (ids.length > 0) found.push(`c.label_ids && ${parameters.add(ids)}::uuid[]`);
    found.push(...metFilter(interactions.get(word) ?? [], user, pattern, parameters));
    filters.push(`((${found.join(') OR (')}))`);
  }
  if (label.length > 0) filters.push(`c.label_ids @> ${parameters.add(label)}::uuid[]`);
  filters.push(...customFilters(query, customValues, user, now, parameters));
  filters.push(...companyFilters(query.company, companies, parameters));
  filters.push(...placeFilters(query, parameters), ...statedChannelFilters(query, parameters));
  if (query.missing !== undefined) filters.push(`${FIRST_OF[query.missing]} IS NULL`);
  if (assessed !== undefined) filters.push(`c.assessment_complete = ${parameters.add(assessed)}`);
  if (objected !== undefined) filters.push(`c.objected_at IS ${objected ? 'NOT ' : ''}NULL`);
  // Due contacts are found by `dueKeys`.
  if (due === false) filters.push(`NOT ${isDue(at)}`);
  if (mbtiType !== undefined || enneagramType !== undefined) filters.push(`NOT ${IS_CANDIDATE}`);
  if (mbtiType !== undefined) filters.push(`c.mbti_type = ${parameters.add(mbtiType)}`);
  if (enneagramType !== undefined) {
    filters.push(`c.enneagram_type = ${parameters.add(enneagramType)}::smallint`);
  }
  if (lastContact !== undefined) {
    const since = (days: number) => parameters.add(new Date(now.getTime() - days * DAY_MS));
    filters.push(lastContactFilter(lastContact, at, since));
  }
  if (query.notSince !== undefined)
    filters.push(notSinceFilter(parameters.add(query.notSince), at));
  return filters;
}
