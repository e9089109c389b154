import { existsSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type Print, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { buildAll } from '../build/build-all.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { tallyOf, type Tally, type TestResult } from './results.ts';
import { runBrowser } from './run-browser.ts';
import { runJest } from './run-jest.ts';
import { makeRunFolder, type Suite } from './suite.ts';

/**
 * Runs one test file many times, alone, to find out why it's flaky. Keeps traces of failures.
 * @throws StepError if there's no such test file
 */
export async function repeatFile(
  { file, times }: { file: string; times: number },
  { print, signal }: { print: Print; signal: AbortSignal },
): Promise<Tally> {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const isSpec = /\.spec\.ts$/.test(path);
  if (!existsSync(path) || !(isSpec || /\.test\.tsx?$/.test(path)))
    throw new StepError(`${file} is no test file: name one that ends in .test.ts(x) or .spec.ts.`);
  const folder = makeRunFolder();
  try {
    const suite: Suite = { folder, print, signal, length: 'all', env: process.env };
    return tallyOf(
      isSpec ? await repeatSpec(suite, path, times) : await repeatTest(suite, path, times),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function repeatSpec(suite: Suite, path: string, times: number): Promise<TestResult[]> {
  await buildAll(REPOSITORY, suite);
  const chromium = await ensureChromium(REPOSITORY, suite.print);
  suite.env = { ...process.env, CHROMIUM_PATH: chromium.path };
  const spec = relative(resolve(REPOSITORY, 'e2e'), path);
  return runBrowser(suite, [spec, '--repeat-each', String(times)], {
    alone: true,
    name: 'repeated',
  });
}

async function repeatTest(suite: Suite, path: string, times: number): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (let round = 1; round <= times && !suite.signal.aborted; round++) {
    suite.print(`\n== Round ${round} of ${times}`);
    const which = ['--runTestsByPath', path];
    results.push(...(await runJest(suite, which, { alone: true, name: `round-${round}` })));
  }
  return results;
}
