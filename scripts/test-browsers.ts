import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { rmSync } from 'node:fs';
import { buildAll } from './build/build-all.ts';
import { ensureOtherBrowsers } from './other-browsers/ensure-other-browsers.ts';
import { tallyOf } from './test/results.ts';
import { runBrowser } from './test/run-browser.ts';
import { makeRunFolder } from './test/suite.ts';

/**
 * `pnpm test:browsers`: runs the main journeys in Firefox and in WebKit, on a fresh stack. Installs both if it may.
 * Further arguments go to Playwright, like `--project=firefox`.
 */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}
const folder = makeRunFolder();
try {
  const { signal } = stopping;
  const browsers = await ensureOtherBrowsers(console.log, { needed: true });
  await buildAll(REPOSITORY, { print: console.log, signal });
  const env = { ...process.env, RAPPORT_BROWSERS: browsers.join(',') };
  const args = process.argv.slice(2);
  const which = args.length > 0 ? args : browsers.map((name) => `--project=${name}`);
  const suite = { folder, print: console.log, signal, length: 'all', env } as const;
  const { passed, failed } = tallyOf(await runBrowser(suite, which));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  failWith(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
