import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEntry, withRelease } from '@rapport/registry/changes';
import { readHistory } from './history.ts';
import { retireRemote } from './retire-remote.ts';
import { sharePath } from './share-path.ts';
import { folderStore } from './stores/folder-store.ts';
import { type ObjectStore, REGISTRY_KEY } from './stores/object-store.ts';
import { registryOf } from './switch-registry.ts';
import { team } from './test/team.ts';
import { startService, type TestService, writePlace } from './test/test-service.ts';

let folder: string;
let store: ObjectStore;
let reports: ReturnType<typeof team>;
let analysis: ReturnType<typeof team>;
let service: TestService;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-'));
  writePlace(folder);
  store = folderStore(folder);
  reports = team('mf-reports', folder);
  analysis = team('mf-analysis', folder);
  service = await startService(folder);
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const baseUrl = 'https://cdn.example/{remote}';
const stamp = { by: 'Ben', print() {}, now: () => new Date('2026-11-21T05:40:00Z') };
const share = (change: object = {}, to = store) =>
  sharePath(
    'contacts',
    { path: '/contacts/reports', with: 'mf-reports', end: false, ...change },
    { store: to, ...stamp },
  );

it('a release can’t have the label of another remote’s navigation entry', async () => {
  const nav = [{ label: 'contacts', path: '/reports' }];
  const claim = { name: 'mf-reports', routes: ['/reports'], nav };
  await expect(reports.release(store, 'one', { baseUrl, claim })).rejects.toThrow(
    'the label "contacts" belongs to mf-contacts',
  );
});

it('a release can’t have the commands of another remote, through a service neither', async () => {
  const withCommand = (of: typeof reports, id: string) => {
    const built = of.build(id);
    const path = of === reports ? '/reports' : '/analysis';
    writeFileSync(
      join(built, 'commands.json'),
      JSON.stringify([{ id, label: 'Numbers', to: path }]),
    );
    return built;
  };
  await analysis.release(store, 'one', { baseUrl, folder: withCommand(analysis, 'numbers') });
  for (const to of [store, await service.open(['mf-reports'])]) {
    const order = { baseUrl, folder: withCommand(reports, 'mine') };
    await expect(reports.release(to, 'one', order)).rejects.toThrow(
      'the command "Numbers" (mine) belongs to mf-analysis',
    );
  }
  await reports.release(store, 'one', { baseUrl });
  const own = await service.open(['mf-reports']);
  const read = await own.read(REGISTRY_KEY);
  const registry = await registryOf(own);
  const entry = registry?.remotes.find(({ name }) => name === 'mf-reports');
  if (!read || !registry || !entry) throw new Error('The registry has no mf-reports.');
  const commands = [{ id: 'mine', label: 'numbers', to: '/reports' }];
  const next = withEntry(registry, withRelease(entry, { ...entry.current, commands }));
  const text = JSON.stringify({ ...next, revision: next.revision + 1 });
  await expect(own.replace(REGISTRY_KEY, Buffer.from(text), read.tag)).rejects.toThrow(
    'mf-reports claims what belongs to others:\n- the command "numbers" (mine) belongs to mf-analysis',
  );
});

it('only the host shares a path, below those of its owner', async () => {
  const claim = { name: 'mf-reports', routes: ['/contacts/reports'], nav: [] };
  await expect(share({ end: true })).rejects.toThrow("isn't shared with mf-reports");
  await expect(share({ path: '/contacts' })).rejects.toThrow('is not below the paths');
  await expect(share({}, await service.open(['*']))).rejects.toThrow('Only the host of');

  expect(await share()).toBe('mf-contacts');
  await reports.release(store, 'one', { baseUrl, claim });
  await share({ end: true });
  await reports.release(store, 'two', { claim, version: '1.1.0' });
  expect(
    (await registryOf(store))?.remotes.find(({ name }) => name === 'mf-reports')?.routes,
  ).toEqual(claim.routes);
  await retireRemote('reports', { store, ...stamp });
  await expect(reports.release(store, 'three', { claim, version: '1.2.0' })).rejects.toThrow(
    '/contacts/reports belongs to mf-contacts',
  );
  expect(await readHistory(store, 9)).toMatchObject([
    { action: 'retire' },
    { action: 'release' },
    { action: 'unshare' },
    { action: 'release' },
    { action: 'share', remote: 'mf-contacts', by: 'Ben', why: '/contacts/reports with mf-reports' },
  ]);
});
