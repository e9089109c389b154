import { type Database } from '../database/database.ts';
import { SqlParameters } from '../database/sql.ts';
import { callingCodes } from './calling-codes.ts';
import { type SoughtPhone, soughtPhone } from './domain/phone-keys.ts';
import { type SearchCondition, searchConditions } from './domain/search-text.ts';
import { digitParts } from './domain/searched-phone.ts';
import { refreshPhoneKeys } from './phone-keys-sql.ts';

/** The result of looking up a number of a search. */
export interface FoundPhone {
  /** Keys that some contacts have; empty if no contact has the number. */
  keys: readonly string[];
  /**
   * The contacts with one of the keys or with the number in a text; null if there are many, or if the number is
   * incomplete.
   */
  ids: readonly string[] | null;
  /** Consecutive digits to find an incomplete number by. */
  parts: readonly string[];
}

/** A number that no contact has. */
export const NO_PHONE: FoundPhone = { keys: [], ids: null, parts: [] };

/** If this many contacts have a number, the list finds them itself. */
const MANY = 1_000;

interface FoundRow {
  /** The level, or `written` for a text with the number, or `alone` if no other digit is adjacent to it. */
  place: string;
  ids: string[];
}

/**
 * Returns the contacts with a key of each level and those with the number in a text, as `FoundRow`. The index is
 * queried for all keys at once: for a single one, the planner would check one contact after the other. The text is
 * searched once, while a list with its count would search it twice.
 */
function levelsSql(
  owner: string,
  { word, pattern }: SearchCondition,
  levels: readonly string[][],
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const user = parameters.add(owner);
  const contacts = `FROM rapport.contacts c WHERE c.user_profile_id = ${user} AND c.deleted_at IS NULL`;
  const withKeys = `SELECT c.id, c.phone_keys ${contacts}
    AND c.phone_keys && ${parameters.add(levels.flat())}::text[]`;
  // Only the last digits are looked up in the index: otherwise it would read the complete lists of a country code,
  // which all contacts have. The letters of the regular expression aren't looked up either.
  const withText = `SELECT c.id, (c.search_text ~ ${parameters.add(standingAlone(word))}) IS TRUE AS is_alone
    ${contacts} AND c.search_text LIKE ${parameters.add(lastDigits(word) ?? pattern)}
    AND strpos(c.search_text, ${parameters.add(word)}) > 0 LIMIT ${MANY + 1}`;
  const ids = (place: string, from: string) =>
    `SELECT '${place}' AS place, ARRAY(SELECT f.id FROM ${from} LIMIT ${MANY + 1}) AS ids`;
  const parts = levels.map((keys, place) =>
    ids(String(place), `with_keys f WHERE f.phone_keys && ${parameters.add(keys)}::text[]`),
  );
  parts.push(ids('written', 'with_text f'), ids('alone', 'with_text f WHERE f.is_alone'));
  return {
    text: `WITH with_keys AS MATERIALIZED (${withKeys}), with_text AS MATERIALIZED (${withText})
      ${parts.join(' UNION ALL ')}`,
    values: parameters.values,
  };
}

/**
 * Returns the most certain level for which a contact has a key, and the contacts with that key or the number in a
 * text.
 */
async function foundKeys(
  database: Database,
  owner: string,
  condition: SearchCondition,
  { levels, isWhole }: SoughtPhone,
): Promise<Pick<FoundPhone, 'keys' | 'ids'>> {
  const { text, values } = levelsSql(owner, condition, levels);
  const rows = await database.rows<FoundRow>(text, values);
  const idsOf = (place: string) => rows.find((row) => row.place === place)?.ids ?? [];
  const found = levels.findIndex((_, place) => idsOf(String(place)).length > 0);
  const keys = levels[found] ?? [];
  if (keys.length === 0 && !isWhole) return NO_PHONE;
  const [called, written] = [idsOf(String(found)), idsOf(keys.length > 0 ? 'alone' : 'written')];
  // If there are more texts, some may be cut off before it's known in which ones the number isn't part of a longer
  // one.
  const isMany = called.length > MANY || idsOf('written').length > MANY;
  return { keys, ids: isMany ? null : [...new Set([...called, ...written])] };
}

/** Returns what the numbers of a search find; without numbers, no statement is sent. */
export async function foundPhones(
  database: Database,
  owner: string,
  q: string,
): Promise<ReadonlyMap<string, FoundPhone>> {
  const conditions = searchConditions(q).filter(({ phone }) => phone !== null);
  if (conditions.length === 0) return new Map();
  await refreshPhoneKeys(database, owner);
  const codes = await callingCodes(database, owner);
  const found = new Map<string, FoundPhone>();
  for (const condition of conditions) {
    const phone = condition.phone ?? '';
    const sought = soughtPhone(phone, codes);
    const { keys, ids } =
      sought === null ? NO_PHONE : await foundKeys(database, owner, condition, sought);
    // The number is complete, so a longer number that contains its digits is a different one.
    const parts = keys.length > 0 || sought?.isWhole === true ? [] : digitParts(phone);
    found.set(phone, { keys, ids, parts });
  }
  return found;
}

/** Returns a LIKE pattern for a number's last seven digits as written, which few numbers share. */
function lastDigits(word: string): string | null {
  const end = /(?:\d[^\d%_\\]*){1,7}$/.exec(word)?.[0];
  return end === undefined ? null : `%${end}%`;
}

/** Returns a regular expression for a number without an adjacent digit. */
function standingAlone(word: string): string {
  const literal = word.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`);
  return `(^|[^0-9])${literal}($|[^0-9])`;
}

/**
 * Returns the conditions of which a contact found by a number must meet one.
 * @param text returns the condition for finding it in a text
 */
export function phoneFilter(
  { word }: SearchCondition,
  text: () => string,
  { keys, ids, parts }: FoundPhone,
  parameters: SqlParameters,
): string[] {
  if (ids !== null) return [`c.id = ANY(${parameters.add(ids)}::uuid[])`];
  if (keys.length === 0) {
    return [text(), ...parts.map((part) => `c.search_text LIKE ${parameters.add(`%${part}%`)}`)];
  }
  return [
    `${text()} AND (c.search_text ~ ${parameters.add(standingAlone(word))}) IS TRUE`,
    `c.phone_keys && ${parameters.add(keys)}::text[]`,
  ];
}
