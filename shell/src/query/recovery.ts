import { type ShellApi } from '@rapport/remote-api';
import { askedPause, isTransient } from '@rapport/remote-api/failures';
import { type QueryClient } from '@rapport/remote-api/query';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Milliseconds before the first retry; each later one waits twice as long, up to `LONGEST_PAUSE`. */
const FIRST_PAUSE = 3000;
const LONGEST_PAUSE = 30_000;

export interface Recovery {
  /** Why something on screen is missing or stale, while the error is transient; null otherwise. */
  store: StoreApi<{ failure: Error | null }>;
  /** Retries immediately: the network or the user is back. */
  wake(): void;
}

/**
 * Recovers queries on screen that failed with a transient error. A single call probes whether the API is back; only
 * then are all missing queries fetched, so that nothing flickers in the meantime and a recovering API isn't
 * overloaded.
 */
export function createRecovery(queryClient: QueryClient, request: ShellApi['request']): Recovery {
  const store = createStore<{ failure: Error | null }>(() => ({ failure: null }));
  const cache = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let trying = false;

  const failed = () =>
    cache
      .getAll()
      .filter(
        (query) =>
          query.isActive() && query.state.fetchStatus === 'idle' && isTransient(query.state.error),
      );

  function look(): void {
    const [first] = failed();
    const failure = first?.state.error ?? null;
    // While everything is refetched, a failed query has neither an error nor data.
    if (failure === null && trying) return;
    if (store.getState().failure !== failure) store.setState({ failure });
    if (failure === null) {
      if (queryClient.isFetching() === 0) tries = 0;
      clearTimeout(timer);
      timer = undefined;
    } else if (timer === undefined && !trying) {
      const pause = Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE);
      timer = setTimeout(() => void attempt(), Math.max(pause, askedPause(failure)));
    }
  }

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [first] = failed();
    if (first === undefined || trying) return;
    trying = true;
    tries += 1;
    try {
      if (await isBack(first.queryKey)) {
        const missing = new Set(failed());
        await queryClient.refetchQueries({ predicate: (query) => missing.has(query) });
      }
    } finally {
      trying = false;
      look();
    }
  }

  async function isBack([key]: readonly unknown[]): Promise<boolean> {
    try {
      await request(String(key).split('#')[0] ?? '');
      return true;
    } catch (error) {
      return !isTransient(error);
    }
  }

  cache.subscribe(look);
  return { store, wake: () => void attempt() };
}
