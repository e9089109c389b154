import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, type Print, REPOSITORY, runNode } from '@rapport/workspace-kit';
import { failedPages } from './failed-pages.ts';
import { hasFailed, readResults, type TestResult } from './results.ts';
import { type Suite } from './suite.ts';
import { startTestStack } from './test-stack.ts';

const E2E = join(REPOSITORY, 'e2e');

/**
 * Runs browser tests on a fresh stack.
 * @param which files or other arguments of Playwright
 * @param alone with one worker and no other tests
 */
export async function runBrowser(
  { folder, print, signal, env, length }: Suite,
  which: string[],
  { alone = false, name = 'browser' } = {},
): Promise<TestResult[]> {
  const dataDir = join(folder, `${name}-stack`);
  const results = join(folder, `${name}.jsonl`);
  const output = join(E2E, 'test-results', name);
  const stack = await startTestStack(dataDir);
  try {
    const playwright = packageBin(E2E, '@playwright/test', 'playwright');
    const args = ['test', '--output', output, ...(alone ? ['--workers=1'] : []), ...which];
    await runNode([playwright, ...args], {
      cwd: E2E,
      env: {
        ...env,
        RAPPORT_STACK: stack.file,
        RAPPORT_TESTS: length,
        RAPPORT_RESULTS: results,
      },
      show: 'both',
      signal,
    });
    const ended = readResults(results);
    if (ended.length === 0 || ended.some(hasFailed)) keepWhatFailed({ dataDir, output, print });
    return ended;
  } finally {
    await stack.stop();
  }
}

/** Prints the pages of failed tests, and keeps the logs of their stack beside the traces. */
export function keepWhatFailed(kept: { dataDir: string; output: string; print: Print }): void {
  const { dataDir, output, print } = kept;
  for (const { test, page } of failedPages(output)) print(`\nThe page of ${test}:\n${page}`);
  const logs = join(dataDir, 'logs');
  if (!readdirSync(dataDir).includes('logs')) return;
  cpSync(logs, join(output, 'stack-logs'), { recursive: true });
  print(`The traces and the logs of the stack are in ${output}`);
}
