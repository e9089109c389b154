import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberExport } from '../export/export-settings.ts';
import { retireRemote } from '../retire-remote.ts';
import { rollBack } from '../roll-back.ts';
import { releaseShell } from '../shell/release-shell.ts';
import { folderStore } from '../stores/folder-store.ts';
import { type ObjectStore } from '../stores/object-store.ts';
import { openStore } from '../stores/open-store.ts';
import { startBucket } from '../test/s3-server.ts';
import { team } from '../test/team.ts';
import { startService, writePlace } from '../test/test-service.ts';
import { startSite } from '../test/test-site.ts';
import { sitesOf } from './site-shows.ts';

let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;
let reports: ReturnType<typeof team>;
let store: ObjectStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ask-site-'));
  writePlace(folder);
  site = await startSite(folder);
  reports = team('mf-reports', folder);
  store = site.of(folderStore(folder));
});
afterEach(async () => {
  process.exitCode = undefined;
  await site.close();
  rmSync(folder, { recursive: true });
});

const said = () => reports.lines.join('\n');
const release = (content: string, version = '1.0.0', more = {}) =>
  reports.release(store, content, { version, baseUrl: site.baseUrl, ...more });
const around = () => ({
  store,
  by: 'Ben',
  print: (line: string) => void reports.lines.push(line),
  now: () => new Date(),
});

it('a release reports the revision and files that the site serves', async () => {
  expect(await release('one')).toMatchObject({ served: true });
  expect(said()).toContain(
    `${site.address} serves revision 2, mf-reports 1.0.0 byte for byte (2 files)`,
  );
  expect(site.asked).toEqual(
    expect.arrayContaining(['/remotes.json', '/', '/mf-reports/1.0.0/assets/module.js']),
  );
  expect(process.exitCode).toBeUndefined();
});

it('a release fails if the site keeps serving the previous registry', async () => {
  await release('one');
  site.keepRegistry();
  expect(await release('two', '1.1.0')).toMatchObject({ kind: 'released', served: false });
  expect(said()).toContain(`${site.address} is still at revision 2, not 3`);
  expect(process.exitCode).toBe(1);
});

it('a repeated release checks the site again', async () => {
  site.keepRegistry();
  await release('one');
  site.serve('/remotes.json', undefined);
  process.exitCode = undefined;
  expect(await release('one')).toMatchObject({ kind: 'unchanged', served: true });
  expect(process.exitCode).toBeUndefined();
});

it('a release waits for a slow site', async () => {
  store = site.of(folderStore(folder), 60_000);
  site.keepRegistry();
  site.whenAsked((path) => {
    if (path === '/remotes.json') queueMicrotask(() => site.serve(path, undefined));
  });
  expect(await release('one')).toMatchObject({ served: true });
});

it.each([
  ['/mf-reports/1.0.0/assets/module.js', 'other', 'has other bytes at'],
  ['/mf-reports/1.0.0/remoteEntry.js', '', 'has other bytes at'],
  ['/remotes.json', '<html>', 'answers no registry at'],
  ['/', '<script id="rapport-registry">{"revision":1}</script>', 'has pages of revision 1, not 2'],
])('notices %s with %j', async (path, text, message) => {
  site.serve(path, text);
  expect(await release('one')).toMatchObject({ served: false });
  expect(said()).toContain(`${site.address} ${message}`);
});

it('a release reports a site with another version at the same revision, and one that can’t be reached', async () => {
  await release('one');
  const registry = { registry: 1, revision: 3, remotes: [], nav: [] };
  site.serve('/remotes.json', JSON.stringify(registry));
  await release('two', '1.1.0');
  expect(said()).toContain('has nothing as mf-reports, not 1.1.0');
  store = { ...folderStore(folder), site: { address: 'http://127.0.0.1:9', patienceMs: 0 } };
  await release('three', '1.2.0');
  expect(said()).toContain("http://127.0.0.1:9 can't be reached at");
});

it('a release accepts a site that already has a later change', async () => {
  const registry = { registry: 1, revision: 9, remotes: [], nav: [] };
  site.serve('/remotes.json', JSON.stringify(registry));
  expect(await release('one')).toMatchObject({ served: true });
});

it('candidates, previews, rollbacks, and retirements check the site, too', async () => {
  await release('one');
  await release('two', '1.1.0', { candidate: 10 });
  expect(said()).toContain(
    'revision 3, mf-reports 1.0.0 byte for byte (2 files), mf-reports 1.1.0',
  );
  await rollBack('reports', around());
  expect(said()).toContain('serves revision 4, mf-reports 1.0.0');
  site.serve('/mf-reports/1.2.0/remoteEntry.js', 'other');
  expect(await release('three', '1.2.0', { preview: 'new' })).toMatchObject({ served: false });
  site.keepRegistry();
  expect(await retireRemote('reports', around())).toMatchObject({ served: false });
});

it('a shell release compares the files of the shell and the scripts of its page', async () => {
  const built = join(folder, 'built-shell');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'contract.json'), '{"contract":1,"shared":{}}');
  writeFileSync(join(built, 'assets/start.js'), 'start');
  writeFileSync(
    join(built, 'index.html'),
    '<head><script type="module" src="/assets/start.js"></script></head>',
  );
  const order = { folder: built, packageVersion: '1.0.0', version: undefined, by: 'Ada' };
  const shell = () => releaseShell({ ...order, commit: undefined }, around());
  site.serve('/contract.json', '{"contract":1,"shared":{}}');
  site.serve('/assets/start.js', 'start');
  expect(await shell()).toMatchObject({ served: false });
  expect(said()).toContain('has pages without /assets/start.js of the shell 1.0.0');
  site.serve('/', '<script src="/assets/start.js"></script>');
  expect(await shell()).toMatchObject({ kind: 'unchanged', served: true });
  site.serve('/assets/start.js', 'an old start');
  expect(await shell()).toMatchObject({ served: false });
});

it('a release checks the site of a bucket, and the one that a registry service names', async () => {
  const bucket = await startBucket({ conditional: true });
  site.serve('/', 'a page');
  try {
    const registry = { registry: 1, revision: 0, remotes: [], nav: [] };
    site.serve('/remotes.json', JSON.stringify(registry));
    const inBucket = await openStore(`s3://${bucket.name}/x`, '/', 'new');
    store = site.of(inBucket);
    expect(await release('one')).toMatchObject({ served: false });
  } finally {
    await bucket.close();
  }
  await rememberExport(folderStore(folder), '/www', { to: '/www', site: site.address });
  const service = await startService(folder, { baseUrl: site.baseUrl });
  try {
    const known = await sitesOf(await service.open(['mf-reports']));
    expect(known.map(({ address }) => address)).toEqual([site.address]);
    store = site.of(await service.open(['mf-reports']));
    await rememberExport(folderStore(folder), '/www', undefined);
    expect(await release('one')).toMatchObject({ kind: 'released', served: false });
    site.serve('/remotes.json', undefined);
    expect(await release('two', '1.1.0')).toMatchObject({ served: true });
  } finally {
    await service.close();
  }
});

it('a release reports that it knows no site to check', async () => {
  store = folderStore(folder);
  expect(await release('one')).toMatchObject({ served: true });
  expect(said()).toContain('No site was asked for it. Name its address with --shell');
});
