import { type IncomingMessage } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHistory } from '../history.ts';
import { rollBack } from '../roll-back.ts';
import { folderStore } from '../stores/folder-store.ts';
import { type ObjectStore, REGISTRY_KEY } from '../stores/object-store.ts';
import { openStore } from '../stores/open-store.ts';
import { serviceStore } from '../stores/service-store.ts';
import { registryOf } from '../switch-registry.ts';
import { type Fate, lossyNetwork } from '../test/lossy-network.ts';
import { startBucket } from '../test/s3-server.ts';
import { team } from '../test/team.ts';
import { startService, type TestService, writePlace } from '../test/test-service.ts';
import { verifyTarget } from '../verify-target.ts';

let folder: string;
let service: TestService;
let network: Awaited<ReturnType<typeof lossyNetwork>>;
let fateOf: (request: IncomingMessage) => Fate;
let store: ObjectStore;
let reports: ReturnType<typeof team>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lost-'));
  writePlace(folder);
  service = await startService(folder);
  fateOf = () => 'arrives';
  network = await lossyNetwork(service.address, (request) => fateOf(request));
  const { address } = network;
  const token = await service.tokenFor(['mf-reports']);
  store = await serviceStore({ address, token, waitsMs: [1, 1] });
  reports = team('mf-reports', folder);
  await reports.release(store, 'one');
});
afterEach(async () => {
  await network.close();
  await service.close();
  rmSync(folder, { recursive: true });
});

const isSwitch = ({ method, url }: IncomingMessage) =>
  method === 'PUT' && url?.endsWith(REGISTRY_KEY) === true;
const live = async () => {
  const registry = await registryOf(folderStore(folder));
  const current = registry?.remotes.find(({ name }) => name === 'mf-reports')?.current.version;
  return { revision: registry?.revision, current };
};

/** Applies this fate to the first matching request. */
function once(fate: Fate, concerns: (request: IncomingMessage) => boolean): void {
  let isOver = false;
  fateOf = (request) => {
    if (isOver || !concerns(request)) return 'arrives';
    isOver = true;
    return fate;
  };
}

it('a change is made once if its response is lost', async () => {
  once('loses its answer', isSwitch);
  await reports.release(store, 'two', { version: '1.1.0' });
  expect(await live()).toEqual({ revision: 3, current: '1.1.0' });
  once('loses its answer', isSwitch);
  await rollBack('reports', { store, by: 'Ada', print() {}, now: () => new Date() });
  expect(await live()).toEqual({ revision: 4, current: '1.0.0' });
});

it('a request that’s lost is sent again', async () => {
  const tries = new Map<string, number>();
  fateOf = ({ method, url }) => {
    const count = tries.get(`${method} ${url}`) ?? 0;
    tries.set(`${method} ${url}`, count + 1);
    return (['is lost', 'loses its answer'] as const)[count] ?? 'arrives';
  };
  await reports.release(store, 'two', { version: '1.1.0' });
  expect(await live()).toEqual({ revision: 3, current: '1.1.0' });
  fateOf = () => 'arrives';
  expect(await verifyTarget(store)).toEqual([]);
});

it('a release without a network switches nothing, and can be completed later', async () => {
  let sent = 0;
  fateOf = ({ method }) => (method === 'PUT' && (sent += 1) > 1 ? 'is lost' : 'arrives');
  const release = () => reports.release(store, 'two', { version: '1.1.0' });
  await expect(release()).rejects.toThrow(
    `${network.address} cannot be reached: other side closed. What was sent before stays`,
  );
  expect(await live()).toEqual({ revision: 2, current: '1.0.0' });
  expect(await folderStore(folder).files('releases/mf-reports/1.1.0')).toHaveLength(1);
  fateOf = () => 'arrives';
  await release();
  expect(await live()).toEqual({ revision: 3, current: '1.1.0' });
  expect(await verifyTarget(store)).toEqual([]);
});

it('a release whose service stops behind its proxy switches nothing, and says how to go on', async () => {
  let sent = 0;
  fateOf = ({ method }) =>
    method === 'PUT' && (sent += 1) > 1 ? 'meets a proxy alone' : 'arrives';
  await expect(reports.release(store, 'two', { version: '1.1.0' })).rejects.toThrow(
    'cannot be reached: the server in front of it answers 502. What was sent before stays',
  );
  expect(await live()).toEqual({ revision: 2, current: '1.0.0' });
});

it('the history has a switch after which the network was lost', async () => {
  let isGone = false;
  fateOf = (request) => {
    if (isGone) return 'is lost';
    isGone = isSwitch(request);
    return isGone ? 'loses its answer' : 'arrives';
  };
  await expect(reports.release(store, 'two', { version: '1.1.0' })).rejects.toThrow(
    'cannot be reached',
  );
  expect(await live()).toEqual({ revision: 3, current: '1.1.0' });
  expect(await readHistory(folderStore(folder), 1)).toMatchObject([
    { revision: 3, action: 'release', version: '1.1.0', by: 'Ada (team of mf-reports)' },
  ]);
});

it('the service reports a full disk, and keeps the live releases', async () => {
  const files = folderStore(folder);
  // Every write to this device fails as on a full disk.
  const full = {
    ...files,
    create: () => writeFile('/dev/full', 'x').then(() => 'created' as const),
  };
  const there = await startService(folder, { store: full });
  const before = readFileSync(join(folder, REGISTRY_KEY), 'utf8');
  const own = await there.open(['mf-reports']);
  await expect(reports.release(own, 'two', { version: '1.1.0' })).rejects.toThrow(
    'The disk of this registry is full. Ask its host to make room, then run the command again.',
  );
  expect(readFileSync(join(folder, REGISTRY_KEY), 'utf8')).toBe(before);
  expect(there.warnings.join('\n')).toContain('ENOSPC');
  await there.close();
});

it('the service makes no change that it can’t log', async () => {
  const noLog = { ...service.audit, write: () => writeFile('/dev/full', 'x').then(() => '') };
  const there = await startService(folder, { audit: noLog });
  const own = await there.open(['mf-reports']);
  await expect(reports.release(own, 'two', { version: '1.1.0' })).rejects.toThrow(
    'The disk of this registry is full.',
  );
  expect(await live()).toEqual({ revision: 2, current: '1.0.0' });
  await there.close();
});

it('the service stores releases in a bucket, too', async () => {
  const bucket = await startBucket({ conditional: true });
  const there = await startService(folder, {
    store: await openStore(`s3://${bucket.name}/rapport`, '/'),
  });
  const [own, others] = [await there.open(['mf-reports']), await there.open(['mf-numbers'])];
  const numbers = team('mf-numbers', folder);
  await Promise.all([reports.release(own, 'one'), numbers.release(others, 'one')]);
  await reports.release(own, 'two', { version: '1.1.0' });
  await rollBack('reports', { store: own, by: 'Ada', print() {}, now: () => new Date() });
  expect(await verifyTarget(own)).toEqual([]);
  expect((await readHistory(own, 9)).map(({ action }) => action)).toEqual([
    ...['rollback', 'release', 'release', 'release'],
  ]);
  await there.close();
  await bucket.close();
});
