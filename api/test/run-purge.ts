import { runBuilt } from './built-api.ts';
import { type TestApi } from './test-api.ts';

/** Removes for good what is over, in the whole database: no test keeps such rows, so others don't notice. */
export async function runPurge({ databaseUrl }: TestApi): Promise<void> {
  const { exit, output } = runBuilt('purge', { DATABASE_URL: databaseUrl });
  expect([await exit, output.stderr]).toEqual([0, '']);
}
