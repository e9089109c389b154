import { useCallback, useRef, useState } from 'react';
import { logFailure } from '../log.ts';

/**
 * A part of the page that is fetched when it is first needed. A fetch that failed is made again
 * when it is asked for again.
 * @param load must be the same function on every render
 */
export function useOnDemand<T>(load: () => Promise<T>) {
  const [part, setPart] = useState<T | null>(null);
  const loading = useRef<Promise<T | null> | null>(null);

  const fetchPart = useCallback((): Promise<T | null> => {
    loading.current ??= load().catch((error: unknown) => {
      logFailure("Couldn't fetch a part of the page.", error);
      loading.current = null;
      return null;
    });
    return loading.current;
  }, [load]);

  /** Fetches early, where a use is likely. */
  const prepare = useCallback(() => void fetchPart(), [fetchPart]);

  /** Fetches for use now: `part` is there once this resolves to true. */
  const demand = useCallback(async (): Promise<boolean> => {
    const loaded = await fetchPart();
    // A module namespace could be mistaken for an updater if it were a function.
    if (loaded !== null) setPart(() => loaded);
    return loaded !== null;
  }, [fetchPart]);

  return { part, prepare, demand };
}
