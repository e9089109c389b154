import { LeasedStore } from './leased-store.ts';
import { type Lease, LEASE_PART, type LeaseSource, UNSHARED, WINDOW_MS } from './lease-source.ts';

/** A source like the real ones, with a shared memory for several processes. */
function sharedSource() {
  const windows = new Map<string, number>();
  let leases = 0;
  const source: Pick<LeaseSource, 'lease'> = {
    lease: async (caller, limit): Promise<Lease> => {
      leases += 1;
      const key = caller.toString('hex');
      const used = windows.get(key) ?? 0;
      const left = limit - used;
      const granted = Math.min(left, Math.max(1, Math.ceil(left / LEASE_PART)));
      windows.set(key, used + granted);
      return { granted, used: used + granted, endsInMs: WINDOW_MS };
    },
  };
  return { source, endWindows: () => windows.clear(), leases: () => leases };
}

const failures: string[] = [];
const onFailure = (error: unknown) => failures.push(String(error));
beforeEach(() => {
  failures.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const storeOn = (source: Pick<LeaseSource, 'lease'>, limit = 600) =>
  new LeasedStore({ name: 'test', limit, source, onFailure });

/** Returns how many of `times` requests pass, spread over the stores in turn. */
async function passed(stores: LeasedStore[], times: number, caller = 'ada', limit = 600) {
  let count = 0;
  for (let n = 0; n < times; n += 1) {
    const { totalHits } = await stores[n % stores.length]!.increment(caller);
    if (totalHits <= limit) count += 1;
  }
  return count;
}

describe('counting by leases', () => {
  it.each([1, 2, 3, 7])('lets exactly the limit through with %i processes', async (processes) => {
    const { source } = sharedSource();
    const stores = Array.from({ length: processes }, () => storeOn(source));
    expect(await passed(stores, 6_000)).toBe(600);
  });

  it('asks once for what most users need in a minute, and rarely for the rest', async () => {
    const { source, leases } = sharedSource();
    const store = storeOn(source);
    await passed([store], 30);
    expect(leases()).toBe(1);
    await passed([store], 5_000);
    expect(leases()).toBeLessThan(95);
  });

  it('lets several callers through, each with a separate limit', async () => {
    const { source } = sharedSource();
    const store = storeOn(source);
    expect(await passed([store], 700, 'ada')).toBe(600);
    expect(await passed([store], 700, 'bob')).toBe(600);
  });

  it('counts concurrent requests just as exactly', async () => {
    const { source } = sharedSource();
    const stores = [storeOn(source), storeOn(source)];
    const counts = await Promise.all(
      Array.from({ length: 1_400 }, (_, n) => stores[n % 2]!.increment('ada')),
    );
    expect(counts.filter(({ totalHits }) => totalHits <= 600)).toHaveLength(600);
  });

  it('starts over when the window has ended', async () => {
    const { source, endWindows } = sharedSource();
    const store = storeOn(source, 5);
    expect(await passed([store], 9, 'ada', 5)).toBe(5);
    endWindows();
    jest.advanceTimersByTime(WINDOW_MS - 1_000);
    expect(await passed([store], 9, 'ada', 5)).toBe(0);
    jest.advanceTimersByTime(1_000);
    expect(await passed([store], 9, 'ada', 5)).toBe(5);
  });

  it('reports how many are left and when the window ends', async () => {
    const store = storeOn(UNSHARED, 3);
    const { resetTime } = await store.increment('ada');
    expect(resetTime?.getTime()).toBe(Date.now() + WINDOW_MS);
    const counts = [store.increment('ada'), store.increment('ada')];
    expect(counts).toEqual([
      { totalHits: 2, resetTime },
      { totalHits: 3, resetTime },
    ]);
    expect(await store.increment('ada')).toEqual({ totalHits: 4, resetTime });
  });
});

describe('an unavailable source', () => {
  it('stops no one: the process counts alone and asks again after a while', async () => {
    const shared = sharedSource();
    let isAway = true;
    const lease = jest.fn<Promise<Lease>, [Buffer, number]>((...asked) =>
      isAway ? Promise.reject(new Error('gone')) : shared.source.lease(...asked),
    );
    const store = storeOn({ lease }, 5);
    expect(await passed([store], 9, 'ada', 5)).toBe(5);
    expect([lease.mock.calls.length, failures]).toEqual([1, ['Error: gone']]);
    isAway = false;
    jest.advanceTimersByTime(5_000);
    expect(await passed([store], 1, 'bob', 5)).toBe(1);
    expect(lease).toHaveBeenCalledTimes(2);
  });

  it('delays a request by at most two seconds', async () => {
    const store = storeOn({ lease: () => new Promise(() => undefined) });
    const counted = store.increment('ada');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await counted).toMatchObject({ totalHits: 1 });
    expect(failures).toEqual(['Error: no answer in time']);
    expect(await store.increment('bob')).toMatchObject({ totalHits: 1 });
  });
});
