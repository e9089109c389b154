import { type ListView, WHOLE_LIST, writeListView } from './list-view.ts';

/** Addresses of contacts: at the API (which double as cache keys) and in the browser. */

/** Where a new contact is posted, and how every cache key of contact data begins. */
export const CONTACTS_API = '/api/contacts';

/** Enough to fill a screen at once. */
const FIRST_PAGE_SIZE = 50;
/** As many as the API gives at a time. */
const LATER_PAGE_SIZE = 200;

/** First page of a view of the list. The total is asked for, because the list shows it. */
export function contactListApi(view: ListView): string {
  const { search, sort, due, assessed, workStyle, motivation } = view;
  const query = new URLSearchParams({ limit: String(FIRST_PAGE_SIZE), count: 'true' });
  const text = search.trim();
  if (text !== '') query.set('q', text);
  if (sort !== WHOLE_LIST.sort) query.set('sort', sort);
  if (due) query.set('due', 'true');
  if (assessed !== null) query.set('assessed', String(assessed));
  if (workStyle !== null) query.set('mbtiType', workStyle);
  if (motivation !== null) query.set('enneagramType', String(motivation));
  return `${CONTACTS_API}?${query}`;
}

/** A later page, as the API names it, made larger: who scrolls on wants many, and the total is known. */
export function laterPageApi(nextPath: string): string {
  const url = new URL(nextPath, 'http://api.invalid');
  url.searchParams.set('limit', String(LATER_PAGE_SIZE));
  url.searchParams.delete('count');
  return url.pathname + url.search;
}

/** One contact. Pass only what `isContactId` accepts, or dots could climb out of the path. */
export function contactApi(contactId: string): string {
  return `${CONTACTS_API}/${encodeURIComponent(contactId)}`;
}

/** The list, with what is selected and how it is viewed, so that Back, reload and a shared link work. */
export function contactsRoute({
  selected,
  view,
}: { selected?: string | null; view?: ListView } = {}): string {
  const query = new URLSearchParams();
  if (selected) query.set('selected', selected);
  if (view) writeListView(view, query);
  return query.size === 0 ? '/contacts' : `/contacts?${query}`;
}

/** The page of one contact. */
export function contactRoute(contactId: string): string {
  return `/contacts/${encodeURIComponent(contactId)}`;
}

/** The page on which all questions about a contact are answered; another remote owns it. */
export function assessmentRoute(contactId: string): string {
  return `/assessment/${encodeURIComponent(contactId)}`;
}

/** The tabs of a contact's page, the first one being what the page opens on. */
export const CONTACT_TABS = ['styles', 'interactions', 'recommendations'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

/** The page of a contact, open on a tab. */
export function contactTabRoute(contactId: string, tab: ContactTab): string {
  return `${contactRoute(contactId)}?tab=${tab}`;
}

/** History state of a contact that was opened from the list: Back can then go back instead of ahead. */
export const FROM_LIST = { fromList: true } as const;

/** Whether `state`, of a router location, is that of a contact opened from the list. */
export function cameFromList(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true
  );
}
