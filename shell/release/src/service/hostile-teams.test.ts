import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Registry, type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { retireRemote } from '../retire-remote.ts';
import { folderStore } from '../stores/folder-store.ts';
import { type ObjectStore, REGISTRY_KEY } from '../stores/object-store.ts';
import { registryOf } from '../switch-registry.ts';
import { team } from '../test/team.ts';
import { startService, type TestService, writePlace } from '../test/test-service.ts';
import { LIMITS } from './limits.ts';

/** A team with a token for mf-reports; mf-contacts and mf-numbers belong to other teams. */
let folder: string;
let service: TestService;
let store: ObjectStore;
let token: string;
let reports: ReturnType<typeof team>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  writePlace(folder);
  service = await startService(folder, { limits: { ...LIMITS, fileBytes: 20_000 } });
  token = await service.tokenFor(['mf-reports', 'mf-other']);
  store = await service.open(['mf-reports']);
  reports = team('mf-reports', folder);
  await team('mf-numbers', folder).release(await service.open(['mf-numbers']), 'theirs');
  await reports.release(store, 'ours');
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const registryText = () => readFileSync(join(folder, REGISTRY_KEY), 'utf8');

function put(path: string, body: string, headers: Record<string, string> = {}, secret = token) {
  const hash = createHash('sha256').update(body).digest('base64');
  return fetch(`${service.address}/v1/objects/${path}`, {
    method: 'PUT',
    body,
    headers: {
      authorization: `Bearer ${secret}`,
      'content-digest': `sha-256=:${hash}:`,
      'if-none-match': '*',
      ...headers,
    },
  });
}

/** Sends a handcrafted registry. */
async function sendRegistry(change: (registry: Registry) => void, secret = token) {
  const text = registryText();
  const registry: Registry = JSON.parse(text);
  change(registry);
  const tag = createHash('sha256').update(text).digest('hex');
  const answer = await put(
    REGISTRY_KEY,
    JSON.stringify({ ...registry, revision: registry.revision + 1 }),
    { 'if-match': `"${tag}"` },
    secret,
  );
  const said: { error?: string } = JSON.parse(await answer.text());
  return { status: answer.status, error: said.error };
}

function entryOf(registry: Registry, name: string): RegistryRemote {
  const found = registry.remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

let next: Promise<RemoteRelease> | undefined;
/** Uploads the files of the next release of mf-reports, and returns it as the commands would describe it. */
function nextRelease(): Promise<RemoteRelease> {
  return (next ??= prepareNext());
}

async function prepareNext(): Promise<RemoteRelease> {
  await reports.release(store, 'next', { version: '1.1.0', preview: 'next' });
  const { current } = entryOf(JSON.parse(registryText()), 'mf-reports');
  const files = Object.fromEntries(
    Object.keys(current.files ?? {}).map((path) => {
      const bytes = readFileSync(join(folder, 'releases/mf-reports/1.1.0', path));
      return [path, `sha256-${createHash('sha256').update(bytes).digest('base64')}`];
    }),
  );
  const moved = (address: string) => address.replace('/1.0.0/', '/1.1.0/');
  return {
    ...current,
    version: '1.1.0',
    entry: moved(current.entry),
    integrity: files['remoteEntry.js'] ?? '',
    preload: current.preload.map(moved),
    files,
  };
}

/** Changes an entry as the commands do when this release goes live. */
function goLive(registry: Registry, release: RemoteRelease): void {
  const entry = entryOf(registry, 'mf-reports');
  entry.previous = entry.current;
  entry.current = release;
}

describe('a key', () => {
  it.each([
    ['another remote', 'releases/mf-contacts/9.0.0/remoteEntry.js'],
    ['the shell', 'releases/shell/9.0.0/index.html'],
    ['dots', 'releases/mf-reports/1.1.0/../../mf-contacts/9.0.0/remoteEntry.js'],
    ['encoded dots', 'releases/mf-reports/1.1.0/%2e%2e/%2e%2e/mf-contacts/9.0.0/remoteEntry.js'],
    ['encoded slashes', 'releases/mf-reports/1.1.0/..%2f..%2fmf-contacts%2f9.0.0%2fremoteEntry.js'],
    ['backslashes', 'releases/mf-reports/1.1.0/..%5c..%5cmf-contacts%5cx.js'],
    ['a null byte', 'releases/mf-reports/1.1.0/x.js%00'],
    ['a version that leads elsewhere', 'releases/mf-reports/../mf-contacts/x.js'],
    ['a local build', 'releases/mf-reports/0.1.0-local.ab/x.js'],
    ['a hidden file', 'releases/mf-reports/1.1.0/.htaccess'],
    ['the settings', 'config.json'],
    ['the exports', 'exports.json'],
    ['the tokens', 'registry-access/tokens.json'],
    ['a preview of another remote', 'registry/history/preview-mf-contacts-1.0.0.json'],
    ['a long way down', `releases/mf-reports/1.1.0/${'a/'.repeat(60)}x.js`],
  ])('of %s is not written', async (_, path) => {
    const before = folderStore(folder);
    const files = (await before.files('.')).filter((file) => !file.includes('audit'));
    const answer = await put(path, '{}');
    expect([403, 404, 422]).toContain(answer.status);
    const after = (await before.files('.')).filter((file) => !file.includes('audit'));
    expect(after.sort()).toEqual(files.sort());
  });

  it.each(['registry-access/tokens.json', 'registry-access/audit.jsonl', 'exports.json'])(
    'of %s is not read, nor is anything beside the store',
    async (path) => {
      writeFileSync(join(folder, 'exports.json'), '[]');
      for (const asked of [path, `releases/../${path}`, `releases%2f..%2f${path}`]) {
        const answer = await fetch(`${service.address}/v1/objects/${asked}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(answer.status).toBe(404);
      }
      const list = await fetch(`${service.address}/v1/names/registry-access`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await list.json()).toEqual([]);
    },
  );

  it('of a version can’t be overwritten, and neither can the service’s history', async () => {
    const path = 'releases/mf-reports/1.0.0/remoteEntry.js';
    expect((await put(path, 'evil()')).status).toBe(412);
    expect(readFileSync(join(folder, path), 'utf8')).toContain('ours');
    const history = 'registry/history/00000002.json';
    const theirs = readFileSync(join(folder, history), 'utf8');
    expect((await put(history, '{"by":"Eve"}')).status).toBe(412);
    expect(readFileSync(join(folder, history), 'utf8')).toBe(theirs);
    expect((await put('registry/history/00000099.json', '{"by":"Eve"}')).status).toBe(412);
    expect(existsSync(join(folder, 'registry/history/00000099.json'))).toBe(false);
  });
});

describe('a registry', () => {
  const cases: [string, (registry: Registry) => void][] = [
    ['takes another remote out', (r) => void r.remotes.shift()],
    [
      "switches another remote's release",
      (r) => void (entryOf(r, 'mf-numbers').current.entry = 'https://evil.example/1.0.0/x.js'),
    ],
    [
      'changes another remote together with its own',
      (r) => {
        entryOf(r, 'mf-numbers').routes = [];
        entryOf(r, 'mf-reports').current.notes = 'Hi.';
      },
    ],
    ['puts itself in front of another', (r) => void r.remotes.reverse()],
    ['has two entries of its name', (r) => void r.remotes.push(entryOf(r, 'mf-reports'))],
    [
      "takes another's path",
      (r) => void (entryOf(r, 'mf-reports').routes = ['/reports', '/contacts/all']),
    ],
    [
      "shares another's path with itself",
      (r) => void (r.shares = [{ path: '/contacts/x', with: 'mf-reports', at: '', by: 'Eve' }]),
    ],
    ['takes the page at /', (r) => void (entryOf(r, 'mf-reports').index = true)],
    ["takes another's navigation entry out", (r) => void r.nav.shift()],
    [
      "renames another's navigation entry",
      (r) => void (r.nav[0] = { label: 'X', path: '/contacts' }),
    ],
    ['adds an entry to another', (r) => void r.nav.push({ label: 'X', path: '/contacts/x' })],
    ['adds an entry that leads nowhere', (r) => void r.nav.push({ label: 'X', path: '/sign-in' })],
    [
      "has an entry of another's name",
      (r) => void r.nav.push({ label: ' CONTACTS', path: '/reports/x' }),
    ],
    [
      'names a shell',
      (r) =>
        void (r.shell = {
          current: { version: '9.0.0', contract: 1, publishedAt: '', publishedBy: 'Eve' },
        }),
    ],
    [
      'says that another remote cannot be read',
      (r) => void (entryOf(r, 'mf-contacts').fault = 'broken'),
    ],
  ];
  it.each(cases)('that %s is refused', async (_, change) => {
    const before = registryText();
    expect([403, 422]).toContain((await sendRegistry(change)).status);
    expect(registryText()).toBe(before);
  });

  it('that isn’t valid is refused', async () => {
    const before = registryText();
    const tag = createHash('sha256').update(before).digest('hex');
    for (const text of ['', '{}', '[1', '{"registry":1,"remotes":[{"name":"x"}]}']) {
      const answer = await put(REGISTRY_KEY, text, { 'if-match': `"${tag}"` });
      expect(answer.status).toBe(422);
    }
    expect(registryText()).toBe(before);
  });

  const bad: [string, (release: RemoteRelease) => RemoteRelease, string][] = [
    [
      'a wrong hash',
      (r) => ({ ...r, files: { ...r.files, 'assets/module.js': 'sha256-AAAA' } }),
      'is not what was released',
    ],
    ['no hashes', ({ files: _files, integrity: _integrity, ...r }) => r, 'by the hashes'],
    [
      "the hash of another's file",
      (r) => ({ ...r, files: { ...r.files, '../../mf-numbers/1.0.0/x.js': 'sha256-AAAA' } }),
      'names a hash for https://cdn.example/mf-numbers/1.0.0/x.js',
    ],
    [
      'a script of another remote to load first',
      (r) => ({ ...r, preload: ['https://cdn.example/mf-numbers/1.0.0/x.js'] }),
      'by the hashes of its own',
    ],
    [
      "another remote's address",
      (r) => ({ ...r, entry: r.entry.replace('mf-reports', 'mf-numbers') }),
      "isn't its own",
    ],
    [
      'an address elsewhere',
      (r) => ({ ...r, entry: r.entry.replace('cdn.example', 'evil.example') }),
      "isn't its own",
    ],
    ['a version that was never sent', (r) => ({ ...r, version: '7.0.0' }), "isn't its own"],
    ['long notes', (r) => ({ ...r, notes: 'x'.repeat(201) }), 'at most 200'],
  ];
  it.each(bad)('with %s is refused', async (_, change, reason) => {
    const release = await nextRelease();
    const before = registryText();
    const { status, error } = await sendRegistry((r) => goLive(r, change(release)));
    expect({ status, error }).toEqual({
      status: expect.any(Number),
      error: expect.stringContaining(reason),
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(registryText()).toBe(before);
  });

  it('with fields that a release doesn’t have is refused', async () => {
    const release = { ...(await nextRelease()), script: 'evil()' };
    expect(await sendRegistry((r) => goLive(r, release))).toMatchObject({ status: 403 });
  });

  it('that gives a new remote the paths of others is refused', async () => {
    const other = team('mf-other', folder);
    const open = await service.open(['mf-other']);
    const claims = [
      [{ routes: ['/contacts/x'], nav: [] }, '/contacts/x belongs to mf-contacts'],
      [
        { routes: ['/other'], nav: [{ label: 'numbers', path: '/other' }] },
        'the label "numbers" belongs to mf-numbers',
      ],
    ] as const;
    for (const [{ routes, nav }, reason] of claims) {
      const claim = { name: 'mf-other', routes: [...routes], nav: [...nav] };
      await expect(other.release(open, 'x', { claim })).rejects.toThrow(reason);
    }
    expect((await registryOf(store))?.remotes).toHaveLength(3);
  });

  it('is accepted if a release would write it, and recorded with the team', async () => {
    const release = await nextRelease();
    const sent = await sendRegistry((r) => goLive(r, { ...release, publishedBy: 'Ada\u001b[2J' }));
    expect(sent).toMatchObject({ status: 200 });
    expect(entryOf(JSON.parse(registryText()), 'mf-reports').current).toMatchObject({
      version: '1.1.0',
      publishedBy: 'Ada [2J (team of mf-reports,mf-other)',
    });
  });

  it('from yesterday can’t be written again', async () => {
    const yesterday = registryText();
    const tag = createHash('sha256').update(yesterday).digest('hex');
    await reports.release(store, 'next', { version: '1.2.0' });
    const now = registryText();
    const answer = await put(REGISTRY_KEY, yesterday, { 'if-match': `"${tag}"` });
    expect(answer.status).toBe(412);
    expect(registryText()).toBe(now);
  });
});

describe('a token', () => {
  it('only allows what it was created for', async () => {
    const viewer = await service.open(['mf-reports'], ['preview']);
    await reports.release(viewer, 'seen', { version: '1.3.0', preview: 'new' });
    await expect(reports.release(viewer, 'more', { version: '1.4.0' })).rejects.toThrow(
      'This token may not release or promote; it may preview. Ask the host for one that may.',
    );
    const retire = retireRemote('reports', {
      store: viewer,
      by: 'x',
      print() {},
      now: () => new Date(),
    });
    await expect(retire).rejects.toThrow('This token may not retire; it may preview.');
    expect((await service.audit.read()).at(-1)).toMatchObject({
      remote: 'mf-reports',
      result: 'refused',
      reason: expect.stringContaining('This token may not retire'),
    });
    const releaser = await service.open(['mf-reports'], ['release']);
    await expect(
      reports.release(releaser, 'x', { version: '1.5.0', preview: 'x' }),
    ).rejects.toThrow('This token may not preview');
  });

  it('is locked out after a few wrong attempts', async () => {
    const answers: number[] = [];
    for (let attempt = 0; attempt <= LIMITS.minuteFailures; attempt += 1) {
      const secret = `rapport_rt_00000000_${'a'.repeat(43)}`;
      answers.push((await put('config.json', '{}', {}, secret)).status);
    }
    expect([...new Set(answers)]).toEqual([401, 429]);
  });
});

describe('a body', () => {
  let path: string;
  let version = 20;
  const isThere = () => existsSync(join(folder, path));
  beforeEach(() => {
    version += 1;
    path = `releases/mf-reports/${version}.0.0/x.js`;
  });

  it('larger than the limit is refused by its length, before it’s read', async () => {
    expect((await put(path, 'x'.repeat(20_001))).status).toBe(413);
    const large = store.create(path, Buffer.from('x'.repeat(20_001)));
    await expect(large).rejects.toThrow('takes files of at most 20000. Make it smaller.');
    expect(isThere()).toBe(false);
    expect((await put(path, 'x'.repeat(20_000))).status).toBe(201);
  });

  it('without its hash or with a wrong one isn’t stored', async () => {
    for (const digest of ['', 'sha-256=:AAAA:', 'md5=:AAAA:']) {
      const answer = await put(path, 'x', { 'content-digest': digest });
      expect(answer.status).toBe(400);
    }
    expect(isThere()).toBe(false);
  });

  it('that’s cut off isn’t stored, and the service keeps running', async () => {
    const port = Number(new URL(service.address).port);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `PUT /v1/objects/${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: 100\r\n\r\nhalf`,
    );
    await new Promise((sent) => socket.write('', sent));
    socket.destroy();
    expect((await put(path, 'whole')).status).toBe(201);
    expect(readFileSync(join(folder, path), 'utf8')).toBe('whole');
  });

  it('without a length is refused', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('x'));
        controller.close();
      },
    });
    const answer = await fetch(`${service.address}/v1/objects/${path}`, {
      method: 'PUT',
      body,
      duplex: 'half',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(411);
  });

  it('counts toward the files of a release and the bytes per hour', async () => {
    const small = await startService(folder, {
      limits: { ...LIMITS, releaseFiles: 2, hourBytes: 2_500 },
    });
    const limited = await small.open(['mf-reports']);
    const send = (name: string, size: number) =>
      limited.create(`releases/mf-reports/30.0.0/${name}.js`, Buffer.from('x'.repeat(size)));
    await send('a', 1_000);
    await send('b', 1_000);
    await expect(send('c', 10)).rejects.toThrow('A release has at most 2 files here.');
    await expect(send('d', 1_000)).rejects.toThrow('as many bytes as it may in an hour');
    await small.close();
  });
});
