import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageBin, type Print, REPOSITORY, runNode, seconds } from '@rapport/workspace-kit';
import { buildAll } from '../build/build-all.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { failedPages } from './failed-pages.ts';
import { RAN_NOTHING, type Tally, tallyJest, tallyPlaywright, total } from './tally.ts';
import { type TestPlan } from './test-plan.ts';
import { startTestStack } from './test-stack.ts';

/** What a running suite of tests needs to know. */
interface Suite {
  /** Temporary folder of this run. */
  folder: string;
  print: Print;
  signal: AbortSignal;
}

/** Builds, then runs the tests of a plan, those of the browser against a fresh stack. */
export async function runTests(
  plan: TestPlan,
  print: Print,
  signal: AbortSignal,
): Promise<Tally[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-test-'));
  // Postgres may run under another account; what is secret inside has its own permissions.
  chmodSync(folder, 0o755);
  const suite = { folder, print, signal };
  const { jest, browser } = plan;
  const tallies: Tally[] = [];
  const run = async (name: string, part: () => Promise<Tally>) => {
    tallies.push(await section(print, name, part));
  };
  try {
    // A plan without a browser test finds its mistakes sooner without a build.
    if (browser) {
      await run('Build', async () => {
        await buildAll(REPOSITORY, { print, signal });
        return { passed: 0, failed: 0 };
      });
      if (total(tallies).failed > 0) return tallies;
    }
    if (jest) await run('Unit, component and HTTP tests', () => runJest(suite, jest));
    if (browser) await run('Browser tests', () => runPlaywright(suite, browser));
    return tallies;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one part of the tests; when it breaks off, that is one failure more and the next part still runs. */
async function section(print: Print, name: string, run: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now();
  print(`\n== ${name}`);
  try {
    const tally = await run();
    print(`== ${name}: ${seconds(performance.now() - started)}`);
    return tally;
  } catch (error) {
    print(`== ${name} broke off: ${error instanceof Error ? error.message : String(error)}`);
    return RAN_NOTHING;
  }
}

/** The tests of the API start a Postgres of their own, when one of them is among those that run. */
async function runJest({ folder, signal }: Suite, which: string[]): Promise<Tally> {
  const report = join(folder, 'jest.json');
  const args = [
    packageBin(REPOSITORY, 'jest'),
    // Many tests of the API and of the stack wait, so that a machine of two cores has room for a third worker.
    '--maxWorkers=3',
    '--json',
    `--outputFile=${report}`,
  ];
  await runNode([...args, ...which], { cwd: REPOSITORY, show: 'stderr', signal });
  return tallyJest(readReport(report));
}

async function runPlaywright({ folder, print, signal }: Suite, specs: string[]): Promise<Tally> {
  const chromium = await ensureChromium(REPOSITORY, print);
  print(`Chromium ${chromium.version} (${chromium.path})`);
  const dataDir = join(folder, 'stack');
  const stack = await startTestStack(dataDir);
  const e2e = join(REPOSITORY, 'e2e');
  try {
    const report = join(folder, 'playwright.json');
    const env = {
      ...process.env,
      RAPPORT_STACK: stack.file,
      CHROMIUM_PATH: chromium.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const playwright = packageBin(e2e, '@playwright/test', 'playwright');
    const files = specs.map((spec) => `specs/${spec}.spec.ts`);
    await runNode([playwright, 'test', ...files], { cwd: e2e, env, show: 'both', signal });
    const tally = tallyPlaywright(readReport(report));
    if (tally.failed > 0) {
      const results = join(e2e, 'test-results');
      for (const { test, page } of failedPages(results)) print(`\nThe page of ${test}:\n${page}`);
      keepLogs(dataDir, join(results, 'stack-logs'), print);
    }
    return tally;
  } finally {
    await stack.stop();
  }
}

function keepLogs(dataDir: string, to: string, print: Print): void {
  cpSync(join(dataDir, 'logs'), to, { recursive: true });
  print(`The logs of the stack are in ${to}`);
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
