import { api, type ContactSummary } from '@rapport/api-client';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { useEffect, useState } from 'react';
import { wordsOf } from './fold-words.ts';
import { beginningsOf, nearlyNamed, nearlyNamedIn } from './near-names.ts';
import { namedIn, type NamedInWords, namedPeople } from './named-people.ts';
import { recentContacts } from './recent-contacts.ts';

const MOST_FOUND = 6;
/** Candidates for a name are chosen among these, because the search also matches words of notes. */
const MOST_NAMED = 20;
/** The beginnings of a mistyped name are those of many others. */
const MOST_NEAR = 50;
const PAUSE_MS = 150;

/** The people that a query finds or, without a query, recently opened ones. */
export interface People {
  status: 'loading' | 'ready' | 'failed';
  people: ContactSummary[];
  /** How many the query finds in total; null if that isn't known exactly, or without a search. */
  total: number | null;
  /** True if there are more than `people`. */
  hasMore: boolean;
}

interface PeopleOptions {
  /** True if the input names no command, so it may be a name with typos. */
  isName: boolean;
  /** Recently opened people, who are also found without a network. */
  recent: readonly ContactSummary[];
}

/** @param query the input, trimmed */
export function usePeople(query: string, { isName, recent }: PeopleOptions): People {
  const found = useFound(query);
  const isMissing = isName && found.status === 'ready' && found.people.length === 0;
  const beginnings = isMissing ? beginningsOf(query) : '';
  const near = useFound(beginnings, MOST_NAMED);
  if (query === '') return { status: 'ready', people: [...recent], ...NO_MORE };
  if (found.status === 'failed') return { ...found, people: namedPeople(recent, query, []) };
  if (beginnings === '' || near.status === 'failed') return found;
  const people = nearlyNamed(near.people, query).slice(0, MOST_FOUND);
  return { ...near, people, total: people.length, hasMore: false };
}

/** The people named by words beside a verb. */
export interface Named extends NamedInWords<ContactSummary> {
  status: 'loading' | 'ready' | 'failed';
}

interface NamedOptions {
  /** What to search for to find them, at most five. */
  searches: readonly string[];
  /** What to search for if they find no one, at most two. */
  near: readonly string[];
  /** Recently opened people, last one first, who are also found without a network. */
  recent: readonly ContactSummary[];
}

/** @param who the words that may name someone, by reading; empty for no search */
export function useNamed(who: readonly string[], { searches, near, recent }: NamedOptions): Named {
  const exactly = useExactlyNamed(who, { searches, recent });
  const isMissing = who.length > 0 && exactly.status === 'ready' && exactly.people.length === 0;
  const [first = '', second = ''] = isMissing ? near : [];
  const parts = [useFound(first, MOST_NEAR), useFound(second, MOST_NEAR)];
  const asked = parts.slice(0, isMissing ? near.length : 0);
  if (asked.length === 0 || asked.some(({ status }) => status === 'failed')) return exactly;
  if (asked.some(({ status }) => status === 'loading')) return { status: 'loading', ...NONE };
  return { status: 'ready', ...nearlyNamedIn(once(asked.flatMap(({ people }) => people)), who) };
}

function useExactlyNamed(
  who: readonly string[],
  { searches, recent }: Omit<NamedOptions, 'near'>,
): Named {
  const [all = '', first = '', second = '', third = '', fourth = ''] = searches;
  const parts = [
    useFound(all, MOST_NAMED),
    useFound(first, MOST_NAMED),
    useFound(second, MOST_NAMED),
    useFound(third, MOST_NAMED),
    useFound(fourth, MOST_NAMED),
  ].slice(0, searches.length);
  const ids = recent.map(({ id }) => id);
  const [best = ''] = who;
  if (best === '') return { status: 'ready', people: [], words: [] };
  const late = parts.find(({ status }) => status !== 'ready');
  const [whole] = parts;
  if (whole?.status === 'ready') {
    const named = namedIn(whole.people, [best], ids);
    if (named.words.length === wordsOf(best).length) return { status: 'ready', ...named };
  }
  if (late !== undefined) {
    const known = late.status === 'failed' ? namedIn(recent, who, ids) : NONE;
    return { status: late.status, ...known };
  }
  const people = once(parts.flatMap((part) => part.people));
  return { status: 'ready', ...namedIn(people, who, ids) };
}

function once(people: readonly ContactSummary[]): ContactSummary[] {
  return people.filter(({ id }, at) => people.findIndex((each) => each.id === id) === at);
}

const NONE: NamedInWords<ContactSummary> = { people: [], words: [] };

function useFound(query: string, most = MOST_FOUND): People {
  const shell = useShellApi();
  const [asked, setAsked] = useState(query);
  // Debounces typing.
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  const { data, isPaused, failureCount, isPlaceholderData } = useQuery({
    ...foundQuery(shell, asked, most),
    enabled: asked !== '',
    placeholderData: (previous: Found | undefined) => previous,
  });
  // A request that waits for the network, or is tried again, may take long.
  if (isPaused || failureCount > 0) return { status: 'failed', people: [], ...NO_MORE };
  const isLate = data === undefined || isPlaceholderData || asked !== query;
  return { status: isLate ? 'loading' : 'ready', ...(data ?? { people: [], ...NO_MORE }) };
}

type Found = Omit<People, 'status'>;
const NO_MORE = { total: null, hasMore: false };

/** The first people that a query finds, and their total number. */
function foundQuery(shell: Pick<ShellApi, 'requestWithHeaders'>, q: string, limit: number) {
  const { path } = api.get('/api/contacts', { q, limit, count: 'true' });
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

/** Returns recently opened people, last one first. */
export function useRecent(userId: string, enabled: boolean): ContactSummary[] {
  const shell = useShellApi();
  const [ids] = useState(() => recentContacts(userId).read() ?? []);
  const { data } = useQuery({
    queryKey: ['recent-contacts', ...ids],
    // Contacts that were deleted since are left out.
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
