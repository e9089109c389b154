import { type QueryClient } from '@rapport/remote-api/query';
import {
  changedBy,
  endsSession,
  goneAfter,
  isShownBy,
  readsChangedBy,
  readsOutdatedBy,
  type Write,
} from './changes.ts';
import { mayChange, pathOf, type Query } from './refresher.ts';

/**
 * Refetches what a write of this tab has changed, regardless of the remote that sent it: after the mutation around
 * the write ends, so that a page that closes with it closes first, or before it ends if its `meta` is
 * `UNTIL_SHOWN`. What the mutation has fetched since the write isn't fetched twice. Stored lists, and everything
 * else that the write may have changed, are removed, so that no page shows them without a network.
 * @param drop removes stored responses whose paths the given function accepts
 * @returns a function to call for each write that may make the page stale
 */
export function createAfterWrite(
  queryClient: QueryClient,
  drop: (isMeant: (path: string) => boolean) => void,
): (write: Write) => void {
  let writes = 0;
  /** The number of writes before the newest fetch of each query began. */
  const begun = new WeakMap<Query, number>();
  let due: { write: Write; number: number }[] = [];

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') begun.set(event.query, writes);
  });
  const mutations = queryClient.getMutationCache();
  mutations.config.onSettled = async (...[, , , , { meta }]) => {
    if (meta?.['untilShown'] === true) await refresh();
  };
  mutations.subscribe(({ mutation }) => {
    if (mutation?.state.status !== 'pending') void refresh();
  });

  async function refresh(): Promise<void> {
    const all = due;
    due = [];
    if (all.length === 0) return;
    await queryClient.invalidateQueries({
      predicate: (query) =>
        mayChange(query) &&
        all.some(
          ({ write, number }) =>
            (begun.get(query) ?? 0) < number && isOutdatedBy(write, pathOf(query)),
        ),
    });
  }

  return (write) => {
    const isOutdated = readsOutdatedBy(write);
    const isNamed = readsChangedBy(write);
    drop(isOutdated);
    // What the write doesn't name may never be fetched again, and couldn't be without a network.
    queryClient.removeQueries({
      type: 'inactive',
      predicate: (query) =>
        mayChange(query) && isOutdated(pathOf(query)) && !isNamed(pathOf(query)),
    });
    if (endsSession(write)) return;
    due.push({ write, number: ++writes });
    if (queryClient.isMutating() === 0) void refresh();
  };
}

function isOutdatedBy(write: Write, path: string): boolean {
  return (
    isShownBy(path, changedBy(write)) && !goneAfter(write).some((id) => path.includes(String(id)))
  );
}
