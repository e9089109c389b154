import { CHANGES, CHANGES_WITH_TIME, SHOWS } from '@rapport/api-client';

/** A write as it was sent to the API. */
export interface Write {
  method: string;
  path: string;
  body?: unknown;
}

/** Every topic of the API. */
const EVERYTHING: readonly string[] = [...new Set(Object.values(SHOWS).flat())];

/**
 * The topics that a write changes, as its controller says. A call that this shell does not know, because the
 * API is newer, may change anything.
 */
export function changedBy({ method, path }: Pick<Write, 'method' | 'path'>): readonly string[] {
  return entryOf(CHANGES, `${method} ${path}`) ?? EVERYTHING;
}

/** Whether the response to a read shows one of these topics, as its controller says. */
export function isShownBy(path: string, topics: readonly string[]): boolean {
  if (!path.startsWith('/api/')) return false;
  return (entryOf(SHOWS, path) ?? EVERYTHING).some((topic) => topics.includes(topic));
}

/** Whether the response to a read changes with time alone, as its controller says. */
export function changesWithTime(path: string): boolean {
  return entryOf(CHANGES_WITH_TIME, path) !== undefined;
}

/** The entry of a call in a table by templates such as `/api/contacts/{id}`; its query doesn't count. */
function entryOf<T>(table: Readonly<Record<string, T>>, call: string): T | undefined {
  const [path = ''] = call.split('?');
  const parts = path.split('/');
  const template = Object.hasOwn(table, path)
    ? path
    : Object.keys(table).find((each) => isOfTemplate(parts, each.split('/')));
  return template === undefined ? undefined : table[template];
}

function isOfTemplate(parts: readonly string[], template: readonly string[]): boolean {
  return (
    parts.length === template.length &&
    template.every((part, at) => part === parts[at] || part.startsWith('{'))
  );
}

/** The contacts that a write takes away. To ask for them again would be an error. */
export function goneAfter({ method, path, body }: Write): readonly unknown[] {
  const { with: merged, change, ids } = fieldsOf(body);
  if (path.endsWith('/merge')) return [merged];
  if (path === '/api/contacts/bulk') return change === 'delete' && Array.isArray(ids) ? ids : [];
  const [, id] = /^\/api\/contacts\/([^/]+)$/.exec(path) ?? [];
  return method === 'DELETE' && id !== undefined ? [id] : [];
}

function fieldsOf(body: unknown): Partial<Record<string, unknown>> {
  return { ...Object(body) };
}
