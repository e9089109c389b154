import { type ContactSummary } from '@rapport/contracts';
import { useShellApi, type ShellApi } from '@rapport/remote-api';
import { useInfiniteQuery } from '@rapport/remote-api/query';
import { contactListApi } from './contact-paths.ts';
import { nextPagePath } from './next-page.ts';

interface ContactListPage {
  contacts: ContactSummary[];
  /** How many contacts match in all; null when the API does not say. */
  total: number | null;
  nextPath: string | null;
}

export type ContactListState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | {
      status: 'ready';
      contacts: ContactSummary[];
      total: number | null;
      /** The shown contacts still answer the search before this one. */
      outdated: boolean;
      more: 'none' | 'waiting' | 'loading' | 'failed';
      /** Fetches the next page; does nothing while one is on its way. */
      loadMore: () => void;
    };

async function fetchPage(
  shell: ShellApi,
  path: string,
  signal: AbortSignal,
): Promise<ContactListPage> {
  const { data, headers } = await shell.requestWithHeaders<ContactSummary[]>(path, { signal });
  const total = headers.get('X-Total-Count');
  return {
    contacts: data,
    total: total === null ? null : Number(total),
    nextPath: nextPagePath(headers.get('Link')),
  };
}

/**
 * The person's contacts, newest change first, page by page, filtered by the API.
 * A search that is no longer wanted is cancelled; the contacts before it stay until the new ones are there.
 */
export function useContactList(search: string): ContactListState {
  const shell = useShellApi();
  const path = contactListApi(search);
  const query = useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => fetchPage(shell, pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page) => page.nextPath,
    placeholderData: (previous) => previous,
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
    contacts: withoutRepeats(query.data.pages.flatMap((page) => page.contacts)),
    total: query.data.pages[0]?.total ?? null,
    outdated: query.isPlaceholderData,
    more: more(),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}

/** A contact that is edited while pages load moves to the front and would show twice. */
function withoutRepeats(contacts: ContactSummary[]): ContactSummary[] {
  return [...new Map(contacts.map((contact) => [contact.id, contact])).values()];
}
