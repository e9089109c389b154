import { type ContactSort } from '@rapport/contracts';
import { contactListSql, hasNoFilter, INDEXED_SORTS, isIndexed } from './contact-list-sql.ts';
import { ContactListQuery } from './dto/contact-list.query.ts';

/** The statements, created once because they're used very often. */
const texts = new Map(INDEXED_SORTS.map((sort) => [sort, textOf(sort)]));

/**
 * Returns the statement for the first page of all contacts without any filter, as {@link contactListSql} creates
 * it; null for other lists. Its text is constant, so a connection can prepare it.
 */
export function wholeListSql(
  owner: string,
  query: ContactListQuery,
  now: Date,
): { text: string; values: unknown[] } | null {
  const { limit, sort, count, cursor } = query;
  const isWhole = count === false && cursor === undefined && hasNoFilter(query);
  const text = isWhole && isIndexed(sort) ? texts.get(sort) : undefined;
  return text === undefined ? null : { text, values: [now, owner, limit + 1] };
}

function textOf(sort: ContactSort): string {
  return contactListSql('', Object.assign(new ContactListQuery(), { sort }), new Date(0)).text;
}
