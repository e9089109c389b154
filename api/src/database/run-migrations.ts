import { DataSource, MigrationExecutor } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { openToRole, roleOf } from './api-role.ts';
import { buildConcurrentIndexes } from './build-indexes.ts';
import { CONCURRENT_INDEXES } from './concurrent-indexes.ts';
import { dataSourceOptions, SCHEMA } from './data-source.ts';

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
  const dataSource = new DataSource(
    // Migrations have no timeout.
    dataSourceOptions({ ...settings, poolSize: 1, statementTimeoutMs: 0, deadlineMs: 0 }),
  );
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await runner.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    const done = await new MigrationExecutor(dataSource, runner).executePendingMigrations();
    await runner.query(`ALTER TABLE ${SCHEMA}.migrations ENABLE ROW LEVEL SECURITY`);
    if (role !== null) await openToRole(runner, role);
    await runner.commitTransaction();
    return [...done.map(({ name }) => name), ...(await buildConcurrentIndexes(runner, indexes))];
  } catch (error) {
    // The first error has the cause; if the rollback fails too, the connection is gone anyway.
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}
