import { CHANGES, CHANGES_WITH_TIME, SHOWS } from '@rapport/api-client';

/** A write as sent to the API. */
export interface Write {
  method: string;
  path: string;
  body?: unknown;
  /** True if it was refused because its target was deleted or changed elsewhere. */
  overtaken?: boolean;
}

/** All topics of the API. */
const EVERYTHING: readonly string[] = [...new Set(Object.values(SHOWS).flat())];

/** Returns whether a write ends the session with the account, so that no tab has anything left to fetch. */
export function endsSession({ method, path }: Write): boolean {
  return method === 'DELETE' && path === '/api/user';
}

/**
 * Returns the topics that a write changes, as declared by its controller. An unknown call, of a newer API, may
 * change anything; so may what has overtaken a write.
 */
export function changedBy({ method, path, overtaken = false }: Write): readonly string[] {
  return (overtaken ? null : entryOf(CHANGES, `${method} ${path}`)) ?? EVERYTHING;
}

/** Returns whether the response to a read shows one of these topics, as declared by its controller. */
export function isShownBy(path: string, topics: readonly string[]): boolean {
  if (!path.startsWith('/api/')) return false;
  return (entryOf(SHOWS, path) ?? EVERYTHING).some((topic) => topics.includes(topic));
}

/**
 * Returns a function that tells whether a read's response shows what a write changes: they share a topic, and a
 * read about one contact or meeting is about one that the write names.
 * @param contactId the contact of the write, if neither its path nor its body contains it
 */
export function readsChangedBy({ contactId, ...write }: Write & { contactId?: string | null }) {
  const topics = changedBy(write);
  const named = JSON.stringify([write.path, write.body, contactId]);
  return (path: string): boolean => {
    const { params } = matchOf(SHOWS, path) ?? { params: [] };
    return isShownBy(path, topics) && params.every((id) => named.includes(id));
  };
}

/** Calls about a contact, by their templates. */
const OF_CONTACT = /\/api\/contacts(\/|$)|\{contactId\}/;

/**
 * Returns a function that tells whether a read's response may change with a write. Unlike `readsChangedBy`, it
 * accepts reads about unnamed contacts if the write is about something else that they show: a renamed label, a
 * calendar, or the user's own result.
 */
export function readsOutdatedBy(write: Write): (path: string) => boolean {
  const isNamed = readsChangedBy(write);
  if (write.overtaken) return isNamed;
  const topics = changedBy(write);
  const leavesOthers = isAboutNamedContacts(write);
  const isOfContact = (path: string) => OF_CONTACT.test(matchOf(SHOWS, path)?.template ?? '');
  return (path) =>
    isShownBy(path, topics) && (isNamed(path) || !leavesOthers || !isOfContact(path));
}

/** Returns whether a write names its contacts or adds one, and leaves all others unchanged. */
function isAboutNamedContacts({ method, path, body }: Write): boolean {
  const { contactId, contactIds, matching } = fieldsOf(body);
  const template = matchOf(CHANGES, `${method} ${path}`)?.template ?? '';
  // A change of a meeting names the new attendees, but not the removed ones.
  const isPlanned = method === 'POST' && contactIds !== undefined;
  return (
    matching === undefined && (OF_CONTACT.test(template) || contactId !== undefined || isPlanned)
  );
}

/** Returns the read that shows what a write stores: the one at its own path, or at the nearest path above it. */
export function readOf(path: string): string {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    if (matchOf(SHOWS, at) !== null) return at;
  }
  return path;
}

/** Returns whether the response to a read changes with time alone, as declared by its controller. */
export function changesWithTime(path: string): boolean {
  return entryOf(CHANGES_WITH_TIME, path) !== undefined;
}

function entryOf<T>(table: Readonly<Record<string, T>>, call: string): T | undefined {
  return matchOf(table, call)?.entry;
}

/**
 * Returns the entry of a call in a table by templates such as `/api/contacts/{id}`, and its parameter values; its
 * query is ignored.
 */
function matchOf<T>(table: Readonly<Record<string, T>>, call: string) {
  const [path = ''] = call.split('?');
  const parts = path.split('/');
  const template = Object.hasOwn(table, path)
    ? path
    : Object.keys(table).find((each) => isOfTemplate(parts, each.split('/')));
  const entry = template === undefined ? undefined : table[template];
  if (template === undefined || entry === undefined) return null;
  const names = template.split('/');
  return { entry, template, params: parts.filter((_, at) => names[at]?.startsWith('{')) };
}

function isOfTemplate(parts: readonly string[], template: readonly string[]): boolean {
  return (
    parts.length === template.length &&
    template.every((part, at) => part === parts[at] || part.startsWith('{'))
  );
}

/** Returns the contacts that a write deletes. Fetching them again would be an error. */
export function goneAfter({ method, path, body, overtaken = false }: Write): readonly unknown[] {
  // Deleting what's already deleted also counts as overtaken.
  if (overtaken && method !== 'DELETE') return [];
  const { with: merged, change, ids } = fieldsOf(body);
  if (path.endsWith('/merge')) return [merged];
  if (path === '/api/contacts/bulk') return change === 'delete' && Array.isArray(ids) ? ids : [];
  // The trash as a whole isn't a contact with that name.
  const [, id] = /^\/api\/contacts\/(?!deleted$)([^/]+)$/.exec(path) ?? [];
  return method === 'DELETE' && id !== undefined ? [id] : [];
}

function fieldsOf(body: unknown): Partial<Record<string, unknown>> {
  return { ...Object(body) };
}
