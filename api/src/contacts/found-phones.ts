import { type Database } from '../database/database.ts';
import { SqlParameters } from '../database/sql.ts';
import { callingCodes } from './calling-codes.ts';
import { type SoughtPhone, soughtPhone } from './domain/phone-keys.ts';
import { type SearchCondition, searchConditions } from './domain/search-text.ts';
import { digitParts } from './domain/searched-phone.ts';
import { refreshPhoneKeys } from './phone-keys-sql.ts';

/** What contacts are found by for a number of a search. */
export interface FoundPhone {
  /** Keys that some contacts have; empty where none has the number. */
  keys: readonly string[];
  /** The contacts with one of them or with the number in a text; null where these are many, or it isn't whole yet. */
  ids: readonly string[] | null;
  /** Digits in a row, for a number that isn't whole yet. */
  parts: readonly string[];
}

/** A number that no contact has. */
export const NO_PHONE: FoundPhone = { keys: [], ids: null, parts: [] };

/** From so many contacts with one number on, the list looks for them itself. */
const MANY = 1_000;

interface FoundRow {
  /** The level, `written` for a text with the number, and `alone` for one where no other digit touches it. */
  place: string;
  ids: string[];
}

/**
 * The contacts with a key of each level and those with the number in a text, as `FoundRow`. The index is asked for
 * all keys at once: where one is enough, the planner takes a look at one contact after the other. It's asked for
 * the text once, where a list with its count would ask twice.
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
  // The index is asked for the last digits alone: it would read the lists of a country's code, which all contacts
  // have, from end to end. It isn't asked for the letters of the regular expression either.
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

/** What the surest level is that some contact has a key of, and who has that or the number in a text. */
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
  // Some of more texts may be cut off before it's known in which the number stands alone.
  const isMany = called.length > MANY || idsOf('written').length > MANY;
  return { keys, ids: isMany ? null : [...new Set([...called, ...written])] };
}

/** What the numbers of a search find; no statement is sent for a search without one. */
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
    // Nothing is missing, so that a longer number with these digits in it is another one.
    const parts = keys.length > 0 || sought?.isWhole === true ? [] : digitParts(phone);
    found.set(phone, { keys, ids, parts });
  }
  return found;
}

/** A LIKE pattern for a number's last seven digits as they're written, which few numbers share. */
function lastDigits(word: string): string | null {
  const end = /(?:\d[^\d%_\\]*){1,7}$/.exec(word)?.[0];
  return end === undefined ? null : `%${end}%`;
}

/** A regular expression for a number that doesn't go on with another digit. */
function standingAlone(word: string): string {
  const literal = word.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`);
  return `(^|[^0-9])${literal}($|[^0-9])`;
}

/**
 * The conditions, one of which a contact has to meet that is found by a number.
 * @param text gives the condition that finds it in a text
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
