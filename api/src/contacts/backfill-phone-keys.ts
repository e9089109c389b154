import { backfill } from '../database/backfill.ts';
import { type DatabaseSettings } from '../env.ts';
import {
  STALE_PHONES,
  type StalePhones,
  STORE_PHONE_KEYS,
  storedPhoneKeys,
} from './phone-keys-sql.ts';

/**
 * Computes missing phone keys of all contacts, after the migrations.
 * @param settings for the owner of the schema
 */
export function backfillPhoneKeys(settings: DatabaseSettings): Promise<void> {
  return backfill(settings, async (entities) => {
    const rows: StalePhones[] = await entities.query(STALE_PHONES, [null]);
    if (rows.length > 0) await entities.query(STORE_PHONE_KEYS, storedPhoneKeys(rows));
    return rows.length;
  });
}
