import { type QueryClient } from '@rapport/remote-api/query';
import { changesWithTime, isShownBy } from './changes.ts';
import { type UnsavedText } from '../unsaved/unsaved-text.ts';

/** Milliseconds for which an answer counts as new when someone comes back to the page. */
const NEW_FOR = 5000;

export type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

export interface Refresher {
  /** Something else has changed these topics of the API: what shows them on screen is fetched again at once. */
  refreshTopics(topics: readonly string[]): void;
  /** A day has begun: what changes with time alone is fetched again where it's on screen, and is old elsewhere. */
  refreshTimed(): void;
  /** Someone is back at the page: what is on screen and a few seconds old is fetched again. */
  refreshShown(): void;
}

/**
 * Fetches again what another tab, another device or someone's absence has made old. As long as text
 * is unsaved, nothing changes under it: what is due is fetched once the text is saved or let go.
 */
export function createRefresher(queryClient: QueryClient, unsaved: UnsavedText): Refresher {
  const topics = new Set<string>();
  let isShownDue = false;
  let isTimedDue = false;

  function work(): void {
    if (unsaved.isHeld()) return;
    const due = [...topics];
    topics.clear();
    if (due.length > 0) {
      void queryClient.invalidateQueries({
        predicate: (query) => isShownBy(pathOf(query), due) && mayChange(query),
      });
    }
    if (isTimedDue) {
      isTimedDue = false;
      void queryClient.invalidateQueries({
        predicate: (query) => changesWithTime(pathOf(query)) && mayChange(query),
      });
    }
    if (!isShownDue) return;
    isShownDue = false;
    void queryClient.refetchQueries(
      { type: 'active', predicate: (query) => isOld(query) && mayChange(query) },
      { cancelRefetch: false },
    );
  }

  unsaved.store.subscribe(({ held }, before) => {
    if (before.held && !held) work();
  });

  return {
    refreshTopics(changed) {
      for (const topic of changed) topics.add(topic);
      work();
    },
    refreshTimed() {
      isTimedDue = true;
      work();
    },
    refreshShown() {
      isShownDue = true;
      work();
    },
  };
}

/** How a query's key begins. */
export function pathOf({ queryKey: [path] }: Query): string {
  return String(path);
}

/**
 * What a form started from stays as it is until the form is closed: it has a key with a `#`. A key of
 * more than a path belongs to a query that may write, which would make the tabs call each other forever.
 */
export function mayChange(query: Query): boolean {
  return query.queryKey.length === 1 && !pathOf(query).includes('#');
}

/** Failures without an answer are for the recovery to try again, which does so without a flicker. */
function isOld({ state }: Query): boolean {
  return state.data !== undefined && Date.now() - state.dataUpdatedAt >= NEW_FOR;
}
