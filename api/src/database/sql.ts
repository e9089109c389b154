/** Values of a statement, in order; `add` gives the placeholder to write into its text. */
export class SqlParameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A `timestamptz` as responses have it: ISO 8601 in UTC with milliseconds. */
export function utc(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A function of Postgres takes 100 arguments, a name and a value for each field. */
const MOST_FIELDS = 50;

/** An expression that builds a JSON object; the values of `fields` are SQL expressions. */
export function jsonObject(fields: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(fields).map(([name, expression]) => `'${name}', ${expression}`);
  const object = (of: readonly string[]) => `json_build_object(${of.join(', ')})`;
  if (pairs.length <= MOST_FIELDS) return object(pairs);
  const [first, rest] = [pairs.slice(0, MOST_FIELDS), pairs.slice(MOST_FIELDS)].map(object);
  return `(left(${first}::text, -1) || ',' || substr(${rest}::text, 2))::json`;
}
