import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { useInfiniteQuery, useQuery } from '@rapport/remote-api/query';
import { contactCountQuery, contactListQuery, type ContactListPages } from '../../queries.ts';
import { type ListTotal } from '../../contacts/list-total.ts';
import { type ListView } from '../../contacts/list-view.ts';

export type ContactListState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | {
      status: 'ready';
      contacts: ContactSummary[];
      /** The number of all contacts in the view; null if unknown. */
      total: ListTotal | null;
      /** Identifies the view whose contacts are shown. */
      shownPath: string;
      /** Whether the shown contacts are still those of the previous view. */
      outdated: boolean;
      more: 'none' | 'waiting' | 'loading' | 'failed';
      /** Fetches the next page, unless one is already loading. */
      loadMore: () => void;
    };

/**
 * A view of the user's contacts, as one list from all loaded pages. Requests of an outdated view are canceled; its
 * contacts stay until the new ones have loaded.
 */
export function useContactList(view: ListView): ContactListState {
  const shell = useShellApi();
  const query = useInfiniteQuery({
    ...contactListQuery(shell, view),
    placeholderData: (previous) => previous,
    select: asOneList,
  });

  if (query.data === undefined) {
    return query.isError
      ? { status: 'failed', message: query.error.message }
      : { status: 'loading' };
  }
  const more = () => {
    if (!query.hasNextPage) return 'none';
    if (query.isFetchingNextPage) return 'loading';
    return query.isFetchNextPageError ? 'failed' : 'waiting';
  };
  return {
    status: 'ready',
    ...query.data,
    outdated: query.isPlaceholderData,
    more: more(),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}

/**
 * The number of contacts in a view: the list's total, or the exact one once it's counted.
 * @param isExact true if an estimate isn't enough, because something is about to happen to all of them
 */
export function useTotal(
  list: ContactListState,
  view: ListView,
  isExact = false,
): ListTotal | null {
  const shell = useShellApi();
  const listed = list.status === 'ready' ? list.total : null;
  const isRough = listed?.known === 'at-least' || (isExact && listed?.known === 'about');
  const isBound = list.status === 'ready' && !list.outdated && isRough;
  const { data } = useQuery({ ...contactCountQuery(shell, view, true), enabled: isBound });
  if (list.status !== 'ready' || listed === null || !isBound) return listed;
  return data ?? { count: Math.max(listed.count, list.contacts.length), known: listed.known };
}

/** Combines the pages. A contact that's edited while pages load moves to the front and would appear twice. */
function asOneList({ pages, pageParams }: ContactListPages) {
  const contacts = pages.flatMap((page) => page.contacts);
  return {
    contacts: [...new Map(contacts.map((contact) => [contact.id, contact])).values()],
    total: pages[0]?.total ?? null,
    shownPath: pageParams[0] ?? '',
  };
}
