import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { useInfiniteQuery, useQuery } from '@rapport/remote-api/query';
import {
  contactCountQuery,
  contactListQuery,
  type ContactListPages,
} from '../../contacts/contact-queries.ts';
import { type ListTotal } from '../../contacts/list-total.ts';
import { type ListView } from '../../contacts/list-view.ts';

export type ContactListState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | {
      status: 'ready';
      contacts: ContactSummary[];
      /** How many contacts the view has in all; null while unknown. */
      total: ListTotal | null;
      /** Tells the shown contacts of one view from those of another. */
      shownPath: string;
      /** The shown contacts are still those of the view before this one. */
      outdated: boolean;
      more: 'none' | 'waiting' | 'loading' | 'failed';
      /** Fetches the next page; does nothing while one is on its way. */
      loadMore: () => void;
    };

/**
 * A view of the person's contacts, page by page, put together by the API.
 * A view that is no longer wanted is canceled; the contacts of the one before stay until the new ones are there.
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
 * How many contacts a view has: what came with the list, and the exact number once it is counted.
 * @param isExact whether an estimate is not enough, because something is about to happen to all of them
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

/** All pages in one; a contact that is edited while pages load moves to the front and would show twice. */
function asOneList({ pages, pageParams }: ContactListPages) {
  const contacts = pages.flatMap((page) => page.contacts);
  return {
    contacts: [...new Map(contacts.map((contact) => [contact.id, contact])).values()],
    total: pages[0]?.total ?? null,
    shownPath: pageParams[0] ?? '',
  };
}
