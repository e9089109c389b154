import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageBin, type Print, REPOSITORY, runNode, seconds } from '@rapport/workspace-kit';
import { buildAll } from '../build/build-all.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { RAN_NOTHING, type Tally, tallyJest, tallyPlaywright } from './tally.ts';
import { startTestStack } from './test-stack.ts';

/** What a running suite of tests needs to know. */
interface Suite {
  /** Temporary folder of this run. */
  folder: string;
  print: Print;
  signal: AbortSignal;
}

/** Builds, then runs every test of the repository, the browser's against a fresh stack. */
export async function runEverything(print: Print, signal: AbortSignal): Promise<Tally[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-test-'));
  // Postgres may run under another account; what is secret inside has its own permissions.
  chmodSync(folder, 0o755);
  const suite = { folder, print, signal };
  try {
    const built = await section(print, 'Build', async () => {
      await buildAll(REPOSITORY, { print, signal });
      return { passed: 0, failed: 0 };
    });
    if (built.failed > 0) return [built];
    const unit = await section(print, 'Unit, component and HTTP tests', () => runJest(suite));
    const browser = await section(print, 'Browser tests', () => runPlaywright(suite));
    return [unit, browser];
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

async function runJest({ folder, print, signal }: Suite): Promise<Tally> {
  const report = join(folder, 'jest.json');
  const log = (line: string) => print(line);
  const postgres = await startPostgres({ dataDir: join(folder, 'api-tests'), port: 0, log });
  try {
    const jest = packageBin(REPOSITORY, 'jest');
    const args = [jest, '--maxWorkers=2', '--json', `--outputFile=${report}`];
    const env = { ...process.env, TEST_DATABASE_URL: postgres.adminUrl };
    await runNode(args, { cwd: REPOSITORY, env, show: 'stderr', signal });
    return tallyJest(readReport(report));
  } finally {
    await postgres.stop();
  }
}

async function runPlaywright({ folder, print, signal }: Suite): Promise<Tally> {
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
    await runNode([playwright, 'test'], { cwd: e2e, env, show: 'both', signal });
    const tally = tallyPlaywright(readReport(report));
    if (tally.failed > 0) keepLogs(dataDir, join(e2e, 'test-results/stack-logs'), print);
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
