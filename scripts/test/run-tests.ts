import { rmSync } from 'node:fs';
import { messageOf, type Print, REPOSITORY, seconds } from '@rapport/workspace-kit';
import { buildAll } from '../build/build-all.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { afterRepetition, MOST_REPEATED, toRepeat, type Unsteady } from './repetition.ts';
import { type Part, spentCpuMs } from './report.ts';
import { hasFailed, type TestResult } from './results.ts';
import { ensureOtherBrowsers } from '../other-browsers/ensure-other-browsers.ts';
import { runBrowser } from './run-browser.ts';
import { runHosted } from './run-hosted.ts';
import { runJest } from './run-jest.ts';
import { makeRunFolder, type Suite } from './suite.ts';
import { type TestPlan } from './test-plan.ts';

/** State of a run, updated as it goes, so an aborted run can still be reported. */
export interface Run {
  parts: Part[];
  results: TestResult[];
  unsteady: Unsteady[];
}

/**
 * Builds, and then runs the tests of a plan: those of the browser on a fresh stack, and some on an export behind
 * nginx. Failed tests run once more at the end, alone.
 * @param run receives every result as soon as it's known
 */
export async function runTests(
  plan: TestPlan,
  { print, signal, run }: { print: Print; signal: AbortSignal; run: Run },
): Promise<void> {
  const folder = makeRunFolder();
  const { jest, browser, hosted, length } = plan;
  const part = async (name: string, work: () => Promise<TestResult[]>) => {
    if (signal.aborted) return [];
    const started = performance.now();
    const spentBefore = spentCpuMs();
    print(`\n== ${name}`);
    const results = await work().catch((error): TestResult[] => [brokenPart(name, error)]);
    const ms = performance.now() - started;
    run.parts.push({ name, ms, cpuMs: spentCpuMs() - spentBefore });
    print(`== ${name}: ${seconds(ms)}`);
    return results;
  };
  const tests = async (name: string, work: () => Promise<TestResult[]>) => {
    const results = await part(name, async () => {
      const ended = await work();
      return ended.length > 0 ? ended : [ranNothing(name)];
    });
    run.results.push(...results);
  };
  try {
    const suite: Suite = { folder, print, signal, length, env: process.env };
    // Without browser tests, failures show up sooner without a build.
    if (browser || hosted) {
      const broken = await part('Build', async () => {
        await buildAll(REPOSITORY, { print, signal });
        const chromium = await ensureChromium(REPOSITORY, print);
        print(`Chromium ${chromium.version} (${chromium.path})`);
        const isQuick = length === 'quick';
        const others = browser ? await ensureOtherBrowsers(print, { isQuick }) : [];
        suite.env = {
          ...process.env,
          CHROMIUM_PATH: chromium.path,
          RAPPORT_BROWSERS: others.join(','),
        };
        return [];
      });
      run.results.push(...broken);
      if (broken.length > 0) return;
    }
    if (jest) await tests('Unit, component and HTTP tests', () => runJest(suite, jest));
    if (browser) {
      const files = browser.map((spec) => `specs/${spec}.spec.ts`);
      await tests('Browser tests', () => runBrowser(suite, files));
    }
    if (hosted) {
      run.results.push(...(await part('An export behind nginx', () => runHosted(suite))));
    }
    await repeatWhatFailed(suite, run, part);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs failed tests once more, with one worker and no other tests. */
async function repeatWhatFailed(
  suite: Suite,
  run: Run,
  part: (name: string, work: () => Promise<TestResult[]>) => Promise<TestResult[]>,
): Promise<void> {
  const failed = run.results.filter(hasFailed);
  if (failed.length === 0 || suite.signal.aborted) return;
  if (failed.length > MOST_REPEATED) {
    suite.print(`\n${failed.length} tests failed, too many to be unsteady; none runs again.`);
    return;
  }
  const again = await part(`${failed.length} failed, once more and alone`, async () => {
    const { jest, playwright } = toRepeat(failed);
    const options = { alone: true, name: 'repeated' };
    const results: TestResult[] = [];
    if (jest.length > 0)
      results.push(...(await runJest(suite, ['--runTestsByPath', ...jest], options)));
    if (playwright.length > 0) results.push(...(await runBrowser(suite, playwright, options)));
    if (failed.some(({ runner }) => runner === 'hosted'))
      results.push(...(await runHosted(suite, 'nginx-repeated')));
    return results;
  });
  Object.assign(run, afterRepetition(run.results, again));
}

/** An aborted part counts as one failed test. */
function brokenPart(name: string, error: unknown): TestResult {
  const runner = name.includes('nginx') ? 'hosted' : 'playwright';
  const message = messageOf(error);
  console.error(`${name} broke off: ${message}`);
  return { runner, file: '', name, status: 'failed', ms: 0, message };
}

/** A part without any tests is a failure, not a success. */
function ranNothing(name: string): TestResult {
  return brokenPart(name, new Error('No test ran.'));
}
