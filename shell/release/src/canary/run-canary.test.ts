import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeReleases } from '../describe-releases.ts';
import { readHistory } from '../history.ts';
import { type RemoteRecord } from '../remote-records.ts';
import { folderStore } from '../stores/folder-store.ts';
import { type ObjectStore } from '../stores/object-store.ts';
import { registryOf } from '../switch-registry.ts';
import { team } from '../test/team.ts';
import { startService, writePlace } from '../test/test-service.ts';
import { canaryMetrics } from './canary-metrics.ts';
import { readCanaryOrder } from './canary-order.ts';
import { CANARY_RULES } from './decide.ts';
import { runCanary } from './run-canary.ts';

let folder: string;
let store: ObjectStore;
let reports: ReturnType<typeof team>;
let lines: string[];
let clock: Date;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canary-'));
  writePlace(folder);
  store = folderStore(folder);
  reports = team('mf-reports', folder);
  lines = [];
  clock = new Date('2026-11-22T00:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true }));

const baseUrl = 'https://cdn.example/{remote}';
const release = async (to = store) => {
  await reports.release(to, 'one', { baseUrl });
  await reports.release(to, 'two', { version: '1.1.0', candidate: 5, baseUrl });
};
const record = (version: string, loads: number, failures: number): RemoteRecord => {
  return { remote: 'mf-reports', version, loads, failures, reasons: {} };
};
const look = (records: RemoteRecord[], of = store) => {
  clock = new Date(clock.getTime() + 60 * 60_000);
  const print = (line: string) => void lines.push(line);
  const now = () => clock;
  return runCanary({ store: of, records, rules: CANARY_RULES, by: 'canary', print, now });
};
const entry = async (of = store) =>
  (await registryOf(of))?.remotes.find(({ name }) => name === 'mf-reports');
const healthy = [record('1.0.0', 5_000, 10), record('1.1.0', 5_000, 8)];

it('a candidate grows by steps until all users have it, and the history has the reasons', async () => {
  await release();
  const seen: (number | string | undefined)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await look(healthy);
    const { candidate, current } = (await entry()) ?? {};
    seen.push(candidate?.percent ?? current?.version);
  }
  expect(seen).toEqual([10, 25, 50, '1.1.0']);
  expect(await readHistory(store, 2)).toMatchObject([
    { action: 'release', version: '1.1.0', before: '1.0.0', by: 'canary' },
    { action: 'candidate', percent: 50, why: '1.6 failures per 1,000 loads in 5008' },
  ]);
  expect(lines).toContain('mf-reports 1.1.0 goes to 10 %: 1.6 failures per 1,000 loads in 5008');
  await look(healthy);
  expect((await entry())?.current.version).toBe('1.1.0');
});

it('the canary withdraws a candidate that fails too often, and reports it in releases and metrics', async () => {
  await release();
  const records = [record('1.0.0', 5_000, 10), record('1.1.0', 80, 20)];
  await look(records);
  expect(await entry()).not.toHaveProperty('candidate');
  const why = '200.0 failures per 1,000 loads; 1.0.0 has 2.0, so 5.0 are allowed';
  const history = await readHistory(store, 10);
  const registry = await registryOf(store);
  expect(describeReleases({ store: 'x', registry, history, remote: 'reports' })).toContainEqual(
    expect.stringContaining(`canary took the candidate 1.1.0 of mf-reports away: ${why}`),
  );
  const metrics = canaryMetrics(registry, records, history, clock);
  expect(metrics).toContain(
    `rapport_canary_withdrawn_timestamp_seconds{remote="mf-reports",version="1.1.0"} ${clock.getTime() / 1_000}\n`,
  );
  expect(metrics).not.toContain('rapport_canary_percent{');
});

it('the canary waits for more loads, and its metrics have the share and both failure rates', async () => {
  await release();
  const records = [record('1.0.0', 900, 100), record('1.1.0', 99, 1)];
  await look(records);
  expect(lines).toEqual(['mf-reports 1.1.0 stays at 5 %: 100 of 200 loads']);
  const metrics = canaryMetrics(await registryOf(store), records, [], clock);
  expect(metrics).toContain('rapport_canary_percent{remote="mf-reports",version="1.1.0"} 5\n');
  expect(metrics).toContain('version="1.1.0",of="candidate"} 0.01\n');
  expect(metrics).toContain('version="1.0.0",of="current"} 0.1\n');
});

it('the canary withdraws a candidate whose files differ from the release', async () => {
  await release();
  writeFileSync(join(folder, 'releases/mf-reports/1.1.0/assets/module.js'), 'changed');
  await look(healthy);
  expect(await entry()).not.toHaveProperty('candidate');
  expect((await readHistory(store, 1))[0]?.why).toContain('is not what was released');
});

it('the canary doesn’t touch a candidate that a person has just changed', async () => {
  await release();
  const racing: ObjectStore = {
    ...store,
    async read(key) {
      const found = await store.read(key);
      // Between the check and the switch.
      if (key.endsWith('remoteEntry.js')) {
        await reports.release(store, 'three', { version: '1.2.0', candidate: 20, baseUrl });
      }
      return found;
    },
  };
  await look(healthy, racing);
  expect((await entry())?.candidate).toMatchObject({ version: '1.2.0', percent: 20 });
  expect(lines.join()).toContain('Someone else has just changed it.');
});

it('the canary works with a registry service, using a token for releases and rollbacks', async () => {
  const service = await startService(folder, { now: () => clock });
  try {
    await release(await service.open(['mf-reports']));
    const canary = await service.open(['*'], ['release', 'rollback']);
    await look(healthy, canary);
    expect((await entry())?.candidate).toMatchObject({ percent: 10 });
    await look([record('1.1.0', 0, 9)], canary);
    expect(await entry()).not.toHaveProperty('candidate');
    expect((await readHistory(store, 1))[0]).toMatchObject({
      action: 'withdraw',
      why: '1000.0 failures per 1,000 loads; 1.0.0 has 0.0, so 5.0 are allowed',
    });
  } finally {
    await service.close();
  }
});

describe('readCanaryOrder', () => {
  const env = { RELEASE_REPORTS_URL: 'http://127.0.0.1:9464/remote-reports' };
  const read = (line: string) => readCanaryOrder(line.split(' ').filter(Boolean), env, '/here');

  it('reads rules and places', () => {
    expect(read('')).toMatchObject({ rules: CANARY_RULES, every: undefined, by: 'canary' });
    const line = '--steps 1%,50 --factor 1.5 --loads 50 --pause 5 --every 2 --metrics x.prom';
    expect(read(line)).toMatchObject({
      rules: { steps: [1, 50], factor: 1.5, loads: 50, pauseMs: 300_000 },
      every: 2,
      metrics: '/here/x.prom',
    });
  });

  it.each([
    ['--steps 50,5', 'rising percentages'],
    ['--steps 5,100', 'rising percentages'],
    ['--factor 0.5', '--factor is "0.5"'],
    ['--loads many', '--loads is "many"'],
    ['mf-x', 'Unexpected argument'],
  ])('refuses %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });

  it('requires the URL of the reports', () => {
    expect(() => readCanaryOrder([], {}, '/')).toThrow('RELEASE_REPORTS_URL');
  });
});
