import { DataSource, type QueryRunner } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { dataSourceOptions } from './data-source.ts';

/**
 * Runs `work` on one connection of the owner of the schema, and closes it at the end. Its statements may take as long
 * as they need.
 */
export async function asOwner<T>(
  settings: DatabaseSettings,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const dataSource = new DataSource(
    dataSourceOptions({ ...settings, poolSize: 1, statementTimeoutMs: 0, deadlineMs: 0 }),
  );
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    return await work(runner);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}
