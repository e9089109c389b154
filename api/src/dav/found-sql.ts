/**
 * SQL that stores what was found in account $2 of user $1: something that's known gets its present values, and what's
 * new comes last. $3 is new IDs, $4 the URLs, in order, and $5 how many an account may have.
 * @param table with user_profile_id, book_id, id, place, and url
 * @param columns the other columns, with their types; their values are $6 and following, in order
 */
export function storeFound(table: string, columns: Readonly<Record<string, string>>): string {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map((type, index) => `$${index + 6}::${type}[]`);
  return `WITH found AS (
      SELECT * FROM unnest($3::uuid[], $4::text[], ${arrays.join(', ')})
        WITH ORDINALITY AS f (id, url, ${names.join(', ')}, nth)
    ), known AS (
      UPDATE ${table} c SET ${names.map((name) => `${name} = f.${name}`).join(', ')}
      FROM found f WHERE c.user_profile_id = $1 AND c.book_id = $2 AND c.url = f.url
      RETURNING c.url
    ), before AS (
      SELECT count(*) AS count, COALESCE(max(c.place), -1) AS last FROM ${table} c
      WHERE c.user_profile_id = $1 AND c.book_id = $2
    ), added AS (
      SELECT f.*, row_number() OVER (ORDER BY f.nth) AS place FROM found f
      WHERE f.url NOT IN (SELECT url FROM known))
    INSERT INTO ${table} (user_profile_id, book_id, id, place, url, ${names.join(', ')})
    SELECT $1, $2, a.id, b.last + a.place, a.url, ${names.map((name) => `a.${name}`).join(', ')}
    FROM added a, before b WHERE b.count + a.place <= $5`;
}
