import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Registry } from '@rapport/registry';
import { FIRST_NAV, LOCAL_REMOTES } from '@rapport/workspace-kit/local-remotes';
import { publishLocalBuilds } from './publish-local-builds.ts';

/** The remotes of this workspace, which a team can extend. */
const names = ['shell', ...LOCAL_REMOTES.map(({ name }) => name)];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(content: string) {
  return names.map((name) => {
    const room = join(folder, 'workspace', name);
    const dist = join(room, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(room, 'package.json'), '{"version":"0.1.0"}');
    writeFileSync(join(dist, '.build.json'), '{}');
    writeFileSync(join(dist, 'remoteEntry.js'), content);
    writeFileSync(
      join(dist, 'mf-manifest.json'),
      JSON.stringify({
        metaData: { remoteEntry: { name: 'remoteEntry.js' } },
        exposes: [
          { path: './quiz-dialog', assets: { js: { sync: ['assets/quiz.js'] } } },
          { path: './module', assets: { js: { sync: ['assets/a.js', 'assets/a.js'] } } },
        ],
      }),
    );
    return { name, dist, content, rebuilt: true };
  });
}

function publish(content: string, port = 4200) {
  const origins = Object.fromEntries(
    names.map((name, index) => [name, `http://localhost:${port + index}`]),
  );
  return publishLocalBuilds({
    dataDir: join(folder, 'data'),
    builds: build(content),
    origins,
    otherRemotes: `http://localhost:${port + 14}`,
    now: () => new Date(0),
  });
}

/** Waits until new files get a later time than existing ones. That time of a file can't be set. */
async function clockOfFilesGoesOn() {
  const probe = join(folder, 'probe');
  writeFileSync(probe, '');
  const before = statSync(probe).ctimeMs;
  while (statSync(probe).ctimeMs === before) {
    await new Promise((later) => setTimeout(later, 1));
    writeFileSync(probe, '');
  }
}

function readRegistry(): Registry {
  return JSON.parse(readFileSync(join(folder, 'data/registry/remotes.json'), 'utf8'));
}

describe('publishLocalBuilds', () => {
  it('puts each build into its own folder and registers it', async () => {
    const { shellRoot, releases } = await publish('aaaa');
    expect(readdirSync(shellRoot)).toContain('remoteEntry.js');
    expect(readdirSync(join(releases, 'mf-contacts/0.1.0-local.aaaa'))).not.toContain(
      '.build.json',
    );
    const registry = readRegistry();
    expect(registry.nav).toEqual(FIRST_NAV);
    expect(registry.remotes.map(({ name, routes }) => [name, routes])).toEqual(
      LOCAL_REMOTES.map(({ name, routes }) => [name, routes]),
    );
    expect(registry.remotes[0]?.current).toEqual({
      version: '0.1.0-local.aaaa',
      entry: 'http://localhost:4201/0.1.0-local.aaaa/remoteEntry.js',
      // sha256 of "aaaa"
      integrity: 'sha256-Yb5VqOL2tOFyM4vd8YTW2+4pyYhT4KBIXs7n8nua8LQ=',
      preload: [
        'http://localhost:4201/0.1.0-local.aaaa/remoteEntry.js',
        'http://localhost:4201/0.1.0-local.aaaa/assets/a.js',
      ],
      publishedAt: '1970-01-01T00:00:00.000Z',
      publishedBy: 'local build',
      contract: 1,
      files: {
        'remoteEntry.js': 'sha256-Yb5VqOL2tOFyM4vd8YTW2+4pyYhT4KBIXs7n8nua8LQ=',
      },
    });
  });

  it('writes nothing when nothing has changed', async () => {
    await publish('aaaa');
    await publish('aaaa');
    expect(readRegistry().revision).toBe(1);
  });

  it('follows the ports of a later start', async () => {
    await publish('aaaa');
    await publish('aaaa', 5300);
    expect(readRegistry().remotes[0]?.current.entry).toMatch(/^http:\/\/localhost:5301\//);
  });

  it('follows the ports with a remote of another repository, too', async () => {
    await publish('aaaa');
    const file = join(folder, 'data/registry/remotes.json');
    const registry = readRegistry();
    const [first] = registry.remotes;
    if (!first) throw new Error('The registry has no remotes');
    const entry = 'http://localhost:4214/mf-outside/1.0.0/remoteEntry.js';
    const outside = {
      ...first,
      name: 'mf-outside',
      routes: ['/outside'],
      current: { ...first.current, version: '1.0.0', entry, preload: [entry] },
    };
    writeFileSync(file, JSON.stringify({ ...registry, remotes: [...registry.remotes, outside] }));
    mkdirSync(join(folder, 'data/releases/mf-outside/1.0.0'), { recursive: true });
    await publish('aaaa', 5300);
    expect(readRegistry().remotes.at(-1)?.current.entry).toBe(
      'http://localhost:5314/mf-outside/1.0.0/remoteEntry.js',
    );
  });

  it('names a release that stays because it was made by hand', async () => {
    await publish('aaaa');
    const file = join(folder, 'data/registry/remotes.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('local build', 'Ada'));
    const { notes } = await publish('bbbb');
    expect(notes).toEqual(['mf-contacts stays at 0.1.0-local.aaaa, published by Ada']);
    const [first, ...others] = readRegistry().remotes.map(({ current }) => current.version);
    expect(first).toBe('0.1.0-local.aaaa');
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others)).toEqual(new Set(['0.1.0-local.bbbb']));
  });

  it('keeps the builds in use and the newest others, and clears away interrupted copies', async () => {
    const releases = join(folder, 'data/releases/mf-coaching');
    for (const content of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) {
      await publish(content);
      await clockOfFilesGoesOn();
    }
    mkdirSync(join(releases, '0.1.0-local.a9.unfinished-77'));
    mkdirSync(join(releases, '1.0.0'));
    await publish('a7');
    expect(readdirSync(releases).sort()).toEqual(
      ['a3', 'a4', 'a5', 'a6', 'a7'].map((build) => `0.1.0-local.${build}`).concat('1.0.0'),
    );
    expect(existsSync(join(releases, '0.1.0-local.a6/remoteEntry.js'))).toBe(true);
  });
});
