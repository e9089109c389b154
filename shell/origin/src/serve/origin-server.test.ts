import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createOriginServer, type OriginHandler } from './origin-server.ts';
import { remoteOrigin } from './remote-origin.ts';
import { shellOrigin } from './shell-origin.ts';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const script = 'export const answer = 42;';
let folder: string;
let server: Server | undefined;
let warnings: string[];
let logged: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'origin-'));
  warnings = [];
  logged = [];
  write('secret.txt', 'outside the root');
});

afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

function write(path: string, content: string) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  return file;
}

const close = () =>
  new Promise<void>((closed) => (server?.listening ? server.close(() => closed()) : closed()));

async function listen(origin: OriginHandler) {
  // One at a time; some tests replace the default.
  await close();
  const next = createOriginServer(origin, { warn: (message) => warnings.push(message) });
  server = next;
  await new Promise<void>((listening) => next.listen(0, '127.0.0.1', listening));
}

/** Sends the target unchanged, because fetch would normalize it. */
function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  if (!server) throw new Error('No server is listening.');
  const { port } = server.address() as { port: number };
  return new Promise<Reply>((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, agent: false, ...options },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
        });
      },
    );
    call.on('error', reject).end();
  });
}

describe("a remote's origin", () => {
  beforeEach(async () => {
    const entry = write('root/1.0.0-local.ab/remoteEntry.js', script);
    writeFileSync(`${entry}.br`, brotliCompressSync(script));
    writeFileSync(`${entry}.gz`, gzipSync(script));
    write('root/1.0.0-local.ab/plain.js', script);
    write('root/notes.json', '{}');
    write('root/.hidden/a.js', script);
    symlinkSync(join(folder, 'secret.txt'), join(folder, 'root/link.txt'));
    await listen(remoteOrigin(join(folder, 'root')));
  });

  const entry = '/1.0.0-local.ab/remoteEntry.js';

  it('serves a released file as immutable, to pages of any origin', async () => {
    const { status, headers, body } = await ask(entry);
    expect(status).toBe(200);
    expect(body.toString()).toBe(script);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  });

  it('sends the smallest form the client accepts', async () => {
    const br = await ask(entry, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await ask(entry, { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect(gzip.headers.etag).not.toBe(br.headers.etag);
  });

  it('sends the plain form where no other was made', async () => {
    const reply = await ask('/1.0.0-local.ab/plain.js', { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.body.toString()).toBe(script);
  });

  it('answers 304 without a body to a client that holds the file', async () => {
    const { headers } = await ask(entry);
    const again = await ask(entry, { headers: { 'if-none-match': `"x", W/${headers.etag}` } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
  });

  it('answers HEAD like GET without the body', async () => {
    const { status, headers, body } = await ask(entry, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(script.length));
    expect(body).toHaveLength(0);
  });

  it('strips the retry prefix', async () => {
    expect((await ask(`/~k2${entry}`)).body.toString()).toBe(script);
  });

  it('revalidates what is not part of a release', async () => {
    expect((await ask('/notes.json')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/',
    '/1.0.0-local.ab',
    '/1.0.0-local.ab/',
    '/missing.js',
    '/.hidden/a.js',
    '/link.txt',
  ])('answers 404 for %s, readable by pages', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/~x/%2e%2e%2fsecret.txt', '/%', '/a%00b'])(
    'refuses %s with 400',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(400);
      expect(body.toString()).not.toContain('outside');
    },
  );

  it('asks for TLS from then on where the request came by TLS, and only there', async () => {
    const sent = async (headers: Record<string, string>) =>
      (await ask(entry, { headers })).headers['strict-transport-security'];
    expect(await sent({})).toBeUndefined();
    expect(await sent({ 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await sent({ 'x-forwarded-proto': 'https' })).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(
      (await ask('/missing.js', { headers: { 'x-forwarded-proto': 'https' } })).headers,
    ).toHaveProperty('strict-transport-security');
  });

  it('refuses other methods', async () => {
    const { status, headers } = await ask(entry, { method: 'DELETE' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe("the shell's origin", () => {
  const registry = {
    registry: 1,
    revision: 1,
    remotes: [
      {
        name: 'mf-contacts',
        contract: 1,
        routes: ['/contacts'],
        index: true,
        current: {
          version: '1.0.0',
          entry: 'http://localhost:4201/1.0.0/remoteEntry.js',
          preload: ['http://localhost:4201/1.0.0/assets/a.js'],
          publishedAt: '2026-01-01T00:00:00.000Z',
          publishedBy: 'test',
        },
      },
    ],
    nav: [],
  };

  const config = {
    environment: 'local',
    remoteOverrides: true,
    apiUrl: 'http://localhost:4210',
    reportUrl: null,
  };

  const listenAs = (settings: typeof config) =>
    listen(
      shellOrigin({
        root: join(folder, 'shell'),
        registryFile: join(folder, 'registry/remotes.json'),
        config: settings,
        services: ['http://localhost:4210'],
        warn: (message) => warnings.push(message),
        log: (line) => logged.push(line),
      }),
    );

  beforeEach(async () => {
    write('shell/index.html', '<html><head><title>R</title></head><body></body></html>');
    write('shell/assets/index-1a2b.js', script);
    write('registry/remotes.json', JSON.stringify(registry));
    await listenAs(config);
  });

  it('opens a page that says to share again, if the browser has removed the service worker', async () => {
    const { status, headers } = await ask('/share', { method: 'POST' });
    expect([status, headers.location]).toEqual([303, '/contacts/share?problem=not-received']);
    expect((await ask('/shared', { method: 'POST' })).status).toBe(405);
  });

  it.each(['/', '/contacts', '/contacts/3?tab=tips', '/nowhere', '/index.html'])(
    'answers %s with the page',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain(
        "script-src 'self' http://localhost:4201 http://localhost:* http://127.0.0.1:*;",
      );
      expect(body.toString()).toContain('id="rapport-registry"');
      expect(body.toString()).toContain('id="rapport-config">{"environment":');
      expect(body.toString()).not.toMatch(/<script(?! type="application\/json")/);
    },
  );

  it.each([
    { ...config, remoteOverrides: false },
    { ...config, environment: 'Production' },
  ])(
    'lets in no script of this machine with $environment and $remoteOverrides',
    async (settings) => {
      await listenAs(settings);
      const { headers } = await ask('/contacts');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/:\*/);
    },
  );

  it('preloads the remote of the requested route only', async () => {
    expect((await ask('/contacts')).body.toString()).toContain('rel="modulepreload"');
    expect((await ask('/coaching')).body.toString()).not.toContain('modulepreload');
  });

  it('compresses the page and knows it again', async () => {
    const headers = { 'accept-encoding': 'br' };
    const reply = await ask('/', { headers });
    expect(brotliDecompressSync(reply.body).toString()).toContain('rapport-registry');
    const etag = reply.headers.etag ?? '';
    expect((await ask('/', { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304);
  });

  it('follows the registry without a restart', async () => {
    const before = await ask('/');
    const moved = JSON.stringify({ ...registry, revision: 22 }).replaceAll('4201', '5901');
    write('registry/remotes.json', moved);
    const after = await ask('/');
    expect(after.body.toString()).toContain('http://localhost:5901');
    expect(after.headers['content-security-policy']).toContain('http://localhost:5901');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await ask('/remotes.json')).body.toString()).toBe(moved);
  });

  it('stays with the last good registry when the file breaks, and says so once', async () => {
    await ask('/remotes.json');
    write('registry/remotes.json', '{"registry":');
    const replies = [await ask('/remotes.json'), await ask('/remotes.json')];
    expect(replies.map(({ body }) => JSON.parse(body.toString()).revision)).toEqual([1, 1]);
    expect(warnings).toHaveLength(1);
  });

  it('serves the runtime configuration', async () => {
    const { headers, body } = await ask('/config.json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(body.toString())).toMatchObject({ apiUrl: 'http://localhost:4210' });
  });

  it('lets its own import map run by hash, with the hash of every script of the remotes', async () => {
    const files = { 'remoteEntry.js': 'sha384-entry', 'assets/a.js': 'sha384-a' };
    const [remote] = registry.remotes;
    const hashed = { ...remote, current: { ...remote!.current, files } };
    write('registry/remotes.json', JSON.stringify({ ...registry, remotes: [hashed] }));
    const { headers, body } = await ask('/contacts');
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(body.toString()) ?? [];
    expect(JSON.parse(map)).toEqual({
      integrity: {
        'http://localhost:4201/1.0.0/remoteEntry.js': 'sha384-entry',
        'http://localhost:4201/1.0.0/assets/a.js': 'sha384-a',
      },
    });
    const hash = createHash('sha256').update(map).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}' `);
  });

  it('loads nothing of a remote without hashes in production, and says so in the page', async () => {
    const files = { 'remoteEntry.js': 'sha384-e', 'assets/a.js': 'sha384-a' };
    const [remote] = registry.remotes;
    const coaching = {
      ...remote,
      name: 'mf-coaching',
      routes: ['/coaching'],
      index: false,
      current: {
        ...remote!.current,
        entry: 'http://localhost:4203/1.0.0/remoteEntry.js',
        preload: [],
        files,
      },
    };
    write('registry/remotes.json', JSON.stringify({ ...registry, remotes: [remote, coaching] }));
    await listenAs({ ...config, environment: 'production' });
    const { headers, body } = await ask('/contacts');
    expect(headers['content-security-policy']).toContain('http://localhost:4203');
    expect(headers['content-security-policy']).not.toContain('http://localhost:4201');
    expect(body.toString()).not.toContain('modulepreload');
    expect(body.toString()).not.toContain('http://localhost:4201');
    expect(body.toString()).toContain('does not name the hash of every script');
    expect(warnings).toHaveLength(1);
  });

  it('serves hashed assets as immutable and misses with 404', async () => {
    const asset = await ask('/assets/index-1a2b.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    for (const path of ['/assets/gone-3c4d.js', '/assets/gone', '/favicon.ico', '/robots.txt']) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  it('serves its page even without a registry, and answers 503 for the missing registry', async () => {
    rmSync(join(folder, 'registry'), { recursive: true });
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/remotes.json')).status).toBe(503);
  });
});
