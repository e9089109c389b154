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
 * Fetches again what a write of this tab has changed, whichever remote sent it and whatever that remote
 * knows of the others: once the mutation around the write has ended, so that a page which is left with it
 * is left first, or before it ends where its `meta` is `UNTIL_SHOWN`. What the mutation has begun to fetch
 * since the write isn't fetched twice. What is stored of lists, and of all that the write may have changed, is
 * dropped, so that no page shows it without a network.
 * @param drop removes what is stored under the paths that a function accepts
 * @returns what is to be called for each write after which the page may be out of date
 */
export function createAfterWrite(
  queryClient: QueryClient,
  drop: (isMeant: (path: string) => boolean) => void,
): (write: Write) => void {
  let writes = 0;
  /** After how many writes the newest fetch of a query began. */
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
    // What the write doesn't name may never be asked for again, and without a network it couldn't be.
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
