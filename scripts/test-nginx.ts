import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failWith, packageBin, REPOSITORY, runNode, StepError } from '@rapport/workspace-kit';
import { newestShell } from '@rapport/release';
import { ensureChromium } from './chromium/ensure-chromium.ts';
import { compareAnswers, samplePaths } from './hosting/compare-answers.ts';
import { type HostedStack, hostStack } from './hosting/host-stack.ts';
import { startNodeServer } from './hosting/node-server.ts';
import { WEB_SERVERS } from './hosting/web-servers.ts';
import { freePort } from './postgres/port.ts';
import { startTestStack } from './test/test-stack.ts';

/**
 * `pnpm test:nginx`: the browser tests against an export of the product that nginx serves, with the
 * API behind it at the same origin. `pnpm test:nginx caddy` takes Caddy. Further arguments go to
 * Playwright, like `specs/wide` or `-g "is down"`. Needs the programs: apt-get install nginx-light
 * libnginx-mod-http-brotli-static caddy.
 */
const args = process.argv.slice(2);
const server = WEB_SERVERS.find((name) => name === args[0]);
const folder = mkdtempSync(join(tmpdir(), 'rapport-hosted-'));
// Postgres may run under another account; what is secret inside has its own permissions.
chmodSync(folder, 0o755);
const cleanUp: (() => Promise<void>)[] = [];
try {
  const chromium = await ensureChromium(REPOSITORY, console.log);
  const stack = await startTestStack(join(folder, 'stack'));
  cleanUp.push(() => stack.stop());
  const hosted = await hostStack({
    stackFile: stack.file,
    server: server ?? 'nginx',
    folder: join(folder, 'hosted'),
    api: 'proxied',
  });
  cleanUp.push(() => hosted.stop());
  await compare(hosted, join(folder, 'stack'));
  const e2e = join(REPOSITORY, 'e2e');
  const playwright = packageBin(e2e, '@playwright/test', 'playwright');
  const chosen = server === undefined ? args : args.slice(1);
  const { code } = await runNode([playwright, 'test', '--config', 'hosted.config.ts', ...chosen], {
    cwd: e2e,
    env: {
      ...process.env,
      RAPPORT_STACK: hosted.file,
      RAPPORT_HOSTED_BY: server ?? 'nginx',
      CHROMIUM_PATH: chromium.path,
    },
    show: 'both',
  });
  process.exitCode = code ?? 1;
} catch (error) {
  failWith(error);
} finally {
  for (const stop of cleanUp.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Compares what the web server answers with `pnpm serve` of the same builds. */
async function compare({ origin, exports }: HostedStack, data: string): Promise<void> {
  const site = join(exports, 'current/site');
  const port = await freePort(0);
  const shell = (await newestShell(data)) ?? '';
  const remotes = join(data, 'releases');
  const served = await startNodeServer({ port, folder, exports, shell, remotes });
  const paths = samplePaths(site);
  const differences = await compareAnswers(`http://localhost:${port}`, origin, paths);
  await served.stop();
  if (differences.length > 0) {
    throw new StepError(`The web server answers differently:\n${differences.join('\n')}`);
  }
  console.log(`${paths.length} paths are answered as "pnpm serve" answers them`);
}
