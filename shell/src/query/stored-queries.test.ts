/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { etagOf, withEtag } from '@rapport/remote-api/api-query';
import { QueryObserver } from '@rapport/remote-api/query';
import { forgetContact, forgetUser } from '@rapport/remote-api/user-storage';
import { requestFailure } from '../request/request-failure.ts';
import { createQueryClient } from './query-client.ts';
import {
  createStoredQueries,
  keepResponses,
  type ResponseDatabase,
  storedVersion,
} from './stored-queries.ts';

const DAY = 24 * 60 * 60_000;
const LIST = '/api/contacts?limit=50';
const away = requestFailure({ path: LIST, message: 'Failed to fetch', status: null });

function fakeDatabase() {
  const rows = new Map<string, { key: [string, string]; value: unknown }>();
  const database: ResponseDatabase = {
    get: async (key) => rows.get(String(key))?.value,
    set: async (pairs) => {
      for (const [key, value] of pairs) rows.set(String(key), { key, value });
    },
    remove: async (all) => {
      for (const key of all) rows.delete(String(key));
    },
    keys: async () => [...rows.values()].map(({ key }) => key),
    entries: async () => [...rows.values()].map(({ key, value }) => [key, value]),
  };
  return { database, rows };
}

function stored({ userId = 'ada', version = '1', ...rest } = fakeAll()) {
  return createStoredQueries({ userId: () => userId, version, database: rest.database });
}
function fakeAll(): { userId?: string; version?: string } & ReturnType<typeof fakeDatabase> {
  return fakeDatabase();
}

const flush = () => jest.advanceTimersByTimeAsync(2000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('stored responses', () => {
  it('are read as stored, with their ETag and time', async () => {
    const queries = stored();
    queries.write('/api/contacts/1', withEtag({ name: 'Ada' }, '"7"'));
    const at = Date.now();
    await flush();
    const found = await queries.read('/api/contacts/1');
    expect(found).toEqual({ data: { name: 'Ada' }, at });
    expect(etagOf(found?.data)).toBe('"7"');
  });

  it('belong to one user and one release, and expire after seven days', async () => {
    const base = fakeDatabase();
    stored(base).write(LIST, [1]);
    await flush();
    await expect(stored({ ...base, userId: 'bob' }).read(LIST)).resolves.toBeNull();
    await expect(stored({ ...base, version: '2' }).read(LIST)).resolves.toBeNull();
    await expect(stored(base).read(LIST)).resolves.not.toBeNull();
    jest.advanceTimersByTime(7 * DAY);
    await expect(stored(base).read(LIST)).resolves.toBeNull();
  });

  it('of other users and releases, and beyond the size limit, are dropped', async () => {
    const base = fakeDatabase();
    stored({ ...base, userId: 'bob' }).write(LIST, [1]);
    stored({ ...base, version: '0' }).write('/api/old', [1]);
    await flush();
    const queries = stored(base);
    queries.write('/api/large', 'x'.repeat(4_000_000));
    jest.advanceTimersByTime(10);
    queries.write('/api/newest', 'x'.repeat(2_000_000));
    await flush();
    expect([...base.rows.keys()]).toEqual(['ada,/api/newest']);
  });

  it.each([
    ['sign-out', (queries: ReturnType<typeof stored>) => queries.clear()],
    ['the deletion of the account', () => forgetUser('ada')],
  ])('are gone after %s, including pending ones', async (_when, end) => {
    const base = fakeDatabase();
    const queries = stored(base);
    queries.write(LIST, [1]);
    await flush();
    queries.write('/api/contacts/1', {});
    end(queries);
    await flush();
    expect(base.rows.size).toBe(0);
  });

  it('about a deleted contact are removed, wherever its ID occurs', async () => {
    const base = fakeDatabase();
    const queries = stored(base);
    queries.write('/api/contacts/c-1', { id: 'c-1' });
    queries.write(LIST, [{ id: 'c-1' }, { id: 'c-2' }]);
    queries.write('/api/contacts/c-2', { id: 'c-2' });
    await flush();
    queries.write('/api/health/c-1', {});
    forgetContact('ada', 'c-1');
    await flush();
    expect([...base.rows.keys()]).toEqual(['ada,/api/contacts/c-2']);
  });

  it('of some paths are dropped, including pending ones, and no one else’s', async () => {
    const base = fakeDatabase();
    const value = { version: '1', at: Date.now(), etag: null, json: '[]' };
    const keys = [['bob', LIST] as const, ['ada', LIST] as const, ['ada', '/api/today'] as const];
    await base.database.set(keys.map(([user, path]) => [[user, path], value]));
    const queries = stored(base);
    queries.write('/api/contacts/c-1', {});
    queries.drop((path) => path.startsWith('/api/contacts'));
    await jest.advanceTimersByTimeAsync(1);
    expect([...base.rows.keys()]).toEqual([`bob,${LIST}`, 'ada,/api/today']);
    await flush();
    expect([...base.rows.keys()]).not.toContain('ada,/api/contacts/c-1');
  });

  it('are optional if the browser blocks the database', async () => {
    const closed = async () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const database = { get: closed, set: closed, remove: closed, keys: closed, entries: closed };
    const queries = createStoredQueries({ userId: () => 'ada', version: '1', database });
    queries.write(LIST, [1]);
    await flush();
    queries.clear();
    await expect(queries.read(LIST)).resolves.toBeNull();
  });
});

describe('a query', () => {
  /** Simulates a page that has a stored response and fetches again. */
  async function askAgain(request: () => Promise<unknown>) {
    const base = fakeDatabase();
    stored(base).write(LIST, ['stored']);
    await flush();
    const client = createQueryClient(request as never, keepResponses(stored(base)));
    const seen: unknown[] = [];
    const observer = new QueryObserver(client, { queryKey: [LIST], retry: false });
    const end = observer.subscribe(({ data }) => data !== undefined && seen.push(data));
    const state = () => client.getQueryState([LIST]);
    return { base, seen: () => [...new Set(seen.map(String))], state, end };
  }

  it('shows no stored response if the API responds in time', async () => {
    const { seen, end } = await askAgain(async () => ['new']);
    await flush();
    expect(seen()).toEqual(['new']);
    end();
  });

  it('shows the stored response while the API is slow, and then the new one', async () => {
    const slow = () => new Promise((resolve) => setTimeout(() => resolve(['new']), 5000));
    const { seen, end } = await askAgain(slow);
    await flush();
    expect(seen()).toEqual(['stored']);
    await jest.advanceTimersByTimeAsync(5000);
    expect(seen()).toEqual(['stored', 'new']);
    end();
  });

  it('shows the stored response without a network, and explains why it is stale', async () => {
    const { seen, state, end } = await askAgain(async () => Promise.reject(away));
    await jest.advanceTimersByTimeAsync(10);
    expect(seen()).toEqual(['stored']);
    expect(state()).toMatchObject({ status: 'error', error: away });
    end();
  });

  it('removes a response that the API now refuses', async () => {
    const gone = requestFailure({ path: LIST, message: 'Not found', status: 404 });
    const late = () => new Promise((_, reject) => setTimeout(() => reject(gone), 3000));
    const { base, state, end } = await askAgain(late);
    await jest.advanceTimersByTimeAsync(6000);
    expect(base.rows.size).toBe(0);
    expect(state()).toMatchObject({ status: 'error', data: undefined });
    end();
  });
});

describe('storedVersion', () => {
  const version = (revision: number, ...preloads: string[]) => {
    document.head.innerHTML = preloads
      .map((href) => `<link rel="modulepreload" href="${href}">`)
      .join('');
    return storedVersion({ registry: 1, revision, remotes: [], nav: [] });
  };
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('differs between builds of the shell and between revisions of the registry', () => {
    const one = version(1, '/assets/start-a.js', '/assets/common-b.js');
    expect(version(1, '/assets/common-b.js', '/assets/start-a.js')).toBe(one);
    expect(version(1, '/assets/start-c.js', '/assets/common-b.js')).not.toBe(one);
    expect(version(2, '/assets/start-a.js', '/assets/common-b.js')).not.toBe(one);
  });

  it('does not depend on preloaded scripts of remotes, from this origin or another', () => {
    const plain = version(1, '/assets/start-a.js');
    const own = '/remotes/mf-contacts/1.0.0/assets/start-d.js';
    const other = 'https://cdn.example.com/assets/start-e.js';
    expect(version(1, '/assets/start-a.js', own, other)).toBe(plain);
  });
});
