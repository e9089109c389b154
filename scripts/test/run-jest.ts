import { join } from 'node:path';
import { packageBin, REPOSITORY, runNode } from '@rapport/workspace-kit';
import { readResults, type TestResult } from './results.ts';
import { type Suite } from './suite.ts';

const REPORTER = join(REPOSITORY, 'scripts/jest/result-lines.mjs');

/**
 * Runs Jest. The tests of the API start a Postgres of their own when one of them is among those that run.
 * @param which arguments of Jest
 * @param alone with one worker and nothing beside it
 */
export async function runJest(
  { folder, signal, env, length }: Suite,
  which: string[],
  { alone = false, name = 'jest' } = {},
): Promise<TestResult[]> {
  const results = join(folder, `${name}.jsonl`);
  const args = [
    packageBin(REPOSITORY, 'jest'),
    // Many tests of the API and of the stack wait, so a machine of two cores has room for a third worker.
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
