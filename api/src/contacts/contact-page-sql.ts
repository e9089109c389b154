/** A page of a list, as {@link inOneRow} gives it. */
export interface ContactPageRow {
  /** The contacts of the page as a JSON array. */
  items: string;
  /** Sort key and id of the last contact of a full page; null where the page is not full. */
  key: string | null;
  id: string | null;
  /** Whether there are contacts after this page. */
  more: boolean;
  /** Null where no one counts; one more than `countedAtMost` where the list is longer than that. */
  total: number | null;
}

/**
 * Puts a page into one row, always: the API takes longer to read fifty rows than Postgres to join them.
 * @param contacts a statement that gives `item`, `key`, `id`, `total` and the `place` in the list, from 1 on. Of
 * an empty list it gives no row, or one without an item that only brings the total.
 * @param limit a placeholder: one more than the page holds
 */
export function inOneRow(contacts: string, limit: string): string {
  const isLast = `FILTER (WHERE place = ${limit} - 1)`;
  return `
    SELECT '[' || COALESCE(string_agg(item, ',' ORDER BY place)
        FILTER (WHERE place < ${limit}), '') || ']' AS items,
      max(key) ${isLast} AS key, max(id::text) ${isLast} AS id,
      COALESCE(bool_or(place = ${limit}), false) AS more, max(total) AS total
    FROM (${contacts}) page`;
}
