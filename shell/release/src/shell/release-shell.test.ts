import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findShellOffer } from '../checks/shell-offer.ts';
import { describeReleases } from '../describe-releases.ts';
import { readHistory } from '../history.ts';
import { releaseRemote } from '../release-remote.ts';
import { runProgram } from '@rapport/workspace-kit';
import { type ObjectStore } from '../stores/object-store.ts';
import { openStore } from '../stores/open-store.ts';
import { registryOf } from '../switch-registry.ts';
import { writeBuiltRemote } from '../test/built-remote.ts';
import { startBucket, type TestBucket } from '../test/s3-server.ts';
import { readArguments } from '../arguments.ts';
import { releaseShell } from './release-shell.ts';
import { rollBackShell } from './roll-back-shell.ts';
import { releaseShellCommand } from './shell-command.ts';

let workspace: string;
let lines: string[];
const now = () => new Date('2026-11-21T05:40:00Z');
const print = (line: string) => void lines.push(line);

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'shell-'));
  lines = [];
});
afterEach(() => rmSync(workspace, { recursive: true }));

function release(store: ObjectStore, content: string, version?: string, contract = 1) {
  const folder = mkdtempSync(join(workspace, 'dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<head></head>${content}`);
  writeFileSync(join(folder, `assets/start-${content}.js`), content);
  const offer = { contract, shared: { react: '19.3.1' } };
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(offer));
  const order = { folder, packageVersion: '0.1.0', version, by: 'Ada', commit: 'abc123' };
  return releaseShell(order, { store, print, now });
}
function releaseContacts(store: ObjectStore, offer: Awaited<ReturnType<typeof findShellOffer>>) {
  const folder = mkdtempSync(join(workspace, 'remote-'));
  writeBuiltRemote(folder, 'one');
  mkdirSync(join(workspace, 'mf-contacts'), { recursive: true });
  writeFileSync(join(workspace, 'mf-contacts/package.json'), '{"version":"0.1.0"}');
  return releaseRemote(
    {
      room: { name: 'mf-contacts', dir: 'mf-contacts', tool: 'vite', inputs: [] },
      workspace,
      folder,
      version: undefined,
      candidate: undefined,
      baseUrl: 'https://app.example.com/remotes/{remote}',
      retryPrefix: true,
      by: 'Ada',
      commit: undefined,
    },
    {
      store,
      offer,
      budget: { first: 1000, total: 1000 },
      budgetFile: 'b.json',
      print,
      now,
    },
  );
}
const live = async (store: ObjectStore) => {
  const shell = (await registryOf(store))?.shell;
  return [shell?.current.version, shell?.previous?.version];
};
const back = (store: ObjectStore) => rollBackShell({ store, by: 'Ben', print, now });

describe('releaseShell', () => {
  it('starts in a new folder, and rolls releases back and forward', async () => {
    const store = await openStore('new', workspace, 'new');
    expect(await release(store, 'one')).toEqual({
      kind: 'released',
      version: '0.1.0',
      revision: 1,
      served: true,
    });
    expect(await release(store, 'one')).toMatchObject({ kind: 'unchanged', version: '0.1.0' });
    expect(await release(store, 'two')).toMatchObject({ kind: 'released', version: '0.1.1' });
    expect(await live(store)).toEqual(['0.1.1', '0.1.0']);
    expect(await back(store)).toEqual({ from: '0.1.1', to: '0.1.0', served: true });
    expect(await live(store)).toEqual(['0.1.0', '0.1.1']);
    expect(await back(store)).toMatchObject({ from: '0.1.0', to: '0.1.1' });
    // The files of both stay for open tabs.
    expect(existsSync(join(workspace, 'new/releases/shell/0.1.0/assets/start-one.js'))).toBe(true);
    const history = await readHistory(store, 9);
    const told = describeReleases({
      store: 'new',
      registry: await registryOf(store),
      history,
      remote: 'shell',
    }).join('\n');
    expect(told).toMatch(/shell\n {2}live +0\.1\.1 .*Ada\n {2}previous +0\.1\.0 .*taken back/);
    expect(told).toContain('Ada released shell 0.1.1 after 0.1.0, from abc123');
    expect(told).toContain('Ben rolled shell back from 0.1.1 to 0.1.0');
  });

  it('refuses other files for an existing version, and switches nothing', async () => {
    const store = await openStore('new', workspace, 'new');
    await release(store, 'one');
    await expect(release(store, 'two', '0.1.0')).rejects.toThrow('with other bytes');
    expect(await live(store)).toEqual(['0.1.0', undefined]);
  });

  it('refuses a folder without a built shell', async () => {
    const store = await openStore('new', workspace, 'new');
    const order = { folder: workspace, packageVersion: '0.1.0', version: undefined, by: 'Ada' };
    const made = releaseShell({ ...order, commit: undefined }, { store, print, now });
    await expect(made).rejects.toThrow('does not say what it offers');
  });

  it('checks --require-clean before building', async () => {
    const store = await openStore('new', workspace, 'new');
    mkdirSync(join(workspace, 'shell'));
    writeFileSync(join(workspace, 'shell/package.json'), '{"version":"0.1.0"}');
    const git = (...args: string[]) => runProgram('git', args, { cwd: workspace });
    await git('init', '-q');
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=a@example.test'];
    await git(...identity, 'commit', '-qm', 'empty', '--allow-empty');
    const asked = readArguments('release', ['shell', '--require-clean'], {});
    await expect(releaseShellCommand(asked, store, workspace)).rejects.toThrow(
      /^shell was not released: these files differ from the last commit\./,
    );
  });

  it('reports the failures of pages', async () => {
    const store = await openStore('new', workspace, 'new');
    await release(store, 'one');
    const reasons = { exception: 2 };
    const told = describeReleases({
      store: 'new',
      registry: await registryOf(store),
      history: [],
      remote: 'shell',
      records: [{ remote: 'shell', version: '', loads: 0, failures: 2, reasons }],
    });
    expect(told).toContain('  pages      2 failures in 30 days (exception 2)');
  });

  it('rolls back to any stored version, and lists them', async () => {
    const store = await openStore('new', workspace, 'new');
    const backTo = (version: string) => rollBackShell({ store, by: 'Ben', print, now, version });
    for (const content of ['one', 'two', 'three']) await release(store, content);
    await expect(backTo('7.0.0')).rejects.toThrow(
      "doesn't have the shell 7.0.0. These can be live again: 0.1.1, 0.1.0.",
    );
    await expect(backTo('0.1.2')).rejects.toThrow('The shell 0.1.2 is live already.');
    expect(await backTo('0.1.0')).toEqual({ from: '0.1.2', to: '0.1.0', served: true });
    expect(await live(store)).toEqual(['0.1.0', '0.1.2']);
    expect((await registryOf(store))?.shell?.current).toMatchObject({ publishedBy: 'Ada' });
  });

  it('can’t be rolled back before its second release', async () => {
    const store = await openStore('new', workspace, 'new');
    await expect(back(store)).rejects.toThrow('No shell was released');
    await release(store, 'one');
    await expect(back(store)).rejects.toThrow('The shell has no release before 0.1.0');
  });
});

describe('the first deployment', () => {
  it('accepts a remote before the shell, and names remotes that don’t fit a later shell', async () => {
    const store = await openStore('new', workspace, 'new');
    const nothing = await findShellOffer(undefined, store.name, store);
    expect(nothing).toBeUndefined();
    expect(await releaseContacts(store, nothing)).toMatchObject({ version: '0.1.0', revision: 1 });
    expect(lines.join('\n')).toContain('no shell yet to compare with');
    // From the second remote on, the user has to name the shell.
    await expect(findShellOffer(undefined, store.name, store)).rejects.toThrow(
      'Release the shell to',
    );
    await release(store, 'one', undefined, 2);
    expect(lines.join('\n')).toContain(
      'mf-contacts 0.1.0 was built for contract 1, and this shell speaks contract 2',
    );
    expect(await findShellOffer(undefined, store.name, store)).toMatchObject({ contract: 2 });
  });

  it('requires an empty folder that was named explicitly', async () => {
    writeFileSync(join(workspace, 'notes.txt'), '');
    await expect(openStore('.', workspace, 'new')).rejects.toThrow('There is no registry in');
    await expect(openStore('new', workspace)).rejects.toThrow('deploy:init');
  });

  describe('in an empty bucket', () => {
    let bucket: TestBucket;
    beforeAll(async () => {
      bucket = await startBucket({ conditional: true });
    });
    afterAll(() => bucket.close());

    it('works the same way', async () => {
      const store = await openStore(`s3://${bucket.name}/first`, '/', 'new');
      expect(await release(store, 'one')).toMatchObject({ version: '0.1.0', revision: 1 });
      const offer = await findShellOffer(undefined, undefined, store);
      expect(offer).toMatchObject({ contract: 1, shared: { react: '19.3.1' } });
      expect(await releaseContacts(store, offer)).toMatchObject({ version: '0.1.0', revision: 2 });
      await release(store, 'two');
      expect(await back(store)).toEqual({ from: '0.1.1', to: '0.1.0', served: true });
    });
  });
});
