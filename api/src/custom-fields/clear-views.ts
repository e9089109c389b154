import { type CustomFilter, customFilterText, parseCustomFilter } from '@rapport/contracts';
import { type Database } from '../database/database.ts';

const VIEWS = `SELECT v.id, v.query -> 'customFields' AS written FROM rapport.saved_views v
  WHERE v.user_profile_id = $1 AND v.query -> 'customFields' <> '[]' ORDER BY v.id FOR NO KEY UPDATE`;
const STORE = `UPDATE rapport.saved_views v
  SET query = jsonb_set(v.query, '{customFields}', $3::jsonb) WHERE v.user_profile_id = $1 AND v.id = $2`;

/**
 * Removes the conditions on a field from the saved views of a user.
 * @param choices the choices that are removed from the conditions; null for all conditions on the field
 */
export async function clearViews(
  database: Database,
  owner: string,
  field: string,
  choices: readonly string[] | null,
): Promise<void> {
  const views = await database.rows<{ id: string; written: string[] }>(VIEWS, [owner]);
  for (const { id, written } of views) {
    const left = written.flatMap((text) => {
      const filter = parseCustomFilter(text);
      return filter?.fieldId === field ? (without(filter, choices) ?? []) : text;
    });
    if (left.join() !== written.join()) {
      await database.rows(STORE, [owner, id, JSON.stringify(left)]);
    }
  }
}

/** Returns a condition without these choices; null if nothing is left of it. */
function without(filter: CustomFilter, choices: readonly string[] | null): string | null {
  if (choices === null) return null;
  if (filter.test !== 'any') return customFilterText(filter);
  const left = filter.choices.filter((choice) => !choices.includes(choice));
  return left.length === 0 ? null : customFilterText({ ...filter, choices: left });
}
