import { type Database } from '../database/database.ts';
import { SqlParameters } from '../database/sql.ts';
import { callingCodes } from './calling-codes.ts';
import { soughtPhone } from './domain/phone-keys.ts';
import { searchConditions } from './domain/search-text.ts';
import { digitParts } from './domain/searched-phone.ts';
import { refreshPhoneKeys } from './phone-keys-sql.ts';

/** What contacts are found by for a number of a search. */
export interface FoundPhone {
  /** Keys that some contacts have; empty where none has the number. */
  keys: readonly string[];
  /** The contacts that have one of them; null where these are many. */
  ids: readonly string[] | null;
  /** Digits in a row, for a number that isn't whole yet. */
  parts: readonly string[];
}

/** A number that no contact has. */
export const NO_PHONE: FoundPhone = { keys: [], ids: [], parts: [] };

/** From so many contacts with one number on, the list looks for the keys. */
const MANY = 1_000;

/**
 * The contacts with a key of each level, as `ids` in the order of the levels. The index is asked for all keys at once:
 * where one is enough, the planner takes a look at one contact after the other.
 */
function levelsSql(
  owner: string,
  levels: readonly string[][],
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const user = parameters.add(owner);
  const found = `WITH found AS MATERIALIZED (SELECT c.id, c.phone_keys FROM rapport.contacts c
    WHERE c.user_profile_id = ${user} AND c.deleted_at IS NULL
      AND c.phone_keys && ${parameters.add(levels.flat())}::text[])`;
  const parts = levels.map(
    (keys, place) => `SELECT ${place} AS place, ARRAY(SELECT f.id FROM found f
      WHERE f.phone_keys && ${parameters.add(keys)}::text[] LIMIT ${MANY + 1}) AS ids`,
  );
  return {
    text: `${found} ${parts.join(' UNION ALL ')} ORDER BY place`,
    values: parameters.values,
  };
}

/** What the surest level is that some contact has a key of. */
async function foundKeys(
  database: Database,
  owner: string,
  levels: readonly string[][],
): Promise<Pick<FoundPhone, 'keys' | 'ids'>> {
  if (levels.length === 0) return NO_PHONE;
  const { text, values } = levelsSql(owner, levels);
  const rows = await database.rows<{ place: number; ids: string[] }>(text, values);
  const row = rows.find(({ ids }) => ids.length > 0);
  if (row === undefined) return NO_PHONE;
  return { keys: levels[row.place] ?? [], ids: row.ids.length > MANY ? null : row.ids };
}

/** What the numbers of a search find; no statement is sent for a search without one. */
export async function foundPhones(
  database: Database,
  owner: string,
  q: string,
): Promise<ReadonlyMap<string, FoundPhone>> {
  const phones = searchConditions(q).flatMap(({ phone }) => (phone === null ? [] : [phone]));
  if (phones.length === 0) return new Map();
  await refreshPhoneKeys(database, owner);
  const codes = await callingCodes(database, owner);
  const found = new Map<string, FoundPhone>();
  for (const phone of phones) {
    const sought = soughtPhone(phone, codes);
    const { keys, ids } = await foundKeys(database, owner, sought?.levels ?? []);
    // Nothing is missing, so that a longer number with these digits in it is another one.
    const parts = keys.length > 0 || sought?.isWhole === true ? [] : digitParts(phone);
    found.set(phone, { keys, ids, parts });
  }
  return found;
}

/**
 * What a number finds beside the text that it is.
 * @returns `alone` for the text, which must not go on with another digit once someone has the number
 */
export function phoneFilter(
  word: string,
  found: FoundPhone | undefined,
  parameters: SqlParameters,
): { alone: string[]; or: string } {
  if (found === undefined) return { alone: [], or: '' };
  const { keys, ids, parts } = found;
  const like = parts.map((part) => ` OR c.search_text LIKE ${parameters.add(`%${part}%`)}`);
  if (keys.length === 0) return { alone: [], or: like.join('') };
  const literal = word.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`);
  const alone = parameters.add(`(^|[^0-9])${literal}($|[^0-9])`);
  return {
    // The index, which has the letters of the text already, isn't asked for those of the pattern as well.
    alone: [`(c.search_text ~ ${alone}) IS TRUE`],
    or:
      ids === null
        ? ` OR c.phone_keys && ${parameters.add(keys)}::text[]`
        : ` OR c.id = ANY(${parameters.add(ids)}::uuid[])`,
  };
}
