import { CHANGES, CHANGES_WITH_TIME, SHOWS } from '@rapport/api-client';

/** A write as it was sent to the API. */
export interface Write {
  method: string;
  path: string;
  body?: unknown;
  /** Whether it was refused because it was based on what is gone, or was changed elsewhere. */
  overtaken?: boolean;
}

/** Every topic of the API. */
const EVERYTHING: readonly string[] = [...new Set(Object.values(SHOWS).flat())];

/** Whether a write ends the session with the account: nothing is left to fetch in any tab. */
export function endsSession({ method, path }: Write): boolean {
  return method === 'DELETE' && path === '/api/user';
}

/**
 * The topics that are other than before a write, as its controller says. A call that this shell does not know,
 * because the API is newer, may change anything; so may what has overtaken a write.
 */
export function changedBy({ method, path, overtaken = false }: Write): readonly string[] {
  return (overtaken ? null : entryOf(CHANGES, `${method} ${path}`)) ?? EVERYTHING;
}

/** Whether the response to a read shows one of these topics, as its controller says. */
export function isShownBy(path: string, topics: readonly string[]): boolean {
  if (!path.startsWith('/api/')) return false;
  return (entryOf(SHOWS, path) ?? EVERYTHING).some((topic) => topics.includes(topic));
}

/**
 * Says of a read's path whether its response shows what a write changes: they have a topic in common, and a read
 * about one contact or one meeting is about one that the write names.
 * @param contactId whom the write is about, where neither its path nor its body says so
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
 * Says of a read's path whether its response may be another one after a write. Unlike `readsChangedBy`, it accepts
 * reads about contacts that no one named where the write is about something else that they show: a renamed label,
 * a calendar, or the person's own result.
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

/** Whether a write is about contacts that it names, or adds one, and leaves the others as they are. */
function isAboutNamedContacts({ method, path, body }: Write): boolean {
  const { contactId, contactIds, matching } = fieldsOf(body);
  const template = matchOf(CHANGES, `${method} ${path}`)?.template ?? '';
  // A meeting that is changed names who takes part, and not who doesn't any more.
  const isPlanned = method === 'POST' && contactIds !== undefined;
  return (
    matching === undefined && (OF_CONTACT.test(template) || contactId !== undefined || isPlanned)
  );
}

/** The read that shows what a write stores: the one at its own path, or at the nearest path above that. */
export function readOf(path: string): string {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    if (matchOf(SHOWS, at) !== null) return at;
  }
  return path;
}

/** Whether the response to a read changes with time alone, as its controller says. */
export function changesWithTime(path: string): boolean {
  return entryOf(CHANGES_WITH_TIME, path) !== undefined;
}

function entryOf<T>(table: Readonly<Record<string, T>>, call: string): T | undefined {
  return matchOf(table, call)?.entry;
}

/**
 * The entry of a call in a table by templates such as `/api/contacts/{id}`, and what stands in the place of the
 * parameters; its query doesn't count.
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

/** The contacts that a write takes away. To ask for them again would be an error. */
export function goneAfter({ method, path, body, overtaken = false }: Write): readonly unknown[] {
  // To delete what is gone already is overtaken, too.
  if (overtaken && method !== 'DELETE') return [];
  const { with: merged, change, ids } = fieldsOf(body);
  if (path.endsWith('/merge')) return [merged];
  if (path === '/api/contacts/bulk') return change === 'delete' && Array.isArray(ids) ? ids : [];
  // What is deleted for good as a whole is no contact of that name.
  const [, id] = /^\/api\/contacts\/(?!deleted$)([^/]+)$/.exec(path) ?? [];
  return method === 'DELETE' && id !== undefined ? [id] : [];
}

function fieldsOf(body: unknown): Partial<Record<string, unknown>> {
  return { ...Object(body) };
}
