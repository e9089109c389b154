import { type NameParts, NAME_PARTS } from '@rapport/contracts';
import { backfill } from '../database/backfill.ts';
import { type DatabaseSettings } from '../env.ts';
import { familySortKey } from './domain/family-sort.ts';
import { ofPlainFacts } from './plain-facts.ts';

/** An updated row is reinserted into all its text indexes, which takes several milliseconds. */
const PORTION = 200;

/**
 * True if the key is missing or belongs to another name: the previous release adds and renames contacts without it.
 * The index contacts_with_stale_family_sort contains the same expression.
 */
const IS_STALE = `right(c.sort_family_name, length(c.sort_name) + 1) IS DISTINCT FROM E'\\t' || c.sort_name`;

interface StaleRow extends NameParts {
  owner: string;
  id: string;
  displayName: string;
  sortName: string;
}

const columns = ofPlainFacts((column, name) => `c.${column} AS "${name}"`);

const STALE = `SELECT c.user_profile_id AS owner, c.id, c.display_name AS "displayName",
    c.sort_name AS "sortName", ${NAME_PARTS.map((part) => columns[part]).join(', ')}
  FROM rapport.contacts c WHERE ${IS_STALE}
  ORDER BY c.user_profile_id, c.id LIMIT ${PORTION} FOR NO KEY UPDATE SKIP LOCKED`;

const STORE = `UPDATE rapport.contacts c SET sort_family_name = k.key
  FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS k (owner, id, key)
  WHERE c.user_profile_id = k.owner AND c.id = k.id`;

/**
 * Computes missing keys for sorting by last name, after the migrations.
 * @param settings for the owner of the schema
 */
export function backfillFamilySort(settings: DatabaseSettings): Promise<void> {
  return backfill(settings, async (entities) => {
    const rows: StaleRow[] = await entities.query(STALE);
    if (rows.length > 0) {
      await entities.query(STORE, [
        rows.map(({ owner }) => owner),
        rows.map(({ id }) => id),
        rows.map((row) => familySortKey(row, row.sortName)),
      ]);
    }
    return rows.length;
  });
}
