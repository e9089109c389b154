import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { buildAll } from './build/build-all.ts';
import { ensureChromium } from './chromium/ensure-chromium.ts';
import { tallyOf } from './test/results.ts';
import { testHosted } from './test/test-hosted.ts';
import { WEB_SERVERS } from './hosting/web-servers.ts';

/**
 * `pnpm test:nginx`: runs the browser tests against an export of the product that nginx serves, with the API behind
 * it at the same origin. `pnpm test:nginx caddy` uses Caddy. Further arguments go to Playwright, like `specs/wide`
 * or `-g "is down"`. Needs the programs: apt-get install nginx-light libnginx-mod-http-brotli-static caddy.
 */
const args = process.argv.slice(2);
const server = WEB_SERVERS.find((name) => name === args[0]);
const folder = mkdtempSync(join(tmpdir(), 'rapport-hosted-'));
// Postgres may run under another account; secrets inside have stricter permissions.
chmodSync(folder, 0o755);
try {
  const chromium = await ensureChromium(REPOSITORY, console.log);
  // A stack that has to build first may take longer than the tests wait.
  await buildAll(REPOSITORY, { print: console.log });
  const results = await testHosted({
    server: server ?? 'nginx',
    folder,
    env: { ...process.env, CHROMIUM_PATH: chromium.path },
    chosen: server === undefined ? args : args.slice(1),
  });
  const { passed, failed } = tallyOf(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  failWith(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
