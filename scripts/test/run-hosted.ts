import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNginx } from '../hosting/ensure-nginx.ts';
import { PACKAGES } from '../hosting/web-servers.ts';
import { HOSTED_SPECS } from './browser-specs.ts';
import { type TestResult } from './results.ts';
import { type Suite } from './suite.ts';
import { testHosted } from './test-hosted.ts';

/**
 * Serves an export with nginx and compares its responses with those of `pnpm serve`. The long run also restarts the
 * API under load and repeats some browser tests there. Without nginx, prints a message; in CI, that is a failure.
 */
export async function runHosted(
  { folder, print, signal, env, length }: Suite,
  name = 'nginx',
): Promise<TestResult[]> {
  if (!(await ensureNginx(print))) {
    print(
      `Skipped: there is no nginx here that can serve an export. Install it to run these tests: apt-get install ${PACKAGES.nginx}`,
    );
    return [];
  }
  const place = join(folder, name);
  mkdirSync(place);
  return testHosted({
    server: 'nginx',
    folder: place,
    env,
    chosen: length === 'quick' ? undefined : HOSTED_SPECS.map((spec) => `specs/${spec}.spec.ts`),
    signal,
  });
}
