import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type OriginHandler } from './origin-server.ts';
import { shellOrigin } from './shell-origin.ts';

let folder: string;
let origin: OriginHandler;
let revision = 0;

const write = (path: string, text: string) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const build = (version: string) => {
  write(`shell/${version}/index.html`, `<head><title>${version}</title></head>`);
  write(`shell/${version}/contract.json`, `"${version}"`);
  write(`shell/${version}/assets/start-${version}.js`, `"${version}"`);
};
const release = (version: string) => {
  const current = { version, contract: 1, publishedAt: '', publishedBy: 'Ada' };
  revision += 1;
  const text = JSON.stringify({ registry: 1, revision, remotes: [], nav: [], shell: { current } });
  // Atomic like a release: readers see the old or the new file.
  write('next.json', text);
  renameSync(join(folder, 'next.json'), join(folder, 'remotes.json'));
};
const get = async (path: string) => {
  const { status, body, headers } = await origin.handle({ path, acceptEncoding: undefined });
  const text = body.kind === 'bytes' ? Buffer.from(body.bytes).toString() : body.path;
  return { status, text, cache: headers['cache-control'] };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  build('0.1.0-local.a');
  build('0.1.1');
  release('0.1.0-local.a');
  origin = shellOrigin({
    root: join(folder, 'shell/0.1.0-local.a'),
    registryFile: join(folder, 'remotes.json'),
    config: { environment: 'local' },
    services: [],
    warn: () => {},
    log: () => {},
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the shell that an origin serves', () => {
  it('is the release that the registry names, from the next request on', async () => {
    expect((await get('/contacts')).text).toContain('<title>0.1.0-local.a');
    release('0.1.1');
    expect((await get('/contacts')).text).toContain('<title>0.1.1');
    expect((await get('/contract.json')).text).toContain('/0.1.1/');
    release('0.1.0-local.a');
    expect((await get('/contacts')).text).toContain('<title>0.1.0-local.a');
  });

  it('keeps the scripts of earlier releases for the tabs that are open', async () => {
    release('0.1.1');
    const earlier = await get('/assets/start-0.1.0-local.a.js');
    expect(earlier).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
    expect((await get('/assets/start-0.1.1.js')).status).toBe(200);
    expect((await get('/assets/start-9.9.9.js')).status).toBe(404);
  });

  it('stays the one it was started with where the release is not there', async () => {
    release('0.1.2');
    expect((await get('/contacts')).text).toContain('<title>0.1.0-local.a');
  });
});
