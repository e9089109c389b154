import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Room } from '@rapport/workspace-kit';
import { describeReleases } from './describe-releases.ts';
import { rememberExport } from './export/export-settings.ts';
import { readHistory } from './history.ts';
import { previewLink, readPreviews } from './previews.ts';
import { promoteRemote } from './promote-remote.ts';
import { releaseRemote, type ReleaseOrder } from './release-remote.ts';
import { type ObjectStore } from './stores/object-store.ts';
import { openStore } from './stores/open-store.ts';
import { registryOf } from './switch-registry.ts';
import { writeBuiltRemote } from './test/built-remote.ts';
import { smallRelease } from './test/small-release.ts';

const room: Room = { name: 'mf-reports', dir: 'mf-reports', tool: 'vite', inputs: ['mf-reports'] };
const claim = { name: 'mf-reports', routes: ['/reports'], nav: [] };
let workspace: string;
let store: ObjectStore;
let lines: string[];

beforeEach(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'previews-'));
  lines = [];
  mkdirSync(join(workspace, 'mf-reports'));
  writeFileSync(join(workspace, 'mf-reports/package.json'), '{"version":"0.1.0"}');
  store = await openStore('staging', workspace, 'new');
});
afterEach(() => rmSync(workspace, { recursive: true }));

const surroundings = (to = store) => smallRelease(to, lines);

function release(content: string, change: Partial<ReleaseOrder> = {}) {
  const folder = mkdtempSync(join(workspace, 'dist-'));
  writeBuiltRemote(folder, content);
  const given = { version: undefined, candidate: undefined, commit: 'abc123', by: 'Ada' };
  const place = { baseUrl: 'https://staging.example/{remote}', retryPrefix: true, claim };
  return releaseRemote({ room, workspace, folder, ...given, ...place, ...change }, surroundings());
}
const described = async () =>
  describeReleases({
    store: 'staging',
    registry: await registryOf(store),
    history: await readHistory(store, 10),
    remote: 'reports',
    previews: await readPreviews(store),
  });

describe('a preview', () => {
  it('is exported with the site of its target', async () => {
    await release('one');
    const shell = join(workspace, 'staging/releases/shell/1.0.0');
    mkdirSync(shell, { recursive: true });
    writeFileSync(join(shell, 'index.html'), '<html><head></head><body></body></html>');
    const origin = 'https://staging.example';
    const config = join(workspace, 'config.json');
    const addresses = { apiUrl: origin, supabaseUrl: origin, publishableKey: 'key' };
    writeFileSync(config, JSON.stringify({ environment: 'staging', ...addresses }));
    const to = join(workspace, 'www');
    await rememberExport(store, to, { to, shell, config });
    await release('two', { preview: 'new-list' });
    const entry = join(to, 'current/site/remotes/mf-reports/0.1.1/remoteEntry.js');
    expect(existsSync(entry)).toBe(true);
  });

  it('is published without being live, and the list of releases shows it as a preview', async () => {
    await release('one');
    const before = await registryOf(store);
    const preview = { preview: 'new-list', smoke: 'left out' as const };
    expect(await release('two', preview)).toMatchObject({ kind: 'preview', version: '0.1.1' });
    expect(await registryOf(store)).toEqual(before);
    expect(await readHistory(store, 9)).toHaveLength(1);
    expect(await described()).toContain(
      '  preview    0.1.1                    2026-11-21 05:40  Ada, new-list, without a smoke test',
    );
  });

  it('keeps its version and files when it’s released later', async () => {
    await release('one');
    await release('two', { preview: 'new-list' });
    await release('three');
    expect(await release('two')).toMatchObject({ kind: 'released', version: '0.1.1' });
    expect(lines.findLast((line) => line.includes('files written'))).toContain('  0 files');
    expect((await described()).join('\n')).not.toContain('preview');
  });

  it('is promoted unchanged', async () => {
    await release('one');
    await release('two', { preview: 'new-list' });
    const target = await openStore('production', workspace, 'new');
    const order = { typed: 'reports', from: store, version: '0.1.1', candidate: undefined };
    const place = { baseUrl: 'https://cdn.example/{remote}', retryPrefix: true, by: 'Ben' };
    const promoted = await promoteRemote({ ...order, ...place }, surroundings(target));
    expect(promoted.outcome).toMatchObject({ kind: 'released', version: '0.1.1' });
    const [preview] = await readPreviews(store, 'mf-reports');
    const [live] = (await registryOf(target))?.remotes ?? [];
    expect(live?.current.files).toEqual(preview?.release.files);
    expect(live?.current.files).toHaveProperty(['remoteEntry.js']);
  });

  it('requires a live release', async () => {
    await expect(release('one', { preview: 'new-list' })).rejects.toThrow(
      'mf-reports has no live release yet',
    );
    expect(await store.names('releases/mf-reports')).toEqual([]);
  });

  it('has a link with its version and without a URL', () => {
    const preview = { remote: 'mf-reports', version: '0.1.1' };
    expect(previewLink('https://app.example', '/reports', preview)).toBe(
      'https://app.example/reports#remote-preview=mf-reports=0.1.1',
    );
    expect(previewLink('/srv/rapport', '/reports', preview)).toBe(
      '/reports#remote-preview=mf-reports=0.1.1',
    );
  });
});
