import { api, type Meeting } from '@rapport/api-client';
import { type MeetingTime } from '@rapport/contracts';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { pageFailure } from '@rapport/remote-api/failures';
import { useInfiniteQuery } from '@rapport/remote-api/query';
import { nextPagePath, type PageContext } from '../../contacts/next-page.ts';

const PAGE_SIZE = 50;

/** Which meetings are listed: planned or past ones, and the search. */
export interface MeetingsView {
  when: MeetingTime;
  /** Trimmed; empty for all meetings. */
  search: string;
}

export type MeetingsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | {
      status: 'ready';
      meetings: Meeting[];
      /** Whether the shown meetings are those of the previous view, while this one is loading. */
      outdated: boolean;
      more: 'none' | 'waiting' | 'loading' | 'failed';
      loadMore: () => void;
    };

/** The request for the first page of a view. */
export function meetingsCall({ when, search }: MeetingsView) {
  return api.get('/api/meetings', { when, limit: PAGE_SIZE, q: search || undefined });
}

/** The pages of a view, for `useInfiniteQuery`. */
export function meetingsQuery(shell: ShellApi, view: MeetingsView) {
  const { path } = meetingsCall(view);
  return {
    queryKey: [path],
    queryFn: async ({ pageParam, signal }: PageContext) => {
      const { data, headers } = await shell.requestWithHeaders<Meeting[]>(pageParam, { signal });
      return { meetings: data, nextPath: nextPagePath(headers.get('Link')) };
    },
    initialPageParam: path,
    getNextPageParam: ({ nextPath }: { nextPath: string | null }) => nextPath,
    placeholderData: <T>(previous: T) => previous,
  };
}

/** The meetings of a view, in pages. */
export function useMeetings(view: MeetingsView): MeetingsState {
  const query = useInfiniteQuery(meetingsQuery(useShellApi(), view));
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    if (error === null) return { status: 'loading' };
    const retry = () => void refetch();
    return { status: 'failed', message: pageFailure(error), retrying: isFetching, retry };
  }
  const more = () => {
    if (!query.hasNextPage) return 'none';
    if (query.isFetchingNextPage) return 'loading';
    return query.isFetchNextPageError ? 'failed' : 'waiting';
  };
  const meetings = data.pages.flatMap((page) => page.meetings);
  return {
    status: 'ready',
    // A meeting that's moved while pages load may appear twice.
    meetings: [...new Map(meetings.map((each) => [each.id, each])).values()],
    outdated: query.isPlaceholderData,
    more: more(),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
  };
}
