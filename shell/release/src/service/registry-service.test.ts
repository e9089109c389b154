import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NavWishes } from '../arguments.ts';
import { changeNavigation } from '../change-navigation.ts';
import { rememberExport } from '../export/export-settings.ts';
import { readHistory } from '../history.ts';
import { promoteRemote } from '../promote-remote.ts';
import { readPreviews } from '../previews.ts';
import { removeRemote } from '../remove-remote.ts';
import { retireRemote } from '../retire-remote.ts';
import { rollBack } from '../roll-back.ts';
import { releaseShell } from '../shell/release-shell.ts';
import { rollBackShell } from '../shell/roll-back-shell.ts';
import { folderStore } from '../stores/folder-store.ts';
import { type ObjectStore } from '../stores/object-store.ts';
import { openStore } from '../stores/open-store.ts';
import { serviceStore } from '../stores/service-store.ts';
import { registryOf } from '../switch-registry.ts';
import { smallRelease } from '../test/small-release.ts';
import { team } from '../test/team.ts';
import { startService, type TestService, writePlace } from '../test/test-service.ts';
import { verifyTarget } from '../verify-target.ts';
import { describeAudit } from './audit-log.ts';

let folder: string;
let service: TestService;
let store: ObjectStore;
let reports: ReturnType<typeof team>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  writePlace(folder);
  service = await startService(folder);
  store = await service.open(['mf-reports']);
  reports = team('mf-reports', folder);
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const print = () => {};
const now = () => new Date();
const by = 'Ben';
const entryOf = async (name: string, of = store) =>
  (await registryOf(of))?.remotes.find((remote) => remote.name === name);
const events = async () =>
  (await service.audit.read()).map(({ action, result }) => `${action} ${result}`);

it('the service accepts two releases and a rollback, and records the team in the history', async () => {
  expect(await reports.release(store, 'one')).toMatchObject({ kind: 'released', served: true });
  await reports.release(store, 'two', { version: '1.1.0', notes: 'Faster.' });
  await rollBack('reports', { store, by, print, now });
  expect(await entryOf('mf-reports')).toMatchObject({
    routes: ['/reports'],
    current: {
      version: '1.0.0',
      entry: 'https://cdn.example/mf-reports/1.0.0/remoteEntry.js',
      publishedBy: 'Ada (team of mf-reports)',
    },
    previous: { version: '1.1.0', takenBack: true },
  });
  expect((await registryOf(store))?.nav.map(({ path }) => path)).toEqual(['/contacts', '/reports']);
  expect(await readHistory(folderStore(folder), 9)).toMatchObject([
    { action: 'rollback', version: '1.0.0', before: '1.1.0', by: 'Ben (team of mf-reports)' },
    { action: 'release', version: '1.1.0', commit: 'abc123', notes: 'Faster.' },
    { action: 'release', version: '1.0.0', by: 'Ada (team of mf-reports)' },
  ]);
  expect(await verifyTarget(folderStore(folder))).toEqual([]);
});

it('the service accepts a candidate, a preview, a navigation entry, a retirement, a return, and a removal', async () => {
  await reports.release(store, 'one');
  await reports.release(store, 'two', { version: '1.1.0', candidate: 10 });
  expect(await entryOf('mf-reports')).toMatchObject({ candidate: { percent: 10 } });
  await rollBack('reports', { store, by, print, now });
  expect(await entryOf('mf-reports')).not.toHaveProperty('candidate');

  await reports.release(store, 'three', { version: '1.2.0', preview: 'new-list' });
  expect(await readPreviews(store, 'mf-reports')).toMatchObject([
    { name: 'new-list', release: { version: '1.2.0', publishedBy: 'Ada (team of mf-reports)' } },
  ]);
  const wishes: NavWishes = {
    entry: undefined,
    label: 'Numbers',
    path: undefined,
    order: 1,
    icon: 'chart',
    remove: false,
  };
  await changeNavigation('reports', wishes, { store, by, print, now });
  expect((await registryOf(store))?.nav[0]).toMatchObject({ label: 'Numbers' });

  await retireRemote('reports', { store, by, print, now });
  expect(await entryOf('mf-reports')).toMatchObject({
    retired: { by: 'Ben (team of mf-reports)', routes: ['/reports'] },
  });
  await reports.release(store, 'four', { version: '1.3.0' });
  expect(await entryOf('mf-reports')).toMatchObject({ routes: ['/reports'] });
  await removeRemote('reports', { store, by, print, now });
  expect(await entryOf('mf-reports')).toBeUndefined();
  expect((await readHistory(store, 20)).map(({ action }) => action)).toEqual([
    ...['remove', 'release', 'retire', 'nav', 'withdraw', 'candidate', 'release'],
  ]);
});

it('the service accepts a release’s commands for the command menu', async () => {
  const commands = [{ id: 'reports', label: 'Open reports', to: '/reports' }];
  const built = reports.build('one');
  writeFileSync(join(built, 'commands.json'), JSON.stringify(commands));
  await reports.release(store, 'one', { folder: built });
  expect((await entryOf('mf-reports'))?.current.commands).toEqual(commands);
});

it('the service rolls back to any stored version', async () => {
  await reports.release(store, 'one');
  await reports.release(store, 'two', { version: '1.1.0' });
  await reports.release(store, 'three', { version: '1.2.0' });
  await rollBack('reports', { store, by, print, now, version: '1.0.0' });
  expect(await entryOf('mf-reports')).toMatchObject({
    current: { version: '1.0.0' },
    previous: { version: '1.2.0', takenBack: true },
  });
});

it('the service accepts a shell release with a token for the shell', async () => {
  const shell = await service.open(['shell']);
  const built = join(folder, 'built-shell');
  const order = { folder: built, packageVersion: '1.0.0', version: undefined, by, commit: 'c1' };
  const write = (content: string) => {
    writeFileSync(join(built, 'index.html'), content);
    writeFileSync(join(built, 'contract.json'), '{"contract":1,"shared":{}}');
  };
  await folderStore(built).create('.keep', Buffer.from(''));
  write('one');
  await releaseShell(order, { store: shell, print, now });
  write('two');
  await releaseShell(order, { store: shell, print, now });
  expect((await registryOf(shell))?.shell?.current).toMatchObject({
    version: '1.0.1',
    publishedBy: 'Ben (team of shell)',
  });
  await rollBackShell({ store: shell, by, print, now });
  expect((await registryOf(shell))?.shell?.current.version).toBe('1.0.0');
  await rollBackShell({ store: shell, by, print, now, version: '1.0.1' });
  expect((await registryOf(shell))?.shell?.current.version).toBe('1.0.1');
});

it('two teams can release at the same time', async () => {
  const numbers = team('mf-numbers', folder);
  const other = await service.open(['mf-numbers']);
  await Promise.all([reports.release(store, 'one'), numbers.release(other, 'one')]);
  await Promise.all([
    reports.release(store, 'two', { version: '1.1.0' }),
    numbers.release(other, 'two', { version: '1.1.0' }),
    numbers.release(other, 'three', { version: '1.2.0' }),
  ]);
  const registry = await registryOf(folderStore(folder));
  expect(registry?.revision).toBe(6);
  expect(registry?.remotes.map(({ name }) => name).sort()).toEqual([
    ...['mf-contacts', 'mf-numbers', 'mf-reports'],
  ]);
  expect((await entryOf('mf-reports'))?.current.version).toBe('1.1.0');
  expect((await readHistory(store, 9)).map(({ revision }) => revision)).toEqual([6, 5, 4, 3, 2]);
});

it('a token for promotions can only release what another target has', async () => {
  await reports.release(store, 'one');
  const production = mkdtempSync(join(tmpdir(), 'production-'));
  writePlace(production);
  const there = await startService(production, { promotesFrom: folderStore(folder) });
  const to = await there.open(['mf-reports'], ['promote']);
  const order = { typed: 'reports', from: store, version: undefined, candidate: undefined };
  const promote = () =>
    promoteRemote({ ...order, baseUrl: undefined, retryPrefix: true, by }, smallRelease(to, []));
  await promote();
  expect(await entryOf('mf-reports', to)).toMatchObject({ current: { version: '1.0.0' } });
  expect(await readHistory(to, 1)).toMatchObject([{ action: 'promote', from: store.name }]);
  await expect(reports.release(to, 'other', { version: '1.1.0' })).rejects.toThrow(
    'This token may only promote, and ' + folder + " doesn't have mf-reports 1.1.0",
  );
  await there.close();
  rmSync(production, { recursive: true });
});

it('the service exports its sites after a switch, and a release reports a site that doesn’t serve it', async () => {
  const to = join(folder, 'no-shell');
  await rememberExport(folderStore(folder), to, { to });
  expect(await reports.release(store, 'one')).toMatchObject({ kind: 'released', served: false });
  expect(reports.lines.join('\n')).toContain(
    'The registry is switched, but the site does not serve it yet: There is no built shell',
  );
  process.exitCode = undefined;
});

it('the service verifies its sites and releases automatically', async () => {
  await reports.release(store, 'one');
  const script = join(folder, 'releases/mf-reports/1.0.0/assets/module.js');
  writeFileSync(script, 'evil();');
  expect(await verifyTarget(store)).toEqual([
    `${folder}/releases/mf-reports/1.0.0/assets/module.js is not what was released`,
  ]);
  await reports.release(store, 'two', { version: '1.1.0' });
  await expect(rollBack('reports', { store, by, print, now })).rejects.toThrow(
    'is not what was released',
  );
});

it('the service logs each change with its author, and each refusal', async () => {
  await reports.release(store, 'one');
  await expect(team('mf-numbers', folder).release(store, 'one')).rejects.toThrow();
  expect([...new Set(await events())]).toEqual(['upload done', 'release done', 'write refused']);
  const lines = (await service.audit.read()).map(describeAudit);
  expect(lines[1]).toMatch(
    /^[\d-]+ [\d:]+ {2}team of mf-reports \([0-9a-f]{8}\) {2}release mf-reports 1\.0\.0 {2}done, revision 2 {2}from 127\.0\.0\.1$/,
  );
  expect(lines[2]).toContain('This token may not change mf-numbers; it is for mf-reports.');
});

it('a target with a path that the service doesn’t have is refused with the right form of it', async () => {
  const place = {
    address: `${service.address}/registry`,
    token: await service.tokenFor(['mf-reports']),
  };
  await expect(serviceStore(place)).rejects.toThrow("none at the service's own port");
});

it('the service shows a token once, and doesn’t store it', async () => {
  const secret = await service.tokenFor(['mf-reports']);
  expect(secret).toMatch(/^rapport_rt_[0-9a-f]{8}_[\w-]{43}$/);
  const kept = readFileSync(join(folder, 'registry-access/tokens.json'), 'utf8');
  expect(kept).not.toContain(secret.slice(-43));
  const { tokens } = service;
  const id = secret.split('_')[2] ?? '';
  await tokens.revoke(id, now());
  await expect(openStore(service.address, '/', 'registered', secret)).rejects.toThrow(
    'The token in RELEASE_TOKEN is revoked. Ask the host for another one.',
  );
  await expect(tokens.revoke(id, now())).rejects.toThrow(`Token ${id} was revoked at`);
  await expect(tokens.revoke('00000000', now())).rejects.toThrow('There is no token 00000000.');
});

it('the service refuses an expired, an unknown, and a missing token', async () => {
  const secret = await service.tokenFor(['mf-reports']);
  const later = await startService(folder, { now: () => new Date(Date.now() + 91 * 86_400_000) });
  const open = (token?: string) => openStore(later.address, '/', 'registered', token);
  await expect(open(secret)).rejects.toThrow('The token in RELEASE_TOKEN is expired.');
  await expect(open(`${secret.slice(0, -1)}~`)).rejects.toThrow('does not know the token');
  await expect(open()).rejects.toThrow('Name a token of this registry in RELEASE_TOKEN.');
  expect((await later.audit.read()).map(({ reason }) => reason)).toEqual([
    ...['its token is expired', 'its token is unknown', 'its token is missing'],
  ]);
  await later.close();
});
