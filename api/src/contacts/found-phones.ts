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
  /** Digits in a row, for a number that isn't whole yet. */
  parts: readonly string[];
}

/** The first of `levels` that some contact has a key of, as `place`. Each is a constant, which the index is asked for. */
function levelSql(owner: string, levels: readonly string[][]): { text: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const user = parameters.add(owner);
  const parts = levels.map(
    (keys, place) => `SELECT ${place} AS place WHERE EXISTS (SELECT FROM rapport.contacts c
      WHERE c.user_profile_id = ${user} AND c.deleted_at IS NULL
        AND c.phone_keys && ${parameters.add(keys)}::text[])`,
  );
  return { text: `${parts.join(' UNION ALL ')} ORDER BY place LIMIT 1`, values: parameters.values };
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
    const levels = sought?.levels ?? [];
    const { text, values } = levelSql(owner, levels);
    const [row] = levels.length === 0 ? [] : await database.rows<{ place: number }>(text, values);
    const keys = row === undefined ? [] : (levels[row.place] ?? []);
    // Nothing is missing, so that a longer number with these digits in it is another one.
    const parts = keys.length > 0 || sought?.isWhole === true ? [] : digitParts(phone);
    found.set(phone, { keys, parts });
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
  const { keys, parts } = found;
  const like = parts.map((part) => ` OR c.search_text LIKE ${parameters.add(`%${part}%`)}`);
  if (keys.length === 0) return { alone: [], or: like.join('') };
  const literal = word.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`);
  const alone = parameters.add(`(^|[^0-9])${literal}($|[^0-9])`);
  return {
    alone: [`c.search_text ~ ${alone}`],
    or: ` OR c.phone_keys && ${parameters.add(keys)}::text[]`,
  };
}
