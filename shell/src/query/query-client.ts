import { type ShellApi } from '@rapport/remote-api';
import { QueryClient } from '@rapport/remote-api/query';
import { retryDelay, shouldRetry } from './retry.ts';

/** Milliseconds during which fetched data is shown again without asking the API. */
const FRESH_FOR = 5 * 60_000;

/** The query cache of the page. A query's key is `[path]`, and unless it says otherwise it fetches that path. */
export function createQueryClient(request: ShellApi['request']): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => request(pathOf(queryKey), { signal }),
        staleTime: FRESH_FOR,
        retry: shouldRetry,
        retryDelay,
        // Offline, a query fails and says so, where it would otherwise wait without a word.
        networkMode: 'always',
        // The refresher does this, which lets nothing change under unsaved text.
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function pathOf(queryKey: readonly unknown[]): string {
  const [path] = queryKey;
  if (typeof path === 'string') return path;
  throw new Error('The key of a query without its own function begins with a path under /api/');
}
