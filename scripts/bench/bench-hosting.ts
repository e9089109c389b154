import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, StepError } from '@rapport/workspace-kit';
import { type Browser, chromium } from 'playwright-core';
import { buildAll } from '../build/build-all.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { hostStack } from '../hosting/host-stack.ts';
import { type StackDescription } from '../stack/stack-file.ts';
import { startTestStack } from '../test/test-stack.ts';
import { medianVisit } from './compare.ts';
import { inFolder } from './in-folder.ts';
import { signIn, type Visit, visitTwice } from './visit.ts';

const SERVERS = ['local', 'serve', 'nginx', 'caddy'] as const;
/** How far bytes and requests of a server may be from those of the local stack. */
const TOLERANCE = 0.02;

/**
 * Compares the first load of the contacts from the local stack with that from our server, nginx and
 * Caddy: the same builds, with empty caches, signed in. All call the API where the stack has it.
 * @throws StepError when bytes or requests differ by more than 2 %
 */
export function benchHosting(rounds: number): Promise<void> {
  return inFolder(async (folder, later) => {
    const browserPath = await ensureChromium(REPOSITORY, console.log);
    // A stack that has to build first may take longer than a test waits for one.
    await buildAll(REPOSITORY, { print: console.log });
    const running = await startTestStack(join(folder, 'stack'));
    later(() => running.stop());
    const browser = await chromium.launch({
      executablePath: browserPath.path,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    later(() => browser.close());
    const medians = new Map<string, Visit>();
    for (const server of SERVERS) {
      medians.set(server, await measure(browser, server, running.file, folder, rounds));
    }
    console.log(
      `\nFirst load of /contacts, signed in, empty cache; medians of ${rounds} rounds\n\n${table(medians)}`,
    );
    const far = tooFar(medians);
    if (far.length > 0) throw new StepError(far.join('\n'));
  });
}

async function measure(
  browser: Browser,
  server: (typeof SERVERS)[number],
  stackFile: string,
  folder: string,
  rounds: number,
): Promise<Visit> {
  const place = join(folder, `hosted-${server}`);
  const hosted =
    server === 'local'
      ? undefined
      : await hostStack({ stackFile, server, folder: place, api: 'direct' });
  try {
    const stack: StackDescription = JSON.parse(readFileSync(hosted?.file ?? stackFile, 'utf8'));
    if (!stack.demo) throw new StepError('The stack has no demo account to sign in with.');
    const person = await signIn(browser, stack.shellUrl, stack.demo);
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push((await visitTwice(browser, `${stack.shellUrl}/contacts`, person, null)).cold);
    }
    return medianVisit(visits);
  } finally {
    await hosted?.stop();
  }
}

function table(medians: ReadonlyMap<string, Visit>): string {
  const head = ['', 'requests', 'bytes', 'JavaScript', 'first paint', 'contacts shown'];
  const rows = [...medians].map(([name, visit]) => [
    name,
    String(visit.requests),
    visit.bytes.toLocaleString('en'),
    visit.scriptBytes.toLocaleString('en'),
    `${Math.round(visit.firstPaint)} ms`,
    `${Math.round(visit.contactsShown)} ms`,
  ]);
  const width = 16;
  return [head, ...rows]
    .map(
      ([name = '', ...cells]) =>
        name.padEnd(8) + cells.map((cell) => cell.padStart(width)).join(''),
    )
    .join('\n');
}

/** What differs from the local stack by more than is right. */
function tooFar(medians: ReadonlyMap<string, Visit>): string[] {
  const local = medians.get('local');
  if (!local) return [];
  return [...medians].flatMap(([name, visit]) =>
    (['requests', 'bytes'] as const)
      .filter((key) => Math.abs(visit[key] - local[key]) > local[key] * TOLERANCE)
      .map((key) => `${name} has ${visit[key]} ${key}; the local stack has ${local[key]}.`),
  );
}
