import { QueryClient, QueryObserver } from '@rapport/remote-api/query';
import { createUnsavedText } from '../unsaved/unsaved-text.ts';
import { onDayStart } from './day-start.ts';
import { createOtherTabs } from './other-tabs.ts';
import { createRefresher } from './refresher.ts';

const LIST = '/api/contacts?limit=50';
const HEALTH = '/api/health/c-1';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders a page that shows these paths, all fresh for five minutes. */
async function showing(...paths: string[]) {
  const request = jest.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0]);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000, queryFn: request } },
  });
  for (const path of paths) {
    await queryClient.prefetchQuery({ queryKey: [path] });
    new QueryObserver(queryClient, { queryKey: [path] }).subscribe(() => {});
  }
  // Cached, but not on screen.
  await queryClient.prefetchQuery({ queryKey: ['/api/contacts/other'] });
  request.mockClear();
  const unsaved = createUnsavedText();
  const asked = () => request.mock.calls.map(([{ queryKey }]) => queryKey[0]);
  return { queryClient, unsaved, asked, refresher: createRefresher(queryClient, unsaved) };
}

/** Runs what the query library defers, but no garbage collection. */
const settled = () => jest.advanceTimersByTimeAsync(20);

describe('what another tab has written', () => {
  it('is refetched immediately if it is on screen, and marked stale elsewhere', async () => {
    const { queryClient, asked, refresher } = await showing(LIST, HEALTH, '/api/user/profile');
    refresher.refreshTopics(['contacts']);
    await settled();
    expect(asked()).toEqual([LIST, HEALTH]);
    expect(queryClient.getQueryState(['/api/contacts/other'])?.isInvalidated).toBe(true);
  });

  it('waits while text is unsaved, and is applied afterward', async () => {
    const { unsaved, asked, refresher } = await showing(LIST);
    const release = unsaved.hold();
    refresher.refreshTopics(['contacts']);
    refresher.refreshShown();
    await settled();
    expect(asked()).toEqual([]);
    release();
    await settled();
    expect(asked()).toEqual([LIST]);
  });

  it('excludes what an open form started from', async () => {
    const { asked, refresher } = await showing('/api/contacts/c-1#version');
    refresher.refreshTopics(['contacts']);
    await settled();
    expect(asked()).toEqual([]);
  });
});

describe('a new day', () => {
  it('refetches what changes with time alone, and nothing else', async () => {
    const { asked, refresher } = await showing(LIST, HEALTH, '/api/user/profile');
    refresher.refreshTimed();
    await settled();
    expect(asked()).toEqual([LIST, HEALTH]);
  });

  it('is noticed once while the page is open', () => {
    jest.useFakeTimers({ now: new Date('2026-03-14T23:58:30') });
    const begin = jest.fn();
    const end = onDayStart(begin);
    jest.advanceTimersByTime(60_000);
    expect(begin).not.toHaveBeenCalled();
    jest.advanceTimersByTime(180_000);
    expect(begin).toHaveBeenCalledTimes(1);
    end();
  });
});

it('a query with more than a path in its key is never repeated, because it may write', async () => {
  const { queryClient, refresher } = await showing(LIST);
  const write = jest.fn(async () => 'photo');
  const queryKey = ['/api/user/photo', 'ada'];
  new QueryObserver(queryClient, { queryKey, queryFn: write }).subscribe(() => {});
  await settled();
  refresher.refreshTopics(['profile']);
  await settled();
  expect(write).toHaveBeenCalledTimes(1);
});

describe('returning to the page', () => {
  it('refetches what is on screen, at most every few seconds', async () => {
    const { asked, refresher } = await showing(LIST, HEALTH);
    refresher.refreshShown();
    await settled();
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(6000);
    refresher.refreshShown();
    await settled();
    refresher.refreshShown();
    await settled();
    expect(asked()).toEqual([LIST, HEALTH]);
  });
});

describe('createOtherTabs', () => {
  class FakeChannel {
    static all: FakeChannel[] = [];
    listeners: ((event: { data: unknown }) => void)[] = [];
    sent: unknown[] = [];
    constructor() {
      FakeChannel.all.push(this);
    }
    addEventListener(_name: string, listener: (event: { data: unknown }) => void) {
      this.listeners.push(listener);
    }
    postMessage(data: unknown) {
      this.sent.push(data);
      for (const other of FakeChannel.all.filter((each) => each !== this)) {
        for (const listener of other.listeners) listener({ data });
      }
    }
    close() {}
  }

  function tab(userId: string | null) {
    const onWritten = jest.fn();
    const { telling } = createOtherTabs({ userId: () => userId, onWritten });
    return { onWritten, telling, channel: FakeChannel.all.at(-1) };
  }

  beforeEach(() => {
    FakeChannel.all = [];
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: FakeChannel,
      configurable: true,
    });
  });

  it('tells the other tabs of the same user what was written, and nothing else', async () => {
    const [one, two, stranger] = [tab('ada'), tab('ada'), tab('eve')];
    const write = one.telling(async () => ({ data: 'secret' as never, headers: new Headers() }));
    await write('/api/contacts/c-1', { method: 'PATCH', body: { notes: 'secret' } });
    expect(two.onWritten).toHaveBeenCalledTimes(1);
    expect(two.onWritten.mock.calls[0][0]).toContain('contacts');
    expect(stranger.onWritten).not.toHaveBeenCalled();
    expect(one.onWritten).not.toHaveBeenCalled();
    expect(JSON.stringify(one.channel?.sent)).not.toContain('secret');
    // Received messages aren't forwarded.
    expect(two.channel?.sent).toEqual([]);
  });

  it('announces writes that may have been carried out, but no reads or refusals', async () => {
    const [one, two] = [tab('ada'), tab('ada')];
    const failing = (status: number | null) =>
      one.telling(() =>
        Promise.reject(Object.assign(new Error('no'), { name: 'RequestError', status })),
      );
    await expect(failing(null)('/api/contacts/c-1')).rejects.toThrow('no');
    await expect(failing(400)('/api/contacts', { method: 'POST' })).rejects.toThrow('no');
    expect(two.onWritten).not.toHaveBeenCalled();
    await expect(failing(null)('/api/contacts', { method: 'POST' })).rejects.toThrow('no');
    await expect(failing(503)('/api/contacts', { method: 'POST' })).rejects.toThrow('no');
    expect(two.onWritten).toHaveBeenCalledTimes(2);
  });

  it('doesn’t announce the deletion of the account, because the session ends in all tabs', async () => {
    const [one, two] = [tab('ada'), tab('ada')];
    const write = one.telling(async () => ({ data: null as never, headers: new Headers() }));
    await write('/api/user', { method: 'DELETE' });
    expect(two.onWritten).not.toHaveBeenCalled();
  });

  it('reports in its own tab what was carried out, and what was overtaken', async () => {
    const onOwn = jest.fn();
    const { telling } = tab('ada');
    const patch = { method: 'PATCH', path: '/api/contacts/c-1', body: undefined };
    const send = (answer: Parameters<typeof telling>[0]) =>
      telling(answer, onOwn)(patch.path, { method: 'PATCH' }).catch(() => undefined);
    const refused = (status: number | null) =>
      send(() => Promise.reject(Object.assign(new Error('no'), { name: 'RequestError', status })));
    for (const status of [400, 401, 403, 429, 500, null]) await refused(status);
    expect(onOwn).not.toHaveBeenCalled();
    for (const status of [404, 409, 412]) await refused(status);
    expect(onOwn.mock.calls).toEqual(Array(3).fill([{ ...patch, overtaken: true }]));
    await send(async () => ({ data: null as never, headers: new Headers() }));
    expect(onOwn).toHaveBeenLastCalledWith(patch);
  });

  it('ignores messages in another format', () => {
    const { onWritten, channel } = tab('ada');
    for (const data of [null, 1, {}, { userId: 'ada' }, { userId: 'ada', topics: [1] }]) {
      for (const listener of channel?.listeners ?? []) listener({ data });
    }
    expect(onWritten).not.toHaveBeenCalled();
  });
});
