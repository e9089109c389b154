/** Addresses of contacts: at the API (which double as cache keys) and in the browser. */

/** Where a new contact is posted, and how every cache key of contact data begins. */
export const CONTACTS_API = '/api/contacts';

const PAGE_SIZE = 50;

/** First page of the list; blank text means no filter. The total is asked for, because the list shows it. */
export function contactListApi(search: string): string {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), count: 'true' });
  const text = search.trim();
  if (text !== '') query.set('q', text);
  return `${CONTACTS_API}?${query}`;
}

/** One contact. Pass only what `isContactId` accepts, or dots could climb out of the path. */
export function contactApi(contactId: string): string {
  return `${CONTACTS_API}/${encodeURIComponent(contactId)}`;
}

/** Whether text from an address bar can be sent as a contact id at all; the API has the last word. */
export function isContactId(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{1,64}$/.test(value);
}

/** The list, with what is selected and searched for, so that Back, reload and a shared link work. */
export function contactsRoute({
  selected,
  search,
}: { selected?: string | null; search?: string } = {}): string {
  const query = new URLSearchParams();
  if (selected) query.set('selected', selected);
  if (search) query.set('q', search);
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
