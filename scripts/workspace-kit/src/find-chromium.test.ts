import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a program that prints something when asked for its version. */
function program(name: string, script: string, mode = 0o755) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, mode);
  return path;
}

const find = (env: Record<string, string>) => findChromium(env, folder);

describe('findChromium', () => {
  it('prefers the one in CHROMIUM_PATH', async () => {
    program('chromium', 'echo Chromium 100.0.1');
    const path = program('mine', 'echo Chromium 156.0.8078.79 built on Debian');
    expect(await find({ CHROMIUM_PATH: path, PATH: folder })).toEqual({
      path,
      version: '156.0.8078.79',
    });
  });

  it.each([
    ['is missing', () => '/nowhere/chromium'],
    ['lacks a library', () => program('broken', 'echo "libnss3.so: 1.2 not found"; exit 127')],
    ['is something else', () => program('other', 'echo hello')],
    ['may not be run', () => program('locked', 'echo Chromium 1.0', 0o644)],
  ])('says that CHROMIUM_PATH does not start when it %s', async (_what, make) => {
    const path = make();
    await expect(find({ CHROMIUM_PATH: path })).rejects.toThrow(
      `CHROMIUM_PATH is ${path}, which does not start as a Chromium.`,
    );
  });

  it('prefers the one without a window, which takes less of the processor', async () => {
    program('chromium', 'echo Chromium 156.0.8078.79');
    const path = program('chromium-headless-shell', 'echo Chromium 156.0.8078.79');
    expect(await find({ PATH: folder })).toMatchObject({ path });
  });

  it('finds one on the PATH, and passes by one that does not start', async () => {
    program('chromium', 'exit 127');
    const path = program('google-chrome-stable', 'echo Google Chrome 140.0.1');
    const found = await find({ PATH: `/nowhere:${folder}` });
    // An installed Chromium may come first; the broken one never does.
    const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser'];
    expect([path, ...installed.map((name) => `/usr/bin/${name}`)]).toContain(found?.path);
  });
});
