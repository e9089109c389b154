import { type ContactSort } from '@rapport/contracts';
import { SqlParameters, utc } from '../database/sql.ts';
import { CONTACT_SUMMARY_JSON } from './contact-projection.ts';
import { searchPatterns } from './domain/search-text.ts';
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
  const page = `(SELECT c.* FROM rapport.contacts c WHERE ${filters} ${rest}
    ORDER BY ${order} LIMIT ${parameters.add(query.limit + 1)}) c`;
  const total = `(SELECT count(*)::int AS n FROM rapport.contacts c WHERE ${filters}) total`;
  const text = `
    SELECT CASE WHEN c.id IS NOT NULL THEN ${CONTACT_SUMMARY_JSON}::text END AS item,
      ${key} AS key, c.id AS id, ${query.count ? 'total.n' : 'NULL::int'} AS total
    FROM ${query.count ? `${total} LEFT JOIN ${page} ON true` : page}
    ORDER BY ${order}`;
  return { text, values: parameters.values };
}

function filtersOf(
  owner: string,
  { q, assessed, due, mbtiType, enneagramType }: ContactListQuery,
  now: Date,
  parameters: SqlParameters,
): string[] {
  const filters = [`c.user_profile_id = ${parameters.add(owner)}`, 'c.deleted_at IS NULL'];
  for (const pattern of searchPatterns(q ?? '')) {
    filters.push(`c.search_text LIKE ${parameters.add(pattern)}`);
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
