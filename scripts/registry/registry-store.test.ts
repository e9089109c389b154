import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry } from './next-registry.ts';
import { RegistryChanged, registryStore } from './registry-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('registryStore', () => {
  it('is empty at first and counts revisions from one', async () => {
    const store = registryStore(folder);
    expect(await store.read()).toBeUndefined();
    const first = await store.write(emptyRegistry());
    const second = await store.write(first);
    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect(await store.read()).toEqual(second);
  });

  it('lets one of two writers through that have read the same revision', async () => {
    const stores = [registryStore(folder), registryStore(folder)];
    const read = await registryStore(folder).write(emptyRegistry());
    const outcomes = await Promise.allSettled(stores.map((store) => store.write(read)));
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    expect(failures).toEqual([expect.any(RegistryChanged)]);
    expect((await registryStore(folder).read())?.revision).toBe(2);
  });

  it('keeps what it does not know', async () => {
    const store = registryStore(folder);
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
    writeFileSync(store.file, JSON.stringify({ ...emptyRegistry(), remotes: [remote] }));
    const read = await store.read();
    await store.write(read!);
    expect(JSON.parse(readFileSync(store.file, 'utf8')).remotes).toEqual([remote]);
  });

  it.each(['{', '{"registry":2}', '{"registry":1,"remotes":[{"name":"mf-x"}],"nav":[]}'])(
    'never overwrites a file it cannot read: %s',
    async (text) => {
      const store = registryStore(folder);
      mkdirSync(join(folder, 'registry'));
      writeFileSync(store.file, text);
      await expect(store.write(emptyRegistry())).rejects.toThrow('is not in order');
      expect(readFileSync(store.file, 'utf8')).toBe(text);
    },
  );
});
