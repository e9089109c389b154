import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Print, runProgram, StepError } from '@rapport/workspace-kit';
import { installPackages, mayInstallPackages } from '../debian/install-packages.ts';
import { PACKAGES } from './web-servers.ts';

const PROBE_WITHIN_MS = 20_000;

/**
 * True if this machine has an nginx that can serve an export. In CI, installs it if it's missing.
 * @throws StepError in CI, if it can't be installed
 */
export async function ensureNginx(
  print: Print,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<boolean> {
  const first = await refusal(env);
  if (first === undefined) return true;
  if (!env.CI) return false;

  const names = PACKAGES.nginx.split(' ');
  if (!mayInstallPackages()) {
    throw new StepError(`CI needs ${names.join(' and ')}; only root may install them.\n${first}`);
  }
  print(`nginx cannot serve an export here. Installing ${names.join(' and ')}.`);
  const said = await installPackages(names);
  const second = await refusal(env);
  if (second === undefined) return true;
  throw new StepError(
    `nginx could not be installed.\n${said.trim().split('\n').slice(-4).join('\n')}\n${second}`,
  );
}

/** Returns nginx's error for rules that send the Brotli form of a file, as in an export. */
async function refusal(
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-probe-'));
  try {
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `include /etc/nginx/modules-enabled/*.conf;
pid ${join(folder, 'nginx.pid')};
events {}
http { access_log off; brotli_static on; }
`,
    );
    const test = ['-t', '-q', '-c', file, '-e', join(folder, 'error.log')];
    const { code, output } = await runProgram('nginx', test, { env, timeoutMs: PROBE_WITHIN_MS });
    return code === 0 ? undefined : output.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
