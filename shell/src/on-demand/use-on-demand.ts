import { useCallback, useRef, useState } from 'react';
import { logFailure } from '../log.ts';

/**
 * A part of the page that's fetched when it's first needed. A failed fetch is repeated the next time.
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

  /** Prefetches if use is likely. */
  const prepare = useCallback(() => void fetchPart(), [fetchPart]);

  /** Fetches for immediate use: `part` is available once this resolves to true. */
  const demand = useCallback(async (): Promise<boolean> => {
    const loaded = await fetchPart();
    // React would call a function as an updater, so the part is wrapped.
    if (loaded !== null) setPart(() => loaded);
    return loaded !== null;
  }, [fetchPart]);

  return { part, prepare, demand };
}
