import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../database/data-source.ts';
import { type DatabaseSettings } from '../env.ts';
import {
  STALE_PHONES,
  type StalePhones,
  STORE_PHONE_KEYS,
  storedPhoneKeys,
} from './phone-keys-sql.ts';

/**
 * Computes what the numbers of all contacts are found by, where that is missing, after the migrations: in steps that
 * each hold the locks of some rows for a moment. It can be cut off and started again at any time.
 * @param settings of the owner of the schema
 */
export async function fillPhoneKeys(settings: DatabaseSettings): Promise<void> {
  // As a migration, it may take as long as it needs.
  const dataSource = new DataSource(
    dataSourceOptions({ ...settings, poolSize: 1, statementTimeoutMs: 0, deadlineMs: 0 }),
  );
  await dataSource.initialize();
  try {
    for (;;) {
      const count = await dataSource.transaction(async (entities) => {
        const rows: StalePhones[] = await entities.query(STALE_PHONES, [null]);
        if (rows.length > 0) await entities.query(STORE_PHONE_KEYS, storedPhoneKeys(rows));
        return rows.length;
      });
      if (count === 0) return;
    }
  } finally {
    await dataSource.destroy();
  }
}
