import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, step, StepError } from '@rapport/workspace-kit';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { type StackDescription } from '../stack/stack-file.ts';
import { startTestStack } from '../test/test-stack.ts';
import { compare, type Contestant } from './compare.ts';
import { inFolder } from './in-folder.ts';
import { report } from './report.ts';
import { buildSingle, serveSingle } from './single-origin.ts';
import { signIn } from './visit.ts';

/**
 * Compares the first load of the contacts, with the remotes loaded at run time, with the same sources
 * built as one plain Vite app, and prints a table.
 */
export function benchFirstLoad(rounds: number): Promise<void> {
  return inFolder(async (folder, later) => {
    const browserPath = await ensureChromium(REPOSITORY, console.log);
    const single = join(folder, 'single');
    await step(console.log, 'Single build', () => buildSingle(single));
    const running = await step(console.log, 'Stack', () => startTestStack(join(folder, 'stack')));
    later(() => running.stop());
    const stack: StackDescription = JSON.parse(readFileSync(running.file, 'utf8'));
    const served = await serveSingle(single, stack, folder);
    later(() => served.stop());
    const browser = await chromium.launch({
      executablePath: browserPath.path,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    later(() => browser.close());
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
  });
}
