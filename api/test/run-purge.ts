import { runBuilt } from './built-api.ts';
import { type TestApi } from './test-api.ts';

/** Purges expired rows in the whole database: no test relies on such rows, so other tests aren't affected. */
export async function runPurge({ databaseUrl }: TestApi): Promise<void> {
  const { exit, output } = runBuilt('purge', { DATABASE_URL: databaseUrl });
  expect([await exit, output.stderr]).toEqual([0, '']);
}
