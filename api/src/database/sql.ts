/** Collects the values of a statement in order; `add` returns the placeholder for the SQL text. */
export class SqlParameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Formats a `timestamptz` for responses: ISO 8601 in UTC with milliseconds. */
export function utc(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * Names the user in each subquery and join of a statement about one user. A subquery gets the user of an outer row
 * only when it runs, so Postgres would plan it for every partition.
 * @param user the user's placeholder
 */
export function ofOneUser(statement: string, user = '$1'): string {
  return statement.replaceAll(
    /(\w+)\.user_profile_id = \w+\.user_profile_id/g,
    (_, table: string) => `${table}.user_profile_id = ${user}`,
  );
}

/** Postgres functions take at most 100 arguments. */
const MOST_PAIRS = 50;

/** Returns an expression that builds a JSON object; the values of `fields` are SQL expressions. */
export function jsonObject(fields: Readonly<Record<string, string>>): string {
  if (Object.keys(fields).length > MOST_PAIRS) {
    const columns = Object.entries(fields).map(
      ([name, expression]) => `${expression} AS "${name}"`,
    );
    return `(SELECT row_to_json(j) FROM (SELECT ${columns.join(', ')}) j)`;
  }
  const pairs = Object.entries(fields).map(([name, expression]) => `'${name}', ${expression}`);
  return `json_build_object(${pairs.join(', ')})`;
}
