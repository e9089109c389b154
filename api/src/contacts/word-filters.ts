import { type SqlParameters } from '../database/sql.ts';
import { type SearchCondition } from './domain/search-text.ts';

/** Must match the expression of the index contacts_by_marks, or the index wouldn't be used. */
const MARKS = "string_to_array(regexp_replace(c.search_text, '[a-z0-9 ]', '', 'g'), NULL)";

/** Returns a function that adds the condition for a word in a contact's text when it's called. */
export function textFilter(
  { pattern, marks }: Pick<SearchCondition, 'pattern' | 'marks'>,
  parameters: SqlParameters,
): () => string {
  return () => {
    const letters = [`c.search_text LIKE ${parameters.add(pattern)}`];
    if (marks.length > 0) letters.push(`${MARKS} @> ${parameters.add(marks)}::text[]`);
    return letters.join(' AND ');
  };
}

/**
 * Returns the conditions for a word in a contact's interactions; none if no one has it.
 * @param found the contacts with interactions that contain the word, or 'many'
 */
export function metFilter(
  found: readonly string[] | 'many',
  user: string,
  pattern: string,
  parameters: SqlParameters,
): string[] {
  if (found === 'many') {
    // LIMIT makes Postgres check contact by contact. Without it, it would read all interactions first.
    return [
      `SELECT true FROM rapport.interactions i WHERE i.user_profile_id = ${user}
        AND i.contact_id = c.id AND i.search_text LIKE ${parameters.add(pattern)} LIMIT 1`,
    ];
  }
  return found.length === 0 ? [] : [`c.id = ANY(${parameters.add(found)}::uuid[])`];
}
