import { api, type ContactSummary } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { type ListTotal, totalOfHeaders } from './contacts/list-total.ts';
import { type ListView, WHOLE_LIST } from './contacts/list-view.ts';
import { nextPagePath, type PageContext } from './contacts/next-page.ts';

/**
 * The queries about contacts that pages share; a query of a single feature is in its folder. The key of a query is
 * the path of its request; the key of a list of pages is the path of its first page.
 */

/** The texts about a contact's two types, requested only if both are known. */
export function personalityProfileQuery(
  shell: ShellApi,
  { mbtiType, enneagramType }: Pick<ContactSummary, 'mbtiType' | 'enneagramType'>,
) {
  // A disabled query also needs a key.
  const types = { mbtiType: mbtiType ?? 'INTJ', enneagramType: enneagramType ?? 1 } as const;
  return {
    ...apiQuery(shell, api.get('/api/personality-profile', types)),
    enabled: mbtiType !== null && enneagramType !== null,
  };
}

/** The user's labels by name, each with its number of contacts. */
export function labelsQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/labels'));
}

/** Enough to fill a screen. */
const FIRST_PAGE_SIZE = 50;
/** The API's maximum per page. */
const LATER_PAGE_SIZE = 200;

interface ContactListPage {
  contacts: ContactSummary[];
  /** The number of all matching contacts; null if the API doesn't return it. */
  total: ListTotal | null;
  nextPath: string | null;
}

/** The cached pages of a view of the list. */
export interface ContactListPages {
  pages: ContactListPage[];
  pageParams: string[];
}

/** The pages of a view of the list, for `useInfiniteQuery`. */
export function contactListQuery(shell: ShellApi, view: ListView) {
  const { path } = contactListCall(view);
  return {
    queryKey: [path],
    queryFn: async ({ pageParam, signal }: PageContext): Promise<ContactListPage> => {
      const { data, headers } = await shell.requestWithHeaders<ContactSummary[]>(pageParam, {
        signal,
      });
      return {
        contacts: data,
        total: totalOfHeaders(headers),
        nextPath: nextPagePath(headers.get('Link')),
      };
    },
    initialPageParam: path,
    getNextPageParam: ({ nextPath }: ContactListPage) => nextPath && laterPage(nextPath),
  };
}

/**
 * The number of contacts in a view, with at most one contact in the response; null if the API doesn't return it.
 * @param isExact true if an estimate isn't enough; otherwise, a second request counts only a list where the API
 * stopped counting
 */
export function contactCountQuery(shell: ShellApi, view: ListView, isExact = false) {
  const exact = contactListCall(view, 1, 'exact').path;
  const path = isExact ? exact : contactListCall(view, 1).path;
  return {
    queryKey: [path],
    queryFn: async ({ signal }: Pick<PageContext, 'signal'>): Promise<ListTotal | null> => {
      const totalAt = async (asked: string) =>
        totalOfHeaders((await shell.requestWithHeaders<unknown>(asked, { signal })).headers);
      const total = await totalAt(path);
      return total?.known === 'at-least' ? totalAt(exact) : total;
    },
  };
}

/** The request for the first page of a view. It includes the total, which the list shows. */
export function contactListCall(
  view: ListView,
  limit = FIRST_PAGE_SIZE,
  count: 'true' | 'exact' = 'true',
) {
  const { search, sort, due, assessed, workStyle, motivation } = view;
  const { labels, lastContact, dueWithinDays, city, country, department, prefers, never } = view;
  return api.get('/api/contacts', {
    limit,
    count,
    q: search.trim() || undefined,
    sort: sort === WHOLE_LIST.sort ? undefined : sort,
    due: due || undefined,
    assessed: assessed ?? undefined,
    mbtiType: workStyle ?? undefined,
    enneagramType: motivation ?? undefined,
    label: labels,
    lastContact: lastContact ?? undefined,
    dueWithinDays: dueWithinDays ?? undefined,
    city: city ?? undefined,
    country: country ?? undefined,
    department: department ?? undefined,
    company: view.company ?? undefined,
    prefers: prefers ?? undefined,
    never: never ?? undefined,
    missing: view.missing ?? undefined,
    notSince: view.notSince ?? undefined,
    customField: view.customFields,
  });
}

/**
 * The API's path of a later page, with a larger limit, because users who scroll need many contacts. The total is
 * already known.
 */
function laterPage(nextPath: string): string {
  const url = new URL(nextPath, 'http://api.invalid');
  url.searchParams.set('limit', String(LATER_PAGE_SIZE));
  url.searchParams.delete('count');
  return url.pathname + url.search;
}
