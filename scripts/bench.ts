import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failWith, packageBin, REPOSITORY, runNode, step, StepError } from '@rapport/workspace-kit';
import { chromium } from 'playwright-core';
import { benchApi } from './bench/api/bench-api.ts';
import { benchHosting } from './bench/bench-hosting.ts';
import { compare, type Contestant } from './bench/compare.ts';
import { report } from './bench/report.ts';
import { buildSingle, serveSingle } from './bench/single-origin.ts';
import { signIn } from './bench/visit.ts';
import { ensureChromium } from './chromium/ensure-chromium.ts';
import { type StackDescription } from './stack/stack-file.ts';
import { startTestStack } from './test/test-stack.ts';

/**
 * `pnpm bench`: the first load of the contacts, with the remotes loaded at run time against the
 * same sources built as one plain Vite app. Takes the number of rounds as its argument.
 * `pnpm bench api [--quick]`: what a request costs the API against a bare handler, Fastify, and Nest with
 * TypeORM.
 * `pnpm bench hosting`: the first load from the local stack, from `pnpm serve`, nginx and Caddy. Takes
 * the number of rounds as well, and needs both programs.
 * `pnpm bench data`: what 20,000 contacts cost in comparison with 100, and 100,000 in comparison with 100.
 */
const DEFAULT_ROUNDS = 7;

if (process.argv[2] === 'data') await benchData();
else if (process.argv[2] === 'api') await benchOfApi(process.argv[3]);
else if (process.argv[2] === 'hosting') await benchOfHosting(process.argv[3]);
else await benchFirstLoad();

/** The tests that hold long lists to their work print what they measure. */
async function benchData(): Promise<void> {
  const jest = ['--selectProjects', 'api', '--runInBand', '--testPathPatterns', '-speed'];
  const { code } = await runNode([packageBin(REPOSITORY, 'jest'), ...jest], {
    cwd: REPOSITORY,
    env: { ...process.env, LIST_REPORT: '1' },
    show: 'both',
  });
  process.exitCode = code ?? 1;
}

async function benchOfApi(argument: string | undefined): Promise<void> {
  try {
    if (argument !== undefined && argument !== '--quick') {
      throw new StepError(`${argument} is unknown. Use --quick, or nothing.`);
    }
    await benchApi(argument === '--quick');
  } catch (error) {
    failWith(error);
    process.exitCode = 1;
  }
}

async function benchOfHosting(argument: string | undefined): Promise<void> {
  try {
    await benchHosting(readRounds(argument));
  } catch (error) {
    failWith(error);
  }
}

async function benchFirstLoad(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-bench-'));
  // Postgres may run under another account; what is secret inside has its own permissions.
  chmodSync(folder, 0o755);
  const cleanUp: (() => Promise<void>)[] = [];
  try {
    const rounds = readRounds(process.argv[2]);
    const browserPath = await ensureChromium(REPOSITORY, console.log);
    const single = join(folder, 'single');
    await step(console.log, 'Single build', () => buildSingle(single));
    const running = await step(console.log, 'Stack', () => startTestStack(join(folder, 'stack')));
    cleanUp.push(() => running.stop());
    const stack: StackDescription = JSON.parse(readFileSync(running.file, 'utf8'));
    const served = await serveSingle(single, stack, folder);
    cleanUp.push(() => served.stop());
    const browser = await chromium.launch({
      executablePath: browserPath.path,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    cleanUp.push(() => browser.close());
    const contestants: Contestant[] = [];
    for (const [name, origin] of [
      ['remotes', stack.shellUrl],
      ['single build', served.origin],
    ] as const) {
      if (!stack.demo) throw new StepError('The stack has no demo account to sign in with.');
      contestants.push({ name, origin, person: await signIn(browser, origin, stack.demo) });
    }
    const comparisons = await step(console.log, `${rounds} rounds`, () =>
      compare(browser, contestants, rounds),
    );
    console.log(`\nFirst load of /contacts, signed in; medians of ${rounds} interleaved rounds\n`);
    console.log(report(comparisons));
  } catch (error) {
    failWith(error);
    process.exitCode = 1;
  } finally {
    for (const stop of cleanUp.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readRounds(argument: string | undefined): number {
  const rounds = Number(argument ?? DEFAULT_ROUNDS);
  if (Number.isInteger(rounds) && rounds > 0 && rounds <= 50) return rounds;
  throw new StepError(`${argument} is not a number of rounds. Give a whole number from 1 to 50.`);
}
