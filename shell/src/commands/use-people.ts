import { api, type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { useEffect, useState } from 'react';
import { recentContacts } from './recent-contacts.ts';

const MOST_FOUND = 6;
const PAUSE_MS = 150;

/** The people that a query finds, or without a query the ones that were opened last. */
export interface People {
  status: 'loading' | 'ready' | 'failed';
  people: ContactSummary[];
}

/** @param query what is typed, trimmed */
export function usePeople(userId: string, query: string): People {
  const found = useFound(query);
  const recent = useRecent(userId, query === '');
  return query === '' ? { status: 'ready', people: recent } : found;
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
    ...apiQuery(shell, api.get('/api/contacts', { q: asked, limit: MOST_FOUND })),
    enabled: asked !== '',
    placeholderData: (previous: ContactSummary[] | undefined) => previous,
  });
  if (isError) return { status: 'failed', people: [] };
  const isLate = data === undefined || isPlaceholderData || asked !== query;
  return { status: isLate ? 'loading' : 'ready', people: data ?? [] };
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
