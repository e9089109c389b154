import { type ShellApi } from '@rapport/remote-api';
import { QueryClient } from '@rapport/remote-api/query';
import { type KeepResponse } from './stored-queries.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** Milliseconds during which fetched data is reused without a request. */
const FRESH_FOR = 5 * 60_000;

/**
 * The query cache of the page. A query's key is `[path]`, and by default the query fetches that path.
 * @param keep stores responses for offline use; nothing is stored without it
 */
export function createQueryClient(request: ShellApi['request'], keep?: KeepResponse): QueryClient {
  return new CurrentQueryClient({
    defaultOptions: {
      queries: {
        ...(keep && {
          persister: (fetchResponse, context, query) =>
            keep(async () => fetchResponse(context), {
              path: context.queryKey.length === 1 ? context.queryKey[0] : null,
              signal: context.signal,
              hasData: () => query.state.data !== undefined,
              // Stale, so that it's refetched even if the page is left before the response arrives.
              show: (data, at) =>
                query.setData(data, {
                  updatedAt: Math.min(at, Date.now() - FRESH_FOR),
                  manual: true,
                }),
              hide: () => query.setState({ data: undefined, status: 'pending' }),
            }),
        }),
        queryFn: ({ queryKey, signal }) => request(pathOf(queryKey), { signal }),
        staleTime: FRESH_FOR,
        retry: shouldRetry,
        retryDelay,
        // Offline, a query fails visibly instead of waiting silently.
        networkMode: 'always',
        // The refresher does this, which changes nothing under unsaved text.
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

/**
 * Restarts the first fetch of a query if the query is invalidated in the meantime. In the library, an invalidation
 * joins that fetch, whose response may be from before the write that invalidated it.
 */
class CurrentQueryClient extends QueryClient {
  override invalidateQueries(
    ...[filters, options]: Parameters<QueryClient['invalidateQueries']>
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, type: 'active' })) {
      const { data, fetchStatus } = query.state;
      if (data === undefined && fetchStatus !== 'idle') void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters, options);
  }
}
