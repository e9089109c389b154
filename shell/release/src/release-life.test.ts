import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY, type Room, runProgram, StepError } from '@rapport/workspace-kit';
import { type NavWishes } from './arguments.ts';
import { changeNavigation, describeNavigation } from './change-navigation.ts';
import { describeReleases } from './describe-releases.ts';
import { readHistory } from './history.ts';
import { promoteRemote } from './promote-remote.ts';
import { requireCleanTree } from './publisher.ts';
import { releaseRemote, type ReleaseOrder } from './release-remote.ts';
import { retireRemote } from './retire-remote.ts';
import { rollBack } from './roll-back.ts';
import { REGISTRY_KEY, type ObjectStore } from './stores/object-store.ts';
import { openStore } from './stores/open-store.ts';
import { registryOf } from './switch-registry.ts';
import { writeBuiltRemote } from './test/built-remote.ts';
import { smallRelease } from './test/small-release.ts';

const room: Room = { name: 'mf-reports', dir: 'mf-reports', tool: 'vite', inputs: ['mf-reports'] };
const claim = {
  name: 'mf-reports',
  routes: ['/reports'],
  nav: [{ label: 'Reports', path: '/reports' }],
};
let workspace: string;
let store: ObjectStore;
let lines: string[];
const print = (line: string) => void lines.push(line);
const now = () => new Date('2026-11-21T05:40:00Z');

/** Creates a store whose registry has one remote with the page at `/`. */
async function openPlace(name: string): Promise<ObjectStore> {
  mkdirSync(join(workspace, name, 'registry'), { recursive: true });
  const current = {
    version: '1.0.0',
    entry: 'https://cdn.example/mf-contacts/1.0.0/remoteEntry.js',
    preload: [],
    publishedAt: '2026-11-20T00:00:00.000Z',
    publishedBy: 'Ada',
  };
  const remotes = [
    { name: 'mf-contacts', contract: 1, routes: ['/contacts'], index: true, current },
  ];
  const nav = [{ label: 'Contacts', path: '/contacts' }];
  writeFileSync(
    join(workspace, name, REGISTRY_KEY),
    JSON.stringify({ registry: 1, revision: 1, remotes, nav }),
  );
  return openStore(name, workspace);
}

beforeEach(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'life-'));
  lines = [];
  mkdirSync(join(workspace, 'mf-reports'));
  writeFileSync(join(workspace, 'mf-reports/package.json'), '{"version":"0.1.0"}');
  store = await openPlace('staging');
});
afterEach(() => rmSync(workspace, { recursive: true }));

const surroundings = (to = store) => smallRelease(to, lines);

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
      baseUrl: 'https://staging.example/{remote}',
      retryPrefix: true,
      by: 'Ada',
      commit: 'abc123',
      claim,
      ...change,
    },
    surroundings(),
  );
}
const retire = (typed = 'reports') => retireRemote(typed, { store, by: 'Ben', print, now });
const entry = async (name = 'mf-reports', of = store) =>
  (await registryOf(of))?.remotes.find((remote) => remote.name === name);
const paths = async () => (await registryOf(store))?.nav.map(({ path }) => path);
const described = async () =>
  describeReleases({
    store: 'staging',
    registry: await registryOf(store),
    history: await readHistory(store, 10),
    remote: 'reports',
  });

describe('notes', () => {
  it('are in the registry, from which open pages show them, and in the list of releases', async () => {
    await release('one', { notes: 'Lists load twice as fast.' });
    expect((await entry())?.current.notes).toBe('Lists load twice as fast.');
    expect(await described()).toContain('             Lists load twice as fast.');
    expect(await readHistory(store, 1)).toMatchObject([{ notes: 'Lists load twice as fast.' }]);
  });
});

describe('requireCleanTree', () => {
  const git = (...args: string[]) => runProgram('git', args, { cwd: workspace });

  it('accepts a committed release, and otherwise names the changed files', async () => {
    await expect(requireCleanTree(workspace, room)).rejects.toThrow('needs a git repository');
    await git('init', '-q');
    await git('add', 'mf-reports');
    await git('-c', 'user.name=Ada', '-c', 'user.email=a@example.test', 'commit', '-qm', 'one');
    await expect(requireCleanTree(workspace, room)).resolves.toBeUndefined();
    writeFileSync(join(workspace, 'elsewhere.txt'), 'x');
    await expect(requireCleanTree(workspace, room)).resolves.toBeUndefined();
    writeFileSync(join(workspace, 'mf-reports/package.json'), '{"version":"0.2.0"}');
    await expect(requireCleanTree(workspace, room)).rejects.toThrow(
      'mf-reports was not released: these files differ from the last commit. Commit them, or leave --require-clean out.\n- mf-reports/package.json',
    );
  });
});

describe('retireRemote', () => {
  it('removes paths and navigation, and keeps the release for open pages', async () => {
    await release('one');
    await changeNavigation('reports', wishes({ label: 'Reports' }), {
      store,
      by: 'Ada',
      print,
      now,
    });
    expect(await retire()).toEqual({ remote: 'mf-reports', version: '0.1.0', served: true });
    expect(await entry()).toMatchObject({
      routes: [],
      current: {
        version: '0.1.0',
        entry: 'https://staging.example/mf-reports/0.1.0/remoteEntry.js',
      },
      retired: { by: 'Ben', routes: ['/reports'], nav: [{ label: 'Reports', path: '/reports' }] },
    });
    expect(await paths()).toEqual(['/contacts']);
    expect(await store.names('releases/mf-reports')).toEqual(['0.1.0']);
    expect((await described()).slice(2, 5)).toEqual([
      'mf-reports',
      '  retired                             2026-11-21 05:40  Ben',
      '  last       0.1.0                    2026-11-21 05:40  Ada',
    ]);
    expect((await described()).join('\n')).toContain('Ben retired mf-reports, which was at 0.1.0');
  });

  it('is undone by the next release, even of the same files', async () => {
    await release('one');
    await changeNavigation('reports', wishes({ label: 'Reports' }), {
      store,
      by: 'Ada',
      print,
      now,
    });
    await retire();
    await expect(release('two', { candidate: 10 })).rejects.toThrow('mf-reports is retired');
    expect(await release('one')).toMatchObject({ kind: 'released', version: '0.1.0' });
    expect(await entry()).toMatchObject({ routes: ['/reports'], current: { version: '0.1.0' } });
    expect(await entry()).not.toHaveProperty('retired');
    expect(await paths()).toEqual(['/contacts', '/reports']);
  });

  it('refuses a retired remote and the one with the page at /, and rollbacks afterward', async () => {
    await release('one');
    await release('two');
    await retire();
    await expect(retire()).rejects.toThrow('mf-reports was retired by Ben already');
    await expect(retire('contacts')).rejects.toThrow('mf-contacts has the page at /');
    await expect(rollBack('reports', { store, by: 'Ben', print, now })).rejects.toThrow(
      'mf-reports is retired. "pnpm release mf-reports" brings it back',
    );
  });
});

function wishes(change: Partial<NavWishes>): NavWishes {
  const none = { entry: undefined, label: undefined, path: undefined };
  return { ...none, order: undefined, icon: undefined, remove: false, ...change };
}

describe('paths and navigation entries', () => {
  const owner = (what: string) => new RegExp(`${what} belongs to mf-contacts`);

  it.each([
    ['a path', { routes: ['/contacts'], nav: [] }, '/contacts'],
    ['a path below', { routes: ['/contacts/reports'], nav: [] }, '/contacts/reports'],
    [
      'a navigation entry',
      { ...claim, nav: [{ label: 'All', path: '/contacts/all' }] },
      '/contacts/all',
    ],
    ['the page at /', { ...claim, index: true as const }, '/'],
  ])('belong to the remote that was released first: refuses %s', async (_, asked, path) => {
    const wish = { ...claim, ...asked };
    await expect(release('one', { claim: wish })).rejects.toThrow(owner(path));
    expect((await registryOf(store))?.remotes.map(({ name }) => name)).toEqual(['mf-contacts']);
    expect(await store.names('releases/mf-reports')).toEqual([]);
  });

  it('are refused to a returning remote if another one has them by now', async () => {
    await release('one');
    await retireRemote('reports', { store, by: 'Ben', print, now });
    const other = { ...room, name: 'mf-analysis' };
    await release('two', { room: other, claim: { ...claim, name: 'mf-analysis' } });
    await expect(release('one')).rejects.toThrow('/reports belongs to mf-analysis');
  });

  it('are promoted with a remote that’s new to the target', async () => {
    await release('one');
    const production = await openPlace('production');
    const order = { typed: 'reports', from: store, version: undefined, candidate: undefined };
    await promoteRemote(
      { ...order, baseUrl: 'https://x.example/{remote}', retryPrefix: true, by: 'Ben' },
      surroundings(production),
    );
    expect((await registryOf(production))?.nav.map(({ path }) => path)).toEqual([
      '/contacts',
      '/reports',
    ]);
  });
});

describe('changeNavigation', () => {
  const change = (what: Partial<NavWishes>, typed = 'reports') =>
    changeNavigation(typed, wishes(what), { store, by: 'Ada', print, now });
  beforeEach(async () => {
    await release('one', { claim: { ...claim, nav: [] } });
  });

  it('adds an entry, and changes its label, place, path and icon', async () => {
    await change({ label: 'Reports' });
    await change({ label: 'Numbers', order: 1, path: '/reports/all', icon: 'chart' });
    expect(describeNavigation(await registryOf(store))).toEqual([
      ' 1  Numbers   /reports/all  chart       mf-reports',
      ' 2  Contacts  /contacts                 mf-contacts',
    ]);
    await change({ icon: '' });
    expect((await registryOf(store))?.nav[0]).toEqual({ label: 'Numbers', path: '/reports/all' });
    expect(await readHistory(store, 1)).toMatchObject([{ action: 'nav', remote: 'mf-reports' }]);
  });

  it('removes an entry, and writes nothing without a change', async () => {
    await change({ label: 'Reports' });
    const { revision } = await change({ label: 'Reports' });
    expect(revision).toBe(3);
    await change({ remove: true });
    expect(await paths()).toEqual(['/contacts']);
  });

  it('asks which of several entries is meant', async () => {
    const file = join(store.name, REGISTRY_KEY);
    const registry = JSON.parse(readFileSync(file, 'utf8'));
    registry.nav.push({ label: 'A', path: '/reports/a' }, { label: 'B', path: '/reports/b' });
    writeFileSync(file, JSON.stringify(registry));
    await expect(change({ label: 'C' })).rejects.toThrow(
      'mf-reports has several entries. Name one with --entry: /reports/a, /reports/b.',
    );
    await change({ entry: '/reports/b', label: 'C' });
    expect((await registryOf(store))?.nav[2]).toEqual({ label: 'C', path: '/reports/b' });
  });

  it.each<[Partial<NavWishes>, string]>([
    [{}, 'mf-reports has no entry in the navigation yet. Add one with --label.'],
    [{ remove: true }, 'mf-reports has no entry in the navigation.'],
    [{ entry: '/reports/x', label: 'X' }, 'mf-reports has no entry for /reports/x.'],
    [{ label: ' ' }, '--label is empty'],
    [{ label: 'X', path: '/contacts' }, '/contacts is not a path of mf-reports.'],
    [{ label: 'X', icon: 'unicorn' }, 'There is no icon called unicorn. There are calendar, '],
  ])('refuses %j', async (what, message) => {
    await expect(change(what)).rejects.toThrow(message);
    expect((await registryOf(store))?.revision).toBe(2);
  });
});

describe('promoteRemote', () => {
  const promote = async (change: { version?: string; candidate?: number } = {}) => {
    const to = await openStore('production', workspace);
    const order = { candidate: undefined, version: undefined, retryPrefix: true, by: 'Cleo' };
    const baseUrl = 'https://cdn.example/{remote}';
    return promoteRemote(
      { typed: 'reports', from: store, baseUrl, ...order, ...change },
      surroundings(to),
    );
  };
  beforeEach(() => openPlace('production'));

  it('makes the same files live in the other target, with notes, paths, and commit', async () => {
    await release('one', { notes: 'New.' });
    expect(await promote()).toMatchObject({ outcome: { kind: 'released', version: '0.1.0' } });
    const production = await openStore('production', workspace);
    const [here, there] = [await entry(), await entry('mf-reports', production)];
    expect(there).toMatchObject({
      routes: ['/reports'],
      current: {
        entry: 'https://cdn.example/mf-reports/0.1.0/remoteEntry.js',
        notes: 'New.',
        publishedBy: 'Cleo',
        files: here?.current.files,
        integrity: here?.current.integrity,
      },
    });
    for (const path of ['remoteEntry.js', 'assets/module.js']) {
      const key = `releases/mf-reports/0.1.0/${path}`;
      expect((await production.read(key))?.bytes).toEqual((await store.read(key))?.bytes);
    }
    expect(await readHistory(production, 1)).toMatchObject([
      { action: 'promote', from: store.name, commit: 'abc123', version: '0.1.0' },
    ]);
    expect(await promote()).toMatchObject({ outcome: { kind: 'unchanged' } });
  });

  it('promotes the requested version, even to a share of users', async () => {
    await release('one');
    await promote();
    await release('two');
    await release('three', { candidate: 10 });
    await promote({ version: '0.1.1' });
    await promote({ version: '0.1.2', candidate: 20 });
    const production = await openStore('production', workspace);
    expect(await entry('mf-reports', production)).toMatchObject({
      current: { version: '0.1.1' },
      candidate: { version: '0.1.2', percent: 20 },
    });
    await expect(promote({ version: '9.9.9' })).rejects.toThrow(
      'does not have mf-reports 9.9.9 as live, previous, candidate or preview; it has 0.1.1, 0.1.0, 0.1.2.',
    );
  });

  it('refuses files that differ from the release', async () => {
    await release('one');
    writeFileSync(join(store.name, 'releases/mf-reports/0.1.0/assets/module.js'), 'evil();');
    await expect(promote()).rejects.toThrow('so it was not promoted:\n- assets/module.js');
    const production = await openStore('production', workspace);
    expect(await entry('mf-reports', production)).toBeUndefined();
    expect(await production.names('releases/mf-reports')).toEqual([]);
  });

  it('refuses to promote a target to itself', async () => {
    await release('one');
    await expect(
      promoteRemote(
        {
          typed: 'reports',
          from: store,
          version: undefined,
          candidate: undefined,
          baseUrl: undefined,
          retryPrefix: true,
          by: 'Cleo',
        },
        surroundings(),
      ),
    ).rejects.toThrow('--from and --to are the same place');
  });
});

describe('the policy of who owns a remote', () => {
  const policy = JSON.parse(
    readFileSync(join(REPOSITORY, 'shell/release/policies/remote-owner.json'), 'utf8'),
  );
  const fits = (patterns: string | string[], value: string) =>
    [patterns].flat().some((pattern) => {
      const text = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      return new RegExp(`^${text}$`).test(value);
    });
  const isAllowed = (action: string, key: string) =>
    policy.Statement.some(
      (statement: {
        Action: string | string[];
        Resource: string | string[];
        Condition?: { StringLikeIfExists: { 's3:prefix': string[] } };
      }) =>
        fits(statement.Action, action) &&
        (statement.Condition
          ? fits(statement.Condition.StringLikeIfExists['s3:prefix'], `PREFIX/${key}`)
          : fits(statement.Resource, `arn:aws:s3:::BUCKET/PREFIX/${key}`)),
    );

  /** Wraps a store to allow only what the owner's policy allows; rejects everything else like S3. */
  function guarded(open: ObjectStore): ObjectStore {
    const need = (action: string, key: string) => {
      if (!isAllowed(action, key)) throw new StepError(`AccessDenied: ${action} of ${key}`);
    };
    return {
      ...open,
      read: async (key) => (need('s3:GetObject', key), open.read(key)),
      names: async (folder) => (need('s3:ListBucket', `${folder}/`), open.names(folder)),
      files: async (folder) => (need('s3:ListBucket', `${folder}/`), open.files(folder)),
      create: async (key, bytes) => (need('s3:PutObject', key), open.create(key, bytes)),
      replace: async (key, bytes, tag) => (
        need('s3:PutObject', key),
        open.replace(key, bytes, tag)
      ),
    };
  }

  it('allows a release, a rollback, a retirement, and the list of releases', async () => {
    store = guarded(store);
    await release('one');
    await release('two', { notes: 'New.' });
    await rollBack('reports', { store, by: 'Ada', print, now });
    await retire();
    expect(await described()).toContain('mf-reports');
    expect(lines.join('\n')).not.toContain('AccessDenied');
  });

  it('refuses files of another remote and of the shell', async () => {
    store = guarded(store);
    await expect(release('one', { room: { ...room, name: 'mf-contacts' } })).rejects.toThrow(
      'AccessDenied: s3:ListBucket of releases/mf-contacts/',
    );
    await expect(
      store.create('releases/mf-contacts/9.0.0/remoteEntry.js', Buffer.from('evil()')),
    ).rejects.toThrow('AccessDenied');
    await expect(store.create('releases/shell/9.0.0/index.html', Buffer.from(''))).rejects.toThrow(
      'AccessDenied',
    );
    await expect(store.replace('config.json', Buffer.from('{}'), undefined)).rejects.toThrow(
      'AccessDenied',
    );
  });
});
