import { type ContactSort } from '@rapport/contracts';
import { contactListSql, hasNoFilter, INDEXED_SORTS, isIndexed } from './contact-list-sql.ts';
import { ContactListQuery } from './dto/contact-list.query.ts';

/** The texts, which are made once: they are sent all the time. */
const texts = new Map(INDEXED_SORTS.map((sort) => [sort, textOf(sort)]));

/**
 * The statement of the first page of all contacts, without any filter, as {@link contactListSql} makes it; null for
 * every other list. Its text is always the same, so a connection can keep it.
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
