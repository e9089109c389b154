import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashSources, lockedFor } from './content-hash.ts';

const LOCK = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      eslint: 10.0.0

  mf-a:
    dependencies:
      react: 19.0.0

  scripts:
    dependencies:
      vite: 8.0.0

  shell/registry:
    dependencies:
      semver: 7.0.0

packages:

  react@19.0.0: {}
`;

describe('lockedFor', () => {
  it('keeps the dependencies of these folders and of those around and below them, and every package', () => {
    const locked = lockedFor(['mf-a', 'shell', 'scripts/build'], LOCK);
    expect(locked).toBe(LOCK.replace(/ {2}\.:\n[^]*?\n\n/, ''));
  });

  it("doesn't ignore a folder whose name only starts with an ignored one", () => {
    expect(lockedFor(['mf'], LOCK)).not.toContain('mf-a');
    expect(lockedFor(['mf-a-b'], LOCK)).not.toContain('mf-a');
  });
});

describe('hashSources', () => {
  let workspace = '';
  beforeEach(() => {
    workspace = mkdtempSync(join(tmpdir(), 'hash-'));
    write('mf-a/src/a.ts', 'a');
    write('pnpm-lock.yaml', LOCK);
  });
  afterEach(() => rmSync(workspace, { recursive: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  };
  const hash = () => hashSources(workspace, ['mf-a', 'pnpm-lock.yaml'], '');

  it('stays the same while another package gets dependencies', async () => {
    const before = await hash();
    write(
      'pnpm-lock.yaml',
      LOCK.replace('\npackages:', '  mf-b:\n    dependencies: {}\n\npackages:'),
    );
    expect(await hash()).toBe(before);
  });

  it.each([
    ['its own dependencies', LOCK.replace('react: 19.0.0', 'react: 19.0.1')],
    ['a package', LOCK.replace('react@19.0.0: {}', 'react@19.0.0: { deprecated: yes }')],
  ])('changes with %s', async (_what, lock) => {
    const before = await hash();
    write('pnpm-lock.yaml', lock);
    expect(await hash()).not.toBe(before);
  });
});
