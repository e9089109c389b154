import { type Database } from '../database/database.ts';
import { type SqlParameters } from '../database/sql.ts';
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

const IS_THERE = `SELECT l.place FROM unnest($2::jsonb[]) WITH ORDINALITY AS l (keys, place)
  WHERE EXISTS (SELECT FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    AND c.phone_keys && ARRAY(SELECT jsonb_array_elements_text(l.keys)))
  ORDER BY l.place LIMIT 1`;

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
    const [row] = await database.rows<{ place: string }>(IS_THERE, [
      owner,
      levels.map((keys) => JSON.stringify(keys)),
    ]);
    const keys = row === undefined ? [] : (levels[Number(row.place) - 1] ?? []);
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
