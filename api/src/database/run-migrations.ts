import { MigrationExecutor } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { openToRole, roleOf } from './api-role.ts';
import { asOwner } from './as-owner.ts';
import { buildConcurrentIndexes } from './build-indexes.ts';
import { CONCURRENT_INDEXES } from './concurrent-indexes.ts';
import { SCHEMA } from './data-source.ts';

/** Any constant works if all versions of this program use the same one. */
export const MIGRATION_LOCK = 7_270_776_870;

/**
 * Runs all pending migrations in one transaction. A second process waits for that transaction and then finds
 * nothing to do. The lock ends with the transaction, so it also works behind a transaction pooler.
 * @param settings for the owner of the schema
 * @param api for the role of the API, which gets access to all tables; null if it's the owner
 * @param indexes to build afterward, outside of the transaction
 * @returns names of the migrations that ran, and of the indexes that were built
 */
export async function runMigrations(
  settings: DatabaseSettings,
  api: DatabaseSettings | null = null,
  indexes = CONCURRENT_INDEXES,
): Promise<string[]> {
  const role = api && (await roleOf(api));
  return asOwner(settings, async (runner) => {
    const done = await runner.manager.transaction(async () => {
      await runner.query('SET LOCAL statement_timeout = 0');
      await runner.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await runner.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
      const migrations = new MigrationExecutor(runner.dataSource, runner);
      const pending = await migrations.executePendingMigrations();
      await runner.query(`ALTER TABLE ${SCHEMA}.migrations ENABLE ROW LEVEL SECURITY`);
      if (role !== null) await openToRole(runner, role);
      return pending;
    });
    return [...done.map(({ name }) => name), ...(await buildConcurrentIndexes(runner, indexes))];
  });
}
