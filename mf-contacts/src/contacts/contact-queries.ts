import { api, type ContactSummary } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { type ListTotal, totalOfHeaders } from './list-total.ts';
import { type ListView, WHOLE_LIST } from './list-view.ts';
import { nextPagePath } from './next-page.ts';

/**
 * What the pages read about contacts; what only one feature reads lies with that feature. The key of a query is the path that it asks for; a list of pages
 * has the path of its first page.
 */

/** The texts for a contact's two types; they are asked for only when both are known. */
export function personalityProfileQuery(
  shell: ShellApi,
  { mbtiType, enneagramType }: Pick<ContactSummary, 'mbtiType' | 'enneagramType'>,
) {
  // A query that is not enabled still needs a key.
  const types = { mbtiType: mbtiType ?? 'INTJ', enneagramType: enneagramType ?? 1 } as const;
  return {
    ...apiQuery(shell, api.get('/api/personality-profile', types)),
    enabled: mbtiType !== null && enneagramType !== null,
  };
}

/** All labels of the user by name, each with how many contacts have it. */
export function labelsQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/labels'));
}

/** Enough to fill a screen at once. */
const FIRST_PAGE_SIZE = 50;
/** As many as the API gives at a time. */
const LATER_PAGE_SIZE = 200;

interface ContactListPage {
  contacts: ContactSummary[];
  /** How many contacts match in all; null when the API does not say. */
  total: ListTotal | null;
  nextPath: string | null;
}

/** What the cache holds for a view of the list. */
export interface ContactListPages {
  pages: ContactListPage[];
  pageParams: string[];
}

/** A view of the list, page by page, for `useInfiniteQuery`. */
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
 * How many contacts a view has, without more of them than one call has to bring; null when the API
 * does not say.
 * @param isExact whether an estimate is not enough; else only a list where the API stopped counting is
 *   counted by a second call
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

/** The call for the first page of a view. It asks for the total, because the list shows it. */
export function contactListCall(
  view: ListView,
  limit = FIRST_PAGE_SIZE,
  count: 'true' | 'exact' = 'true',
) {
  const { search, sort, due, assessed, workStyle, motivation } = view;
  const { labels, lastContact, dueWithinDays, city, country, department } = view;
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
  });
}

/** A later page, as the API names it, made larger: who scrolls on wants many, and the total is known. */
function laterPage(nextPath: string): string {
  const url = new URL(nextPath, 'http://api.invalid');
  url.searchParams.set('limit', String(LATER_PAGE_SIZE));
  url.searchParams.delete('count');
  return url.pathname + url.search;
}

/** What a list of pages asks for a page with. */
export interface PageContext {
  /** The path of the page. */
  pageParam: string;
  signal: AbortSignal;
}
