import { join } from 'node:path';
import { packageBin, REPOSITORY, runNode } from '@rapport/workspace-kit';
import { readResults, type TestResult } from './results.ts';
import { type Suite } from './suite.ts';

const REPORTER = join(REPOSITORY, 'scripts/jest/result-lines.mjs');

/**
 * Runs Jest. The API's tests start a separate Postgres if at least one of them runs.
 * @param which arguments of Jest
 * @param alone with one worker and no other tests
 */
export async function runJest(
  { folder, signal, env, length }: Suite,
  which: string[],
  { alone = false, name = 'jest' } = {},
): Promise<TestResult[]> {
  const results = join(folder, `${name}.jsonl`);
  const args = [
    packageBin(REPOSITORY, 'jest'),
    // Many tests of the API and of the stack wait, so a machine with two cores can run a third worker.
    ...(alone ? ['--runInBand'] : ['--maxWorkers=3']),
    ...['--reporters', 'default', '--reporters', REPORTER],
  ];
  await runNode([...args, ...which], {
    cwd: REPOSITORY,
    env: { ...env, RAPPORT_TESTS: length, RAPPORT_RESULTS: results },
    show: 'stderr',
    signal,
  });
  return readResults(results);
}
