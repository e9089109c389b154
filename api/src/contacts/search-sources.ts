import { type Database } from '../database/database.ts';
import { SqlParameters } from '../database/sql.ts';
import { companySpellings } from './company-filter.ts';
import { type FoundValues, foundCustomValues } from './custom-filters.ts';
import { searchConditions } from './domain/search-text.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';
import { type FoundPhone, foundPhones } from './found-phones.ts';

/** A label that a search can match. */
interface SearchedLabel {
  id: string;
  /** The folded name. */
  name: string;
}

/** What a search matches outside of the contacts' own rows, and the spellings of a company. */
export interface SearchSources {
  labels: readonly SearchedLabel[];
  /** By search word: the contacts with matching interactions, or 'many'. */
  interactions: ReadonlyMap<string, readonly string[] | 'many'>;
  /** By searched number: the result of its lookup. */
  phones: ReadonlyMap<string, FoundPhone>;
  /** The spellings of the company that the list is filtered by. */
  companies: readonly string[];
  /** The values that filters by a part of a custom text find. */
  customValues: FoundValues;
}

export const NO_SOURCES: SearchSources = {
  labels: [],
  interactions: new Map(),
  phones: new Map(),
  companies: [],
  customValues: new Map(),
};

/** The labels of user $1 with their folded names. */
const LABELS =
  'SELECT l.id, l.sort_name AS name FROM rapport.labels l WHERE l.user_profile_id = $1';

/** The labels of a user. */
export function searchedLabels(database: Database, owner: string): Promise<SearchedLabel[]> {
  return database.rows<SearchedLabel>(LABELS, [owner]);
}

/** With this many matching interactions, the list checks those of each contact instead. */
const MANY = 2_000;

interface FoundRow {
  word: string;
  ids: string[];
}

/**
 * Returns the statement that finds interactions by the words of a search, as `FoundRow`; null if no word is
 * searched in interactions.
 */
function foundInteractionsSql(
  owner: string,
  q: string,
): { text: string; values: unknown[] } | null {
  const words = searchConditions(q).filter(({ inInteractions }) => inInteractions);
  if (words.length === 0) return null;
  const parameters = new SqlParameters();
  const user = parameters.add(owner);
  const parts = words.map(
    ({ word, pattern }) => `SELECT ${parameters.add(word)}::text AS word,
      ARRAY(SELECT i.contact_id FROM rapport.interactions i WHERE i.user_profile_id = ${user}
        AND i.search_text LIKE ${parameters.add(pattern)}
        LIMIT ${MANY + 1}) AS ids`,
  );
  return { text: parts.join(' UNION ALL '), values: parameters.values };
}

/** Converts the rows of the statement of `foundInteractionsSql`. */
function foundInteractions(rows: readonly FoundRow[]): SearchSources['interactions'] {
  return new Map(
    rows.map(({ word, ids }) => [word, ids.length > MANY ? 'many' : [...new Set(ids)]]),
  );
}

/** Returns what a list has to know from outside of the contacts' own rows; empty without a search or a company. */
export async function searchSources(
  database: Database,
  owner: string,
  { q, company, customField }: Pick<ContactListQuery, 'q' | 'company' | 'customField'>,
): Promise<SearchSources> {
  const companies = company === undefined ? [] : await companySpellings(database, owner, company);
  const customValues = await foundCustomValues(database, owner, customField);
  if (q === undefined) return { ...NO_SOURCES, companies, customValues };
  const found = foundInteractionsSql(owner, q);
  return {
    labels: await searchedLabels(database, owner),
    interactions: foundInteractions(
      found === null ? [] : await database.rows<FoundRow>(found.text, found.values),
    ),
    phones: await foundPhones(database, owner, q),
    companies,
    customValues,
  };
}
