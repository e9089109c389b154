import { type ContactSort } from '@rapport/contracts';
import { SqlParameters, utc } from '../database/sql.ts';
import { CONTACT_SUMMARY_JSON } from './contact-projection.ts';
import { searchConditions } from './domain/search-text.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';

/** One row of the statement below. Item, key and id are null in the row that only brings the total. */
export interface ContactRow {
  item: string | null;
  key: string | null;
  id: string | null;
  total: number | null;
}

interface Ordering {
  order: string;
  /** What comes after the place that a cursor names. */
  after: (key: string, id: string) => string;
  /** The sort key as a cursor holds it. */
  key: string;
}

/** Written as the index contacts_by_marks has it, or it would not be used. */
const MARKS = "string_to_array(regexp_replace(c.search_text, '[a-z0-9 ]', '', 'g'), NULL)";
const LAST_CONTACT = "COALESCE(c.last_interaction_at, '-infinity')";

const ORDERINGS: Record<ContactSort, Ordering> = {
  updated: {
    order: 'c.last_update_time DESC, c.id DESC',
    after: (key, id) => `(c.last_update_time, c.id) < (${key}::timestamptz, ${id}::uuid)`,
    key: utc('c.last_update_time'),
  },
  name: {
    order: 'c.sort_name, c.id',
    after: (key, id) => `(c.sort_name, c.id) > (${key}::text COLLATE "C", ${id}::uuid)`,
    key: 'c.sort_name',
  },
  lastContact: {
    order: `${LAST_CONTACT} DESC, c.id DESC`,
    after: (key, id) => `(${LAST_CONTACT}, c.id) < (${key}::timestamptz, ${id}::uuid)`,
    key: `COALESCE(${utc('c.last_interaction_at')}, '-infinity')`,
  },
};

/**
 * The statement behind GET /api/contacts: one contact more than the page holds, so that the caller
 * sees whether there is another page.
 */
export function contactListSql(
  owner: string,
  query: ContactListQuery,
  now: Date,
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const filters = filtersOf(owner, query, now, parameters).join(' AND ');
  const { order, after, key } = ORDERINGS[query.sort];
  const rest = query.cursor
    ? `AND ${after(parameters.add(query.cursor.key), parameters.add(query.cursor.id))}`
    : '';
  const limit = parameters.add(query.limit + 1);
  const page =
    query.due === true
      ? `(SELECT c.* FROM (SELECT c.user_profile_id, c.id FROM ${allOf(filters)} WHERE true ${rest}
          ORDER BY ${order} LIMIT ${limit}) k JOIN rapport.contacts c USING (user_profile_id, id)) c`
      : `(SELECT c.* FROM rapport.contacts c WHERE ${filters} ${rest}
          ORDER BY ${order} LIMIT ${limit}) c`;
  const total = `(SELECT count(*)::int AS n FROM rapport.contacts c WHERE ${filters}) total`;
  const text = `
    SELECT CASE WHEN c.id IS NOT NULL THEN ${CONTACT_SUMMARY_JSON}::text END AS item,
      ${key} AS key, c.id AS id, ${query.count ? 'total.n' : 'NULL::int'} AS total
    FROM ${query.count ? `${total} LEFT JOIN ${page} ON true` : page}
    ORDER BY ${order}`;
  return { text, values: parameters.values };
}

/**
 * The keys of all contacts that pass, found before they are ordered. Those that are due were often
 * not updated for long: a walk along the order of the list would meet everybody else first. OFFSET 0
 * keeps the planner from trying.
 */
function allOf(filters: string): string {
  return `(SELECT c.user_profile_id, c.id, c.last_update_time, c.sort_name, c.last_interaction_at
    FROM rapport.contacts c WHERE ${filters} OFFSET 0) c`;
}

function filtersOf(
  owner: string,
  { q, assessed, due, mbtiType, enneagramType }: ContactListQuery,
  now: Date,
  parameters: SqlParameters,
): string[] {
  const filters = [`c.user_profile_id = ${parameters.add(owner)}`, 'c.deleted_at IS NULL'];
  for (const { pattern, marks } of searchConditions(q ?? '')) {
    filters.push(`c.search_text LIKE ${parameters.add(pattern)}`);
    if (marks.length > 0) filters.push(`${MARKS} @> ${parameters.add(marks)}::text[]`);
  }
  if (assessed !== undefined) filters.push(`c.assessment_complete = ${parameters.add(assessed)}`);
  if (due !== undefined) {
    const passed = `c.next_due_at <= ${parameters.add(now)}`;
    filters.push(due ? passed : `(${passed}) IS NOT TRUE`);
  }
  if (mbtiType !== undefined) filters.push(`c.mbti_type = ${parameters.add(mbtiType)}`);
  if (enneagramType !== undefined) {
    filters.push(`c.enneagram_type = ${parameters.add(enneagramType)}::smallint`);
  }
  return filters;
}
