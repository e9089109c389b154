import { countryOfAddresses, type PostalAddress } from '@rapport/contracts';
import { type Database } from '../database/database.ts';
import { PHONE_KEYS_VERSION, phoneKeys } from './domain/phone-keys.ts';

/**
 * Contacts per statement, which limits locks and duration. An updated row is reinserted into all its text indexes,
 * which takes several milliseconds.
 */
const PHONE_KEYS_PORTION = 200;

/**
 * True if the keys of a contact `c` don't belong to its numbers: APIs of the previous release, which may run in
 * parallel, write contacts without keys. The index contacts_with_stale_phone_keys_1 contains the same expression; a
 * new version needs a new index.
 */
const IS_STALE = `c.deleted_at IS NULL AND (c.phone_keys_of ->> 'version' IS DISTINCT FROM '${PHONE_KEYS_VERSION}'
  OR c.phone_keys_of ->> 'first' IS DISTINCT FROM c.primary_phone
  OR c.phone_keys_of -> 'others' IS DISTINCT FROM c.other_phones)`;

/** A contact with numbers whose keys are missing. */
export interface StalePhones {
  owner: string;
  id: string;
  first: string | null;
  others: { value: string }[];
  addresses: PostalAddress[] | null;
}

/** The numbers from which keys were computed, as stored in the column phone_keys_of. */
export interface PhoneKeysBasis {
  version: number;
  first: string | null;
  others: readonly { value: string }[];
}

/**
 * Contacts of $1, or of all users if it's null, whose keys are missing. Rows locked by others are skipped. The
 * planner estimates that all contacts are stale and would scan the table; ordering by the index makes it use the
 * index.
 */
export const STALE_PHONES = `SELECT c.user_profile_id AS owner, c.id, c.primary_phone AS first,
    c.other_phones AS others, c.details -> 'addresses' AS addresses
  FROM rapport.contacts c WHERE ($1::uuid IS NULL OR c.user_profile_id = $1) AND ${IS_STALE}
  ORDER BY c.user_profile_id, c.id LIMIT ${PHONE_KEYS_PORTION} FOR NO KEY UPDATE SKIP LOCKED`;

/** Stores the result of `storedPhoneKeys`. */
export const STORE_PHONE_KEYS = `UPDATE rapport.contacts c
  SET phone_keys = ARRAY(SELECT jsonb_array_elements_text(k.keys)), phone_keys_of = k.basis
  FROM unnest($1::uuid[], $2::uuid[], $3::jsonb[], $4::jsonb[]) AS k (owner, id, keys, basis)
  WHERE c.user_profile_id = k.owner AND c.id = k.id`;

/** Returns the parameters of `STORE_PHONE_KEYS`. */
export function storedPhoneKeys(rows: readonly StalePhones[]): unknown[] {
  const columns = rows.map(({ first, others, addresses }) =>
    phoneColumns(first, others, addresses ?? []),
  );
  return [
    rows.map(({ owner }) => owner),
    rows.map(({ id }) => id),
    columns.map(({ phoneKeys: keys }) => JSON.stringify(keys)),
    columns.map(({ phoneKeysOf }) => JSON.stringify(phoneKeysOf)),
  ];
}

/**
 * Returns the columns for finding a contact by number; its addresses determine the country of numbers without one.
 */
export function phoneColumns(
  first: string | null,
  others: readonly { value: string }[],
  addresses: readonly PostalAddress[] = [],
): { phoneKeys: string[]; phoneKeysOf: PhoneKeysBasis } {
  const all = [first ?? '', ...others.map(({ value }) => value)];
  return {
    phoneKeys: phoneKeys(all, countryOfAddresses(addresses)),
    phoneKeysOf: { version: PHONE_KEYS_VERSION, first, others },
  };
}

/** Computes missing keys for some of an owner's contacts; the upgrade computes the others. */
export async function refreshPhoneKeys(database: Database, owner: string): Promise<void> {
  await database.transaction(async () => {
    const rows = await database.rows<StalePhones>(STALE_PHONES, [owner]);
    if (rows.length > 0) await database.rows(STORE_PHONE_KEYS, storedPhoneKeys(rows));
  });
}
