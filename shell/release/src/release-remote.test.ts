import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Registry } from '@rapport/registry';
import { type Room } from '@rapport/workspace-kit';
import { describeReleases } from './describe-releases.ts';
import { readHistory } from './history.ts';
import { openStore } from './stores/open-store.ts';
import { REGISTRY_KEY, type ObjectStore } from './stores/object-store.ts';
import { releaseRemote, type ReleaseOrder } from './release-remote.ts';
import { removeRemote } from './remove-remote.ts';
import { rollBack } from './roll-back.ts';
import { registryOf } from './switch-registry.ts';
import { writeBuiltRemote } from './test/built-remote.ts';
import { startBucket, type TestBucket } from './test/s3-server.ts';

const room: Room = { name: 'mf-contacts', dir: 'mf-contacts', tool: 'vite', inputs: [] };
const offer = { shell: 'http://localhost:4200', contract: 1, shared: { react: '19.3.1' } };
let workspace: string;
let store: ObjectStore;
let lines: string[];

const now = () => new Date('2026-11-21T05:40:00Z');
const print = (line: string) => void lines.push(line);

beforeEach(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'release-'));
  lines = [];
  const data = join(workspace, 'data');
  mkdirSync(join(data, 'registry'), { recursive: true });
  mkdirSync(join(workspace, 'mf-contacts'));
  writeFileSync(join(workspace, 'mf-contacts/package.json'), '{"version":"0.1.0"}');
  const current = {
    version: '0.1.0-local.ab',
    entry: 'http://localhost:4201/0.1.0-local.ab/remoteEntry.js',
    preload: [],
    publishedAt: '2026-11-20T00:00:00.000Z',
    publishedBy: 'local build',
  };
  const remote = { name: 'mf-contacts', contract: 1, routes: ['/contacts'], current };
  const registry = { registry: 1, revision: 4, remotes: [remote], nav: [], team: 'kept' };
  writeFileSync(join(data, REGISTRY_KEY), JSON.stringify(registry));
  mkdirSync(join(data, 'releases/mf-contacts/0.1.0-local.ab'), { recursive: true });
  store = await openStore('data', workspace);
});
afterEach(() => rmSync(workspace, { recursive: true }));

function release(content: string, change: Partial<ReleaseOrder> = {}) {
  const folder = mkdtempSync(join(workspace, 'dist-'));
  writeBuiltRemote(folder, content);
  return releaseRemote(
    {
      room,
      workspace,
      folder,
      version: undefined,
      candidate: undefined,
      baseUrl: undefined,
      retryPrefix: true,
      by: 'Ada',
      commit: 'abc123',
      ...change,
    },
    {
      store,
      offer,
      budget: { first: 1000, total: 1000 },
      budgetFile: 'budgets.json',
      print,
      now,
    },
  );
}

const back = (typed = 'contacts') => rollBack(typed, { store, by: 'Ben', print, now });
const remove = (typed = 'contacts') => removeRemote(typed, { store, by: 'Ben', print, now });
const entry = async () => (await registryOf(store))?.remotes[0];
const live = async () => (await entry())?.current.version;

describe('releaseRemote', () => {
  it('publishes to a new folder and makes it live, with a hash of every script', async () => {
    expect(await release('one')).toMatchObject({ kind: 'released', version: '0.1.0', revision: 5 });
    expect(readdirSync(join(store.name, 'releases/mf-contacts/0.1.0')).sort()).toEqual([
      'assets',
      'mf-manifest.json',
      'remoteEntry.js',
    ]);
    const remote = await entry();
    expect(remote?.previous?.version).toBe('0.1.0-local.ab');
    expect(remote?.current).toMatchObject({
      entry: 'http://localhost:4201/0.1.0/remoteEntry.js',
      preload: [
        'http://localhost:4201/0.1.0/remoteEntry.js',
        'http://localhost:4201/0.1.0/assets/module.js',
      ],
      contract: 1,
      publishedBy: 'Ada',
      publishedAt: '2026-11-21T05:40:00.000Z',
    });
    const files = remote?.current.files ?? {};
    expect(Object.keys(files).sort()).toEqual(['assets/module.js', 'remoteEntry.js']);
    expect(files['remoteEntry.js']).toBe(remote?.current.integrity);
    expect(files['remoteEntry.js']).toMatch(/^sha256-[\w+/]{43}=$/);
  });

  it('raises the version with each release', async () => {
    await release('one');
    expect(await release('two')).toMatchObject({ version: '0.1.1' });
    expect((await entry())?.previous?.version).toBe('0.1.0');
  });

  it('changes nothing if the same files are live', async () => {
    await release('one');
    expect(await release('one')).toMatchObject({ kind: 'unchanged', version: '0.1.0' });
    expect((await registryOf(store))?.revision).toBe(5);
  });

  it('never overwrites an existing version with other files', async () => {
    await release('one');
    await expect(release('two', { version: '0.1.0' })).rejects.toThrow(
      'mf-contacts 0.1.0 is published already with other bytes (assets/module.js differs).',
    );
    const file = join(store.name, 'releases/mf-contacts/0.1.0/remoteEntry.js');
    expect(readFileSync(file, 'utf8')).toContain('one');
    expect((await registryOf(store))?.revision).toBe(5);
  });

  it('completes a publication that was interrupted', async () => {
    await release('one');
    await release('two');
    rmSync(join(store.name, 'releases/mf-contacts/0.1.1/assets'), { recursive: true });
    await release('two', { version: '0.1.1' });
    expect(readdirSync(join(store.name, 'releases/mf-contacts/0.1.1'))).toContain('assets');
  });

  it('releases a candidate to a share of users, and the same files to all users later', async () => {
    await release('one');
    await release('two', { candidate: 10 });
    expect(await live()).toBe('0.1.0');
    expect((await entry())?.candidate).toMatchObject({ version: '0.1.1', percent: 10 });
    await release('two', { candidate: 50 });
    expect((await entry())?.candidate).toMatchObject({ version: '0.1.1', percent: 50 });
    await release('two');
    expect(await entry()).toMatchObject({
      current: { version: '0.1.1' },
      previous: { version: '0.1.0' },
    });
    expect(await entry()).not.toHaveProperty('candidate');
  });

  it('refuses a candidate with the files of the live release', async () => {
    await release('one');
    await expect(release('one', { candidate: 10 })).rejects.toThrow(
      'mf-contacts 0.1.0 is live for everyone already.',
    );
  });

  it('doesn’t switch the registry if a check fails', async () => {
    const before = readFileSync(join(store.name, REGISTRY_KEY), 'utf8');
    const strict = { store, budgetFile: 'budgets.json', print, now };
    const folder = mkdtempSync(join(workspace, 'dist-'));
    writeBuiltRemote(folder, 'one');
    const order = { room, workspace, folder, by: 'Ada', retryPrefix: true, commit: undefined };
    const nothing = { version: undefined, candidate: undefined, baseUrl: undefined };
    await expect(
      releaseRemote(
        { ...order, ...nothing },
        { ...strict, offer: { ...offer, contract: 2 }, budget: { first: 1000, total: 1000 } },
      ),
    ).rejects.toThrow('built for contract 1, and this shell speaks contract 2');
    await expect(
      releaseRemote(
        { ...order, ...nothing },
        { ...strict, offer, budget: { first: 1, total: 10 } },
      ),
    ).rejects.toThrow('all of it: 42 bytes, 32 bytes over its budget of 10 bytes');
    expect(readFileSync(join(store.name, REGISTRY_KEY), 'utf8')).toBe(before);
    expect(readdirSync(join(store.name, 'releases/mf-contacts'))).toEqual(['0.1.0-local.ab']);
  });

  it('retries if another release has switched the registry in the meantime', async () => {
    const replace = store.replace.bind(store);
    let raced = false;
    store.replace = async (key, bytes, tag) => {
      if (!raced) {
        raced = true;
        const registry: Registry = JSON.parse((await store.read(key))!.bytes.toString());
        const nav = [{ label: 'Analytics', path: '/analytics' }];
        const theirs = { ...registry, revision: registry.revision + 1, nav };
        await replace(key, Buffer.from(JSON.stringify(theirs)), tag);
      }
      return replace(key, bytes, tag);
    };
    expect(await release('one')).toMatchObject({ revision: 6 });
    const registry = await registryOf(store);
    expect(registry?.nav).toEqual([{ label: 'Analytics', path: '/analytics' }]);
    expect(await live()).toBe('0.1.0');
    expect(lines.join()).toContain('Someone else has just changed the registry');
  });

  it('gives up after losing every attempt to other releases', async () => {
    store.replace = async () => 'changed';
    await expect(release('one')).rejects.toThrow('was changed by others 5 times in a row');
  });

  it('asks for the address of a remote that isn’t registered', async () => {
    writeFileSync(
      join(store.name, REGISTRY_KEY),
      JSON.stringify({ registry: 1, revision: 1, remotes: [], nav: [] }),
    );
    await expect(release('one')).rejects.toThrow('It is not known where mf-contacts is served.');
    await release('one', { baseUrl: 'https://cdn.example/{remote}/' });
    expect(await entry()).toMatchObject({
      routes: ['/contacts'],
      index: true,
      retryPrefix: true,
      current: { entry: 'https://cdn.example/mf-contacts/0.1.0/remoteEntry.js' },
    });
  });
});

describe('a rollback to a version', () => {
  const backTo = (version: string) =>
    rollBack('contacts', { store, by: 'Ben', print, now, version });

  it('makes any stored release live again, with its bytes and hashes', async () => {
    await release('one', { notes: 'First.' });
    const first = (await entry())?.current;
    await release('two');
    await release('three');
    await release('four', { candidate: 10 });
    expect(await backTo('0.1.0')).toMatchObject({ from: '0.1.2', to: '0.1.0', served: true });
    expect((await entry())?.current).toEqual(first);
    expect((await entry())?.previous).toMatchObject({ version: '0.1.2', takenBack: true });
    expect(await entry()).not.toHaveProperty('candidate');
    await back();
    expect((await entry())?.current.version).toBe('0.1.2');
  });

  it('names the restorable versions if another one is requested', async () => {
    await release('one');
    await release('two');
    await release('three');
    await expect(backTo('9.9.9')).rejects.toThrow(
      "doesn't have mf-contacts 9.9.9 as it was released. These can be live again: 0.1.1, 0.1.0.",
    );
    await expect(backTo('0.1.2')).rejects.toThrow('mf-contacts 0.1.2 is live already.');
  });

  it('refuses a release whose files have changed', async () => {
    await release('one');
    await release('two');
    await release('three');
    writeFileSync(join(store.name, 'releases/mf-contacts/0.1.0/assets/module.js'), 'evil();');
    await expect(backTo('0.1.0')).rejects.toThrow('is not what was released');
    expect((await entry())?.current.version).toBe('0.1.2');
  });
});

describe('rollBack', () => {
  it('restores the previous release, and then the later one again', async () => {
    await release('one');
    await release('two');
    expect(await back()).toMatchObject({
      kind: 'release',
      remote: 'mf-contacts',
      from: '0.1.1',
      to: '0.1.0',
    });
    expect(await live()).toBe('0.1.0');
    await back('mf-contacts');
    expect(await live()).toBe('0.1.1');
  });

  it('withdraws the candidate first', async () => {
    await release('one');
    await release('two', { candidate: 10 });
    expect(await back()).toMatchObject({ kind: 'candidate', from: '0.1.1', to: '0.1.0' });
    expect(await entry()).not.toHaveProperty('candidate');
  });

  it('refuses without an earlier release', async () => {
    await expect(back()).rejects.toThrow(
      'mf-contacts has no release before 0.1.0-local.ab, so there is nothing to go back to.',
    );
  });

  it('refuses to restore a release whose files are missing', async () => {
    await release('one');
    rmSync(join(store.name, 'releases/mf-contacts/0.1.0-local.ab'), { recursive: true });
    await expect(back()).rejects.toThrow('mf-contacts 0.1.0-local.ab is no longer in');
  });

  it('refuses to restore files that differ from the release', async () => {
    await release('one');
    await release('two');
    const folder = join(store.name, 'releases/mf-contacts/0.1.0');
    writeFileSync(join(folder, 'remoteEntry.js'), 'export default "changed";');
    await expect(back()).rejects.toThrow(
      'releases/mf-contacts/0.1.0/remoteEntry.js is not what was released\nRelease a version that is right',
    );
    rmSync(join(folder, 'remoteEntry.js'));
    await expect(back()).rejects.toThrow('releases/mf-contacts/0.1.0/remoteEntry.js is missing');
    expect(await live()).toBe('0.1.1');
  });

  it('refuses a remote that isn’t registered', async () => {
    await expect(back('mf-kontakte')).rejects.toThrow(
      `There is no remote called mf-kontakte. The registry in ${store.name} has mf-contacts.`,
    );
    await expect(back()).rejects.toThrow('has no release before 0.1.0-local.ab');
  });
});

describe('removeRemote', () => {
  it('removes a remote from the registry, and keeps its files', async () => {
    await release('one');
    expect(await remove()).toEqual({ remote: 'mf-contacts', version: '0.1.0' });
    const registry = await registryOf(store);
    expect(registry?.remotes).toEqual([]);
    expect(await store.names('releases/mf-contacts')).toContain('0.1.0');
    const [latest] = await readHistory(store, 1);
    expect(latest).toMatchObject({ action: 'remove', remote: 'mf-contacts', by: 'Ben' });
    const history = await readHistory(store, 1);
    expect(describeReleases({ store: 'data', registry, history, remote: undefined })).toContain(
      '2026-11-21 05:40  revision 6: Ben removed mf-contacts, which was at 0.1.0',
    );
  });

  it('refuses a remote that isn’t registered', async () => {
    await expect(remove('mf-kontakte')).rejects.toThrow('There is no remote called mf-kontakte.');
  });

  it('refuses to remove the remote with the page at /', async () => {
    const file = join(store.name, REGISTRY_KEY);
    const registry = JSON.parse(readFileSync(file, 'utf8'));
    registry.remotes[0].index = true;
    writeFileSync(file, JSON.stringify(registry));
    await expect(remove()).rejects.toThrow('mf-contacts has the page at /');
    expect(await live()).toBe('0.1.0-local.ab');
  });
});

describe('the history', () => {
  it('records each change with its author and time', async () => {
    await release('one');
    await release('two', { candidate: 10 });
    await release('two');
    await back();
    const history = await readHistory(store, 10);
    const registry = await registryOf(store);
    const text = describeReleases({ store: 'data', registry, history, remote: 'contacts' });
    expect(text).toEqual([
      'Releases in data (revision 8, times in UTC)',
      '',
      'mf-contacts',
      '  live       0.1.0                    2026-11-21 05:40  Ada',
      '  previous   0.1.1                    2026-11-21 05:40  Ada, taken back',
      '',
      '2026-11-21 05:40  revision 8: Ben rolled mf-contacts back from 0.1.1 to 0.1.0',
      '2026-11-21 05:40  revision 7: Ada released mf-contacts 0.1.1 after 0.1.0, from abc123',
      '2026-11-21 05:40  revision 6: Ada gave mf-contacts 0.1.1 to 10 %, from abc123',
      '2026-11-21 05:40  revision 5: Ada released mf-contacts 0.1.0 after 0.1.0-local.ab, from abc123',
    ]);
    expect(() =>
      describeReleases({ store: 'data', registry, history, remote: 'mf-kontakte' }),
    ).toThrow('There is no remote called mf-kontakte.');
  });

  it('doesn’t fail a release whose switch is done', async () => {
    writeFileSync(join(store.name, 'registry/history'), 'a file in the way');
    expect(await release('one')).toMatchObject({ version: '0.1.0' });
    expect(lines.at(-1)).toContain('the history could not be written');
  });
});

describe('to an S3 store', () => {
  let bucket: TestBucket;
  beforeEach(async () => {
    bucket = await startBucket({ conditional: true });
    store = await openStore(`s3://${bucket.name}/rapport`, '/');
  });
  afterEach(() => bucket.close());

  it('starts a registry, and sends files and registry with the right headers', async () => {
    await release('one', { baseUrl: 'https://{remote}.example' });
    await release('two');
    expect(await back()).toMatchObject({ from: '0.1.1', to: '0.1.0' });
    expect(await live()).toBe('0.1.0');
    const headersOf = async (key: string) => {
      const address = `${process.env.AWS_ENDPOINT_URL_S3}/${bucket.name}/rapport/${key}`;
      const { headers } = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
      return [headers.get('content-type'), headers.get('cache-control')];
    };
    expect(await headersOf('releases/mf-contacts/0.1.0/assets/module.js')).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(await headersOf(REGISTRY_KEY)).toEqual(['application/json; charset=utf-8', 'no-cache']);
    expect(await store.names('releases/mf-contacts/0.1.0/assets')).toEqual(['module.js']);
    expect((await readHistory(store, 10)).map(({ action }) => action)).toEqual([
      'rollback',
      'release',
      'release',
    ]);
  });
});
