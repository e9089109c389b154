/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { type Registry } from '@rapport/registry';
import { storedFile, storedHtml } from './stored-page.ts';
import { removeStoredPages, storePage } from './store-page.ts';

const ENTRY = '/assets/index-a.js';
const REMOTE = 'http://remote.test/1.0.0/';

const registry = (revision: number): Registry => ({
  registry: 1,
  revision,
  remotes: [
    {
      name: 'mf-contacts',
      contract: 1,
      routes: ['/contacts'],
      current: {
        version: '1.0.0',
        entry: `${REMOTE}remoteEntry.js`,
        preload: [],
        publishedAt: '2026-01-01T00:00:00.000Z',
        publishedBy: 'test',
        files: { 'remoteEntry.js': 'sha384-a', 'assets/list.js': 'sha384-b' },
      },
    },
  ],
  nav: [],
});
const head = (revision: number, entry = ENTRY) =>
  `<script type="module" src="${entry}"></script>` +
  `<script type="application/json" id="rapport-registry">${JSON.stringify(registry(revision))}</script>`;

/** Responses by path or URL; a number is a status without a body. */
let served: Record<string, string | number>;
let fetched: [string, RequestInit | undefined][];

beforeEach(() => {
  Object.assign(globalThis, { caches: fakeCaches(), Response: FakeResponse, fetch: serve });
  // jsdom has no entries of loaded files.
  Object.assign(performance, { getEntriesByName: () => [] });
  fetched = [];
  document.head.innerHTML = head(1);
  served = {
    '/': `<html><head>${head(1)}</head></html>`,
    '/remotes.json': 'commands',
    '/shell-files.json': JSON.stringify({ entry: ENTRY, files: [ENTRY, '/assets/latin.woff2'] }),
    [`http://localhost${ENTRY}`]: 'shell',
    [`${REMOTE}remoteEntry.js`]: 'entry',
    [`${REMOTE}assets/list.js`]: 'list',
  };
});

describe('storePage', () => {
  it('stores the HTML and every script of shell and remotes, which the browser verifies', async () => {
    expect(await storePage(registry(1))).toBe(true);
    expect(await textOf(storedHtml(caches))).toBe(served['/']);
    expect(await textOf(storedFile(caches, `http://localhost${ENTRY}`))).toBe('shell');
    expect(await textOf(storedFile(caches, `${REMOTE}assets/list.js`))).toBe('list');
    expect(await textOf(storedFile(caches, 'http://localhost/remotes.json'))).toBe('commands');
    expect(Object.fromEntries(fetched)[`${REMOTE}assets/list.js`]).toMatchObject({
      integrity: 'sha384-b',
    });
  });

  it('returns a file also under the prefix of a retry', async () => {
    await storePage(registry(1));
    const retried = storedFile(caches, 'http://remote.test/~2/1.0.0/assets/list.js');
    expect(await textOf(retried)).toBe('list');
  });

  it('leaves out a font that the page hasn’t used', async () => {
    await storePage(registry(1));
    expect(await storedFile(caches, 'http://localhost/assets/latin.woff2')).toBeUndefined();
  });

  it.each([
    ['registry', head(2)],
    ['shell', head(1, '/assets/index-b.js')],
  ])('stores nothing if the origin already serves another %s', async (_what, other) => {
    served['/'] = `<html><head>${other}</head></html>`;
    expect(await storePage(registry(1))).toBe(false);
    expect(await caches.keys()).toEqual([]);
  });

  it('keeps the last complete page if a file of the next one can’t be fetched', async () => {
    await storePage(registry(1));
    const before = served['/'];
    document.head.innerHTML = head(2);
    served['/'] = `<html><head>${head(2)}</head></html>`;
    served['/shell-files.json'] = JSON.stringify({ entry: ENTRY, files: ['/assets/new.js'] });
    served['http://localhost/assets/new.js'] = 503;
    await expect(storePage(registry(2))).rejects.toThrow('/assets/new.js answered 503');
    expect(await textOf(storedHtml(caches))).toBe(before);
  });

  it('keeps its page if storing it again fails', async () => {
    await storePage(registry(1));
    served['/shell-files.json'] = JSON.stringify({ entry: ENTRY, files: ['/assets/gone.js'] });
    await expect(storePage(registry(1))).rejects.toThrow('/assets/gone.js answered 404');
    expect(await textOf(storedHtml(caches))).toBe(served['/']);
  });

  it('removes the page of an earlier release, and fetches unchanged files no second time', async () => {
    await storePage(registry(1));
    fetched = [];
    document.head.innerHTML = head(2);
    served['/'] = `<html><head>${head(2)}</head></html>`;
    await storePage(registry(2));
    expect(fetched.map(([address]) => address)).toEqual([
      '/',
      '/shell-files.json',
      '/remotes.json',
    ]);
    expect(new Set(fetched.map(([, options]) => options?.credentials))).toEqual(
      new Set(['same-origin']),
    );
    expect(await caches.keys()).toEqual([`rapport-page 2 ${ENTRY}`]);
    expect(await textOf(storedFile(caches, `${REMOTE}assets/list.js`))).toBe('list');
  });
});

describe('removeStoredPages', () => {
  it('removes stored pages, and no cache of something else', async () => {
    await storePage(registry(1));
    await caches.open('other');
    await removeStoredPages();
    expect(await caches.keys()).toEqual(['other']);
  });
});

async function textOf(response: Promise<Response | undefined>): Promise<string | undefined> {
  return (await response)?.text();
}

/** The part of a response that is used; jsdom has none. */
class FakeResponse {
  readonly redirected = false;
  readonly body: string | number;
  constructor(body: string | number) {
    this.body = body;
  }
  get ok() {
    return typeof this.body === 'string';
  }
  get status() {
    return this.ok ? 200 : this.body;
  }
  clone = () => this;
  text = () => Promise.resolve(String(this.body));
  json = async () => JSON.parse(await this.text());
}

function serve(address: string, options?: RequestInit): Promise<FakeResponse> {
  fetched.push([address, options]);
  return Promise.resolve(new FakeResponse(served[address] ?? 404));
}

function fakeCaches(): unknown {
  const all = new Map<string, Map<string, unknown>>();
  return {
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open(name: string) {
      const entries = all.get(name) ?? new Map<string, unknown>();
      all.set(name, entries);
      return Promise.resolve({
        put: (key: string, response: unknown) => Promise.resolve(void entries.set(key, response)),
        match: (key: string) => Promise.resolve(entries.get(key)),
      });
    },
  };
}
