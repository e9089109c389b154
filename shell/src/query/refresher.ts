import { type QueryClient } from '@rapport/remote-api/query';
import { changesWithTime, isShownBy } from './changes.ts';
import { type UnsavedText } from '../unsaved/unsaved-text.ts';

/** Milliseconds for which a response counts as new when the user returns to the page. */
const NEW_FOR = 5000;

export type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

export interface Refresher {
  /** Something else has changed these topics: queries on screen that show them are refetched immediately. */
  refreshTopics(topics: readonly string[]): void;
  /** A new day has begun: what changes with time alone is refetched if it's on screen, and stale elsewhere. */
  refreshTimed(): void;
  /** The user is back at the page: queries on screen that are a few seconds old are refetched. */
  refreshShown(): void;
}

/**
 * Refetches what has become stale because of another tab, another device, or the user's absence. While text is
 * unsaved, nothing changes under it: pending refetches run once the text is saved or discarded.
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

/** Returns the first part of a query's key. */
export function pathOf({ queryKey: [path] }: Query): string {
  return String(path);
}

/**
 * Returns whether a query may be refetched. A form's initial data, whose key contains a `#`, stays unchanged until
 * the form closes. A key with more than a path belongs to a query that may write, which would make tabs trigger
 * each other forever.
 */
export function mayChange(query: Query): boolean {
  return query.queryKey.length === 1 && !pathOf(query).includes('#');
}

/** Failures without a response are retried by the recovery, which does so without flicker. */
function isOld({ state }: Query): boolean {
  return state.data !== undefined && Date.now() - state.dataUpdatedAt >= NEW_FOR;
}
