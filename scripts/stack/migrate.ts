import { join } from 'node:path';
import { REPOSITORY, runNode, StepError } from '@rapport/workspace-kit';

/**
 * Migrates the API's tables.
 * @param env the API's variables
 * @param ownerUrl database URL of the owner of the tables
 * @throws StepError with the program's output
 */
export async function migrate(
  env: NodeJS.ProcessEnv,
  ownerUrl: string,
  signal: AbortSignal,
): Promise<void> {
  const program = join(REPOSITORY, 'api/dist/migrate.js');
  const { code, output } = await runNode([program], {
    env: { ...env, MIGRATION_DATABASE_URL: ownerUrl },
    signal,
  });
  signal.throwIfAborted();
  if (code !== 0) throw new StepError(`The database could not be migrated.\n${output.trim()}`);
}
