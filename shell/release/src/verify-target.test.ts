import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY, type Room, runNode, typescriptProgram } from '@rapport/workspace-kit';
import { rememberExport } from './export/export-settings.ts';
import { exportTarget } from './export/export-target.ts';
import { releaseRemote } from './release-remote.ts';
import { type ObjectStore } from './stores/object-store.ts';
import { openStore } from './stores/open-store.ts';
import { writeBuiltRemote } from './test/built-remote.ts';
import { smallRelease } from './test/small-release.ts';
import { verifyTarget } from './verify-target.ts';

const room: Room = { name: 'mf-reports', dir: 'mf-reports', tool: 'vite', inputs: ['mf-reports'] };
const SCRIPT = 'mf-reports/0.1.0/assets/module.js';
let workspace: string;
let store: ObjectStore;
let to: string;
let shell: string;

beforeEach(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'verify-'));
  mkdirSync(join(workspace, 'mf-reports'));
  writeFileSync(join(workspace, 'mf-reports/package.json'), '{"version":"0.1.0"}');
  store = await openStore('staging', workspace, 'new');
  const folder = join(workspace, 'dist');
  mkdirSync(folder);
  writeBuiltRemote(folder, 'one');
  await releaseRemote(
    {
      room,
      workspace,
      folder,
      version: undefined,
      candidate: undefined,
      commit: 'abc123',
      by: 'Ada',
      baseUrl: 'https://staging.example/{remote}',
      retryPrefix: true,
      claim: { name: 'mf-reports', routes: ['/reports'], nav: [] },
    },
    smallRelease(store, []),
  );
  to = join(workspace, 'www');
  shell = join(workspace, 'shell');
  mkdirSync(shell);
  writeFileSync(join(shell, 'index.html'), '<html><head></head><body></body></html>');
  const origin = 'https://staging.example';
  const addresses = { apiUrl: origin, supabaseUrl: origin, publishableKey: 'key' };
  const config = JSON.stringify({ environment: 'staging', ...addresses });
  writeFileSync(join(store.name, 'config.json'), config);
  await rememberExport(store, to, { to, shell });
  await exportTarget(store, { to, shell }, () => {});
});
afterEach(() => rmSync(workspace, { recursive: true }));

const released = () => join(store.name, 'releases', SCRIPT);
const served = () => join(to, 'current/site/remotes', SCRIPT);
const run = (command: string, ...args: string[]) => {
  const program = join(REPOSITORY, `shell/release/src/commands/${command}.ts`);
  return runNode([...typescriptProgram(program), ...args, '--target', store.name]);
};

describe('verifyTarget', () => {
  it('finds nothing if everything matches the releases', async () => {
    expect(await verifyTarget(store)).toEqual([]);
    expect(await run('verify')).toMatchObject({ code: 0 });
  });

  it('names files of a site that differ, and "pnpm export --repair" restores them', async () => {
    writeFileSync(served(), 'changed');
    expect(await verifyTarget(store)).toEqual([`${served()} is not what ${store.name} has`]);
    expect(await run('verify')).toMatchObject({ code: 1 });
    const { code, output } = await run('export', '--to', to, '--repair');
    expect([code, output]).toEqual([0, expect.stringContaining(`Mended: /remotes/${SCRIPT}`)]);
    expect(await verifyTarget(store)).toEqual([]);
  });

  it('names releases that differ from the registry, which don’t repair any site', async () => {
    writeFileSync(released(), 'changed');
    expect(await verifyTarget(store)).toEqual([
      `${released()} is not what was released`,
      `${served()} is not what ${store.name} has`,
    ]);
    const { code, output } = await run('export', '--to', to, '--repair');
    expect([code, output]).toEqual([1, expect.stringContaining('The site cannot be mended')]);
  });

  it('names a site that wasn’t exported after the registry changed', async () => {
    writeFileSync(join(to, 'current/site/remotes.json'), '{}');
    expect(await verifyTarget(store)).toEqual([
      `${to}/current/site does not have the registry as it is now`,
    ]);
  });

  it('names a site that shares files with the releases', async () => {
    rmSync(served());
    linkSync(released(), served());
    expect(await verifyTarget(store)).toEqual([
      expect.stringContaining(`${served()} is the same file as in ${store.name}`),
    ]);
    await exportTarget(store, { to, shell }, () => {}, true);
    expect(await verifyTarget(store)).toEqual([]);
  });
});
