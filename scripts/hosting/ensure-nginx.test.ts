import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from './ensure-nginx.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates an nginx that exits with a code when it checks rules. */
function nginx(code: number): void {
  writeFileSync(join(folder, 'nginx'), `#!/bin/sh\necho unknown directive\nexit ${code}\n`);
  chmodSync(join(folder, 'nginx'), 0o755);
}

const ensure = (env: Record<string, string> = {}) =>
  ensureNginx(() => {}, { PATH: folder, ...env });

describe('ensureNginx', () => {
  it('finds one that accepts the rules of an export, in CI and elsewhere', async () => {
    nginx(0);
    expect(await ensure()).toBe(true);
    expect(await ensure({ CI: 'true' })).toBe(true);
  });

  it('installs nothing outside of CI, whether nginx is missing or has no Brotli', async () => {
    expect(await ensure()).toBe(false);
    nginx(1);
    expect(await ensure()).toBe(false);
  });

  it('fails in CI where packages may not be installed', async () => {
    const root = jest.spyOn(process, 'getuid').mockReturnValue(1000);
    await expect(ensure({ CI: 'true' })).rejects.toThrow(
      'CI needs nginx-light and libnginx-mod-http-brotli-static; only root may install them.',
    );
    root.mockRestore();
  });
});
