import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageBin, type Print, REPOSITORY, runNode, seconds } from '@rapport/workspace-kit';
import { buildAll } from '../build/build-all.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { ensureNginx } from '../hosting/ensure-nginx.ts';
import { testHosted } from './test-hosted.ts';
import { PACKAGES } from '../hosting/web-servers.ts';
import { HOSTED_SPECS } from './browser-specs.ts';
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
  /** The environment of the tests; CHROMIUM_PATH is the Chromium that some of them open. */
  env: NodeJS.ProcessEnv;
}

/** Builds, then runs the tests of a plan, those of the browser against a fresh stack, and some again behind nginx. */
export async function runTests(
  plan: TestPlan,
  print: Print,
  signal: AbortSignal,
): Promise<Tally[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-test-'));
  // Postgres may run under another account; what is secret inside has its own permissions.
  chmodSync(folder, 0o755);
  const { jest, browser, hosted } = plan;
  const tallies: Tally[] = [];
  const run = async (name: string, part: () => Promise<Tally>) => {
    tallies.push(await section(print, name, part));
  };
  try {
    // A plan without a browser test finds its mistakes sooner without a build.
    if (browser || hosted) {
      await run('Build', async () => {
        await buildAll(REPOSITORY, { print, signal });
        return { passed: 0, failed: 0 };
      });
      if (total(tallies).failed > 0) return tallies;
    }
    const suite = { folder, print, signal, env: await testEnvironment(plan, print) };
    if (jest) await run('Unit, component and HTTP tests', () => runJest(suite, jest));
    if (browser) await run('Browser tests', () => runPlaywright(suite, browser));
    if (hosted) await run('Browser tests on an nginx export', () => runHosted(suite));
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

/** The test of releases is one of Jest's and opens a browser as well, so the browser is found before both. */
async function testEnvironment(
  { browser, hosted }: TestPlan,
  print: Print,
): Promise<NodeJS.ProcessEnv> {
  if (!browser && !hosted) return process.env;
  const chromium = await ensureChromium(REPOSITORY, print);
  print(`Chromium ${chromium.version} (${chromium.path})`);
  return { ...process.env, CHROMIUM_PATH: chromium.path };
}

/** The tests of the API start a Postgres of their own, when one of them is among those that run. */
async function runJest({ folder, signal, env }: Suite, which: string[]): Promise<Tally> {
  const report = join(folder, 'jest.json');
  const args = [
    packageBin(REPOSITORY, 'jest'),
    // Many tests of the API and of the stack wait, so that a machine of two cores has room for a third worker.
    '--maxWorkers=3',
    '--json',
    `--outputFile=${report}`,
  ];
  await runNode([...args, ...which], { cwd: REPOSITORY, env, show: 'stderr', signal });
  return tallyJest(readReport(report));
}

async function runPlaywright(
  { folder, print, signal, env: inherited }: Suite,
  specs: string[],
): Promise<Tally> {
  const dataDir = join(folder, 'stack');
  const stack = await startTestStack(dataDir);
  const e2e = join(REPOSITORY, 'e2e');
  try {
    const report = join(folder, 'playwright.json');
    const env = {
      ...inherited,
      RAPPORT_STACK: stack.file,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const playwright = packageBin(e2e, '@playwright/test', 'playwright');
    const files = specs.map((spec) => `specs/${spec}.spec.ts`);
    await runNode([playwright, 'test', ...files], { cwd: e2e, env, show: 'both', signal });
    const tally = tallyPlaywright(readReport(report));
    if (tally.failed > 0) keepWhatFailed(dataDir, print);
    return tally;
  } finally {
    await stack.stop();
  }
}

/** The chosen part of `pnpm test:nginx`. A machine without nginx says so; in CI that is a failure. */
async function runHosted({ folder, print, signal }: Suite): Promise<Tally> {
  if (!(await ensureNginx(print))) {
    print(
      `Skipped: there is no nginx here that can serve an export. Install it to run these tests: apt-get install ${PACKAGES.nginx}`,
    );
    return { passed: 0, failed: 0 };
  }
  const chromium = await ensureChromium(REPOSITORY, print);
  const place = join(folder, 'nginx');
  mkdirSync(place);
  const report = join(place, 'playwright.json');
  await testHosted({
    server: 'nginx',
    folder: place,
    chromium: chromium.path,
    chosen: HOSTED_SPECS.map((spec) => `specs/${spec}.spec.ts`),
    report,
    signal,
  });
  const tally = tallyPlaywright(readReport(report));
  if (tally.failed > 0) keepWhatFailed(join(place, 'stack'), print);
  return tally;
}

/** Shows the pages of failed tests, and keeps the logs of their stack. */
function keepWhatFailed(dataDir: string, print: Print): void {
  const results = join(REPOSITORY, 'e2e/test-results');
  for (const { test, page } of failedPages(results)) print(`\nThe page of ${test}:\n${page}`);
  keepLogs(dataDir, join(results, 'stack-logs'), print);
}

function keepLogs(dataDir: string, to: string, print: Print): void {
  cpSync(join(dataDir, 'logs'), to, { recursive: true });
  print(`The logs of the stack are in ${to}`);
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
