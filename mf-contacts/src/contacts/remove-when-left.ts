import { type isUnder } from '@rapport/remote-api/api-query';
import { type useQueryClient } from '@rapport/remote-api/query';

/**
 * Removes what is cached about something that is gone, each query as soon as nothing on the page shows
 * it any more. A view that is just being left would fetch again what is removed under it.
 */
export function removeWhenLeft(
  queries: ReturnType<typeof useQueryClient>,
  { predicate }: ReturnType<typeof isUnder>,
): void {
  queries.removeQueries({ predicate: (query) => predicate(query) && !query.isActive() });
  const cache = queries.getQueryCache();
  const shown = new Set(cache.findAll({ predicate }));
  if (shown.size === 0) return;
  const end = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || !shown.has(query) || query.getObserversCount() > 0) return;
    cache.remove(query);
    shown.delete(query);
    if (shown.size === 0) end();
  });
}
