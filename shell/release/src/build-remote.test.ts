import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Room } from '@rapport/workspace-kit';
import { buildReproducibly, type BuildInto } from './build-remote.ts';

const room: Room = { name: 'mf-x', dir: 'mf-x', tool: 'vite', inputs: ['mf-x'] };
let workspace: string;
let built: number;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'reproducible-'));
  mkdirSync(join(workspace, 'mf-x'));
  writeFileSync(join(workspace, 'mf-x/main.ts'), 'export {};');
  built = 0;
});
afterEach(() => rmSync(workspace, { recursive: true }));

const build = (into: BuildInto) => buildReproducibly(workspace, room, () => {}, into);
const cache = () => readdirSync(join(workspace, 'mf-x/node_modules/.cache/release'));

/** Returns a build that writes the files of `files(1)`, and the next time those of `files(2)`. */
const making =
  (files: (which: number) => Record<string, string>): BuildInto =>
  async (_workspace, _room, folder) => {
    built += 1;
    mkdirSync(folder);
    for (const [name, content] of Object.entries(files(built))) {
      writeFileSync(join(folder, name), content);
    }
  };

describe('buildReproducibly', () => {
  it('builds twice, and keeps one build with its compressed files', async () => {
    const { folder, remove } = await build(making(() => ({ 'a.js': 'x'.repeat(2000) })));
    expect(built).toBe(2);
    expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
    await remove();
    expect(cache()).toEqual([]);
  });

  it('names every file that differs between the builds or is only in one', async () => {
    const result = build(
      making((which) => ({
        same: 'x',
        'a.js': `made ${which}`,
        ...(which === 1 && { once: '' }),
        ...(which === 2 && { later: '' }),
      })),
    );
    await expect(result).rejects.toThrow(
      'mf-x is not built reproducibly: two builds of the same sources differ, so it was not released.\n- a.js\n- later\n- once\n',
    );
    expect(cache()).toEqual([]);
  });

  it('fails if a source file changes during the builds', async () => {
    const result = build(
      making((which) => {
        writeFileSync(join(workspace, 'mf-x/main.ts'), `export const edit = ${which};`);
        return { 'a.js': '' };
      }),
    );
    await expect(result).rejects.toThrow('The sources of mf-x changed while it was built.');
  });

  it('passes on an error of the build tool, and removes its files', async () => {
    await expect(build(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(cache()).toEqual([]);
  });
});
