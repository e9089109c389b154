import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Registry } from '@rapport/registry';
import { emptyRegistry } from '@rapport/registry/changes';
import { folderStore, registryFile } from '@rapport/release';
import { changeLocalRegistry } from './local-registry.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = () => join(folder, 'registry/remotes.json');
const readFile = (): Registry => JSON.parse(readFileSync(fileOf(), 'utf8'));
const withNav = (label: string) => (registry: Registry | undefined) => {
  const present = registry ?? emptyRegistry();
  return { ...present, nav: [...present.nav, { label, path: `/${label}` }] };
};

describe('changeLocalRegistry', () => {
  it('makes the file and counts revisions from one', async () => {
    const first = await changeLocalRegistry(folder, withNav('one'));
    const second = await changeLocalRegistry(folder, withNav('two'));
    expect([first.registry.revision, second.registry.revision]).toEqual([1, 2]);
    expect(first.file).toBe(fileOf());
    expect(readFile()).toEqual(second.registry);
  });

  it('writes nothing when nothing changes', async () => {
    await changeLocalRegistry(folder, withNav('one'));
    const text = readFileSync(fileOf(), 'utf8');
    await changeLocalRegistry(folder, (registry) => registry ?? emptyRegistry());
    expect(readFileSync(fileOf(), 'utf8')).toBe(text);
  });

  it('keeps the changes of two writers that begin at the same moment', async () => {
    await Promise.all(['one', 'two'].map((label) => changeLocalRegistry(folder, withNav(label))));
    expect(readFile().revision).toBe(2);
    expect(
      readFile()
        .nav.map(({ label }) => label)
        .sort(),
    ).toEqual(['one', 'two']);
  });

  it('lets one of two writers through that have read the same text', async () => {
    await changeLocalRegistry(folder, withNav('one'));
    const file = registryFile(folderStore(folder));
    const tag = (await file.read())?.tag;
    const outcomes = await Promise.all(['{}', '[]'].map((text) => file.replace(text, tag)));
    expect(outcomes.sort()).toEqual(['changed', 'written']);
  });

  it('keeps what it does not know', async () => {
    mkdirSync(join(folder, 'registry'));
    const entry = {
      version: '1.0.0',
      entry: 'https://x.example/1.0.0/remoteEntry.js',
      preload: [],
      publishedAt: '',
      publishedBy: 'Ada',
      note: 'by hand',
    };
    const remote = { name: 'mf-x', contract: 1, routes: ['/x'], current: entry, owner: 'Ada' };
    writeFileSync(fileOf(), JSON.stringify({ ...emptyRegistry(), remotes: [remote] }));
    await changeLocalRegistry(folder, withNav('one'));
    expect(readFile()).toMatchObject({ revision: 1, remotes: [remote] });
  });

  it.each(['{', '{"registry":2}', '{"registry":1,"remotes":[{"name":"mf-x"}],"nav":[]}'])(
    'never overwrites a file it cannot read: %s',
    async (text) => {
      mkdirSync(join(folder, 'registry'));
      writeFileSync(fileOf(), text);
      await expect(changeLocalRegistry(folder, withNav('one'))).rejects.toThrow('is not in order');
      expect(readFileSync(fileOf(), 'utf8')).toBe(text);
    },
  );
});
