import { api, type ContactSummary } from '@rapport/api-client';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { useEffect, useState } from 'react';
import { recentContacts } from './recent-contacts.ts';

const MOST_FOUND = 6;
const PAUSE_MS = 150;

/** The people that a query finds, or without a query the ones that were opened last. */
export interface People {
  status: 'loading' | 'ready' | 'failed';
  people: ContactSummary[];
  /** How many the query finds in all; null where that is not known exactly, or no one is searched. */
  total: number | null;
  /** Whether there are more than `people`. */
  hasMore: boolean;
}

/** @param query what is typed, trimmed */
export function usePeople(userId: string, query: string): People {
  const found = useFound(query);
  const recent = useRecent(userId, query === '');
  return query === '' ? { status: 'ready', people: recent, ...NO_MORE } : found;
}

function useFound(query: string): People {
  const shell = useShellApi();
  const [asked, setAsked] = useState(query);
  // The pause while someone types is a timer.
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  const { data, isError, isPlaceholderData } = useQuery({
    ...foundQuery(shell, asked),
    enabled: asked !== '',
    placeholderData: (previous: Found | undefined) => previous,
  });
  if (isError) return { status: 'failed', people: [], ...NO_MORE };
  const isLate = data === undefined || isPlaceholderData || asked !== query;
  return { status: isLate ? 'loading' : 'ready', ...(data ?? { people: [], ...NO_MORE }) };
}

type Found = Omit<People, 'status'>;
const NO_MORE = { total: null, hasMore: false };

/** The first people that a query finds, and how many there are. */
function foundQuery(shell: Pick<ShellApi, 'requestWithHeaders'>, q: string) {
  const { path } = api.get('/api/contacts', { q, limit: MOST_FOUND, count: 'true' });
  return {
    queryKey: [path],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Found> => {
      const { data, headers } = await shell.requestWithHeaders<ContactSummary[]>(path, { signal });
      const count = headers.get('X-Total-Count');
      const isExact = count !== null && headers.get('X-Total-Count-Relation') === null;
      return {
        people: data,
        total: isExact ? Number(count) : null,
        hasMore: headers.get('Link') !== null,
      };
    },
  };
}

function useRecent(userId: string, enabled: boolean): ContactSummary[] {
  const shell = useShellApi();
  const [ids] = useState(() => recentContacts(userId).read() ?? []);
  const { data } = useQuery({
    queryKey: ['recent-contacts', ...ids],
    // A contact that was deleted since is left out.
    queryFn: async ({ signal }) => {
      const asked = ids.map((id) =>
        request(shell, api.get('/api/contacts/{id}', { id }), { signal }).catch(() => null),
      );
      return (await Promise.all(asked)).filter((contact) => contact !== null);
    },
    enabled: enabled && ids.length > 0,
    staleTime: 0,
  });
  return data ?? [];
}
