import { type Database } from '../database/database.ts';
import { SqlParameters } from '../database/sql.ts';
import { fold, textCondition } from './domain/search-text.ts';
import { textFilter } from './word-filters.ts';

/**
 * Returns the names of a user's companies that equal `company` once they're folded. Postgres can't fold; the search
 * text narrows the contacts down to few.
 */
export async function companySpellings(
  database: Database,
  owner: string,
  company: string,
): Promise<string[]> {
  const parameters = new SqlParameters();
  const user = parameters.add(owner);
  const rows = await database.rows<{ name: string }>(
    `SELECT DISTINCT c.organization_name AS name FROM rapport.contacts c
      WHERE c.user_profile_id = ${user} AND c.deleted_at IS NULL
        AND c.organization_name IS NOT NULL AND ${textFilter(textCondition(company), parameters)()}`,
    parameters.values,
  );
  const folded = fold(company);
  return rows.map(({ name }) => name).filter((name) => fold(name) === folded);
}

/**
 * Returns the conditions for the company that a list is filtered by; none without such a filter.
 * @param spellings from `companySpellings`
 */
export function companyFilters(
  company: string | undefined,
  spellings: readonly string[],
  parameters: SqlParameters,
): string[] {
  if (company === undefined) return [];
  // An index provides the search text.
  const text = textFilter(textCondition(company), parameters)();
  return [text, `c.organization_name = ANY(${parameters.add(spellings)}::text[])`];
}
