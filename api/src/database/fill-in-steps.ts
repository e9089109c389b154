import { DataSource, type EntityManager } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { dataSourceOptions } from './data-source.ts';

/**
 * Fills after the migrations what SQL can't compute, in steps that each hold the locks of some rows for a moment. It can
 * be cut off and started again at any time.
 * @param settings of the owner of the schema
 * @param step fills some rows in its transaction, and says how many it found; 0 ends the work
 */
export async function fillInSteps(
  settings: DatabaseSettings,
  step: (entities: EntityManager) => Promise<number>,
): Promise<void> {
  // As a migration, it may take as long as it needs.
  const dataSource = new DataSource(
    dataSourceOptions({ ...settings, poolSize: 1, statementTimeoutMs: 0, deadlineMs: 0 }),
  );
  await dataSource.initialize();
  try {
    while ((await dataSource.transaction(step)) > 0);
  } finally {
    await dataSource.destroy();
  }
}
