import { DataSource, MigrationExecutor } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { openToRole, roleOf } from './api-role.ts';
import { buildConcurrentIndexes, CONCURRENT_INDEXES } from './concurrent-indexes.ts';
import { dataSourceOptions, SCHEMA } from './data-source.ts';

/** Any constant will do, as long as every version of this program uses the same one. */
const LOCK = 7_270_776_870;

/**
 * Brings the schema up to date: all pending migrations or none, in one transaction. A second process
 * waits for the first one's transaction and then finds nothing to do. The lock ends with the
 * transaction, so it holds behind a transaction pooler too.
 * @param settings of the owner of the schema
 * @param api of the role that the API runs as, to which all tables are opened; null where it is the owner
 * @param indexes to be built afterward, outside of the transaction
 * @returns names of the migrations that ran, and of the indexes that were built
 */
export async function runMigrations(
  settings: DatabaseSettings,
  api: DatabaseSettings | null = null,
  indexes = CONCURRENT_INDEXES,
): Promise<string[]> {
  const role = api && (await roleOf(api));
  const dataSource = new DataSource(
    // A migration may take as long as it needs.
    dataSourceOptions({ ...settings, poolSize: 1, statementTimeoutMs: 0, deadlineMs: 0 }),
  );
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await runner.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    const done = await new MigrationExecutor(dataSource, runner).executePendingMigrations();
    await runner.query(`ALTER TABLE ${SCHEMA}.migrations ENABLE ROW LEVEL SECURITY`);
    if (role !== null) await openToRole(runner, role);
    await runner.commitTransaction();
    return [...done.map(({ name }) => name), ...(await buildConcurrentIndexes(runner, indexes))];
  } catch (error) {
    // The first error says what went wrong; a failing rollback means the connection is gone anyway.
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}
