import { type isUnder } from '@rapport/remote-api/api-query';
import { type useQueryClient } from '@rapport/remote-api/query';

/**
 * Removes the cached queries about something that was deleted, each as soon as nothing on the page uses it.
 * Removing a query that a view still uses would make the view fetch it again.
 */
export function removeWhenUnused(
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
