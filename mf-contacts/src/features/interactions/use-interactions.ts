import { type Interaction } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { partFailure } from '@rapport/remote-api/failures';
import { useInfiniteQuery } from '@rapport/remote-api/query';
import { interactionsQuery } from '../../contacts/interactions-query.ts';

export type InteractionsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | {
      status: 'ready';
      /** Newest first. */
      interactions: Interaction[];
      more: 'none' | 'waiting' | 'loading' | 'failed';
      loadMore: () => void;
    };

/** The interactions with a contact, in pages. */
export function useInteractions(contactId: string): InteractionsState {
  const shell = useShellApi();
  const query = useInfiniteQuery(interactionsQuery(shell, contactId));
  if (query.data === undefined) {
    return query.error === null
      ? { status: 'loading' }
      : {
          status: 'failed',
          message: partFailure(query.error),
          retrying: query.isFetching,
          retry: () => void query.refetch(),
        };
  }
  const more = () => {
    if (!query.hasNextPage) return 'none';
    if (query.isFetchingNextPage) return 'loading';
    return query.isFetchNextPageError ? 'failed' : 'waiting';
  };
  return {
    status: 'ready',
    interactions: withoutRepeats(query.data.pages.flatMap((page) => page.interactions)),
    more: more(),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
  };
}

/** An interaction whose date changes while pages load may appear twice. */
function withoutRepeats(interactions: Interaction[]): Interaction[] {
  return [...new Map(interactions.map((each) => [each.id, each])).values()];
}
