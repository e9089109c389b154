import { replaceEqualDeep } from '@tanstack/react-query';
import { type QueryClient } from './query.ts';
import { isUnreadableAnswer } from './request-error.ts';
import { type OfflineWrite, type RequestOptions, type ShellApi } from './contract.ts';

/**
 * One call of an endpoint, as `endpoints` of `@rapport/contracts` gives it. This is where JSON gets a type.
 *
 * This file is bundled by whoever uses it: it may import nothing that a shell of an earlier release
 * would have to offer, and what it caches is plain data that a remote of another release can use.
 */
export interface ApiCall<T, Body = never> {
  readonly method: NonNullable<RequestOptions['method']>;
  /** Begins with `/api/`; it is the key of the response in the cache, too. */
  readonly path: string;
  /** @throws UnreadableAnswer (see `isUnreadableAnswer`) where the response is not of this type */
  readonly decode: (response: unknown) => T;
  /** Is never set. It tells the compiler which body the call takes: `undefined` stands for none. */
  readonly takes?: (body: Body) => void;
}

type CallOptions<Body> = Pick<RequestOptions, 'headers' | 'signal'> &
  (undefined extends Body ? { body?: Body } : { body: Body });

/** The options of a call may be left out where its body may. */
type Options<Body> = undefined extends Body
  ? [options?: CallOptions<Body>]
  : [options: CallOptions<Body>];

/** The same, and how the write may wait. */
type WriteOptions<Body> = undefined extends Body
  ? [options?: CallOptions<Body>, offline?: WaitOptions]
  : [options: CallOptions<Body>, offline?: WaitOptions];

/**
 * What `useQuery` takes to show the response to `call`. The cache holds the response as it came; it is
 * decoded for each component that reads it. A response that cannot be decoded is an error of this query alone.
 */
export function apiQuery<T>(shell: Pick<ShellApi, 'request'>, { path, decode }: ApiCall<T>) {
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) => shell.request<unknown>(path, { signal }),
    select: decode,
  };
}

/**
 * Like `apiQuery`, for data that a change is based on: `etagOf` knows the ETag that came with it. It is
 * a function of its own because it is several times as large, and each remote bundles what it uses.
 */
export function versionedQuery<T>(
  shell: Pick<ShellApi, 'request' | 'requestWithHeaders'>,
  call: ApiCall<T>,
) {
  return {
    ...apiQuery(shell, call),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> => {
      const { data, headers } = await shell.requestWithHeaders<unknown>(call.path, { signal });
      return withEtag(data, headers.get('ETag'));
    },
    select: decodeWithEtag(call.decode),
    structuralSharing: (previous: unknown, next: unknown): unknown =>
      withEtag(replaceEqualDeep(previous, next), etagOf(next)),
  };
}

/**
 * The ETag that came with a response, to send as `If-Match`. Null where the API sent none, where the
 * data was changed in the cache since, and where anything but a `versionedQuery` put it there.
 * @param data of a `versionedQuery`, as its component gets it or as the cache holds it
 */
export function etagOf(data: unknown): string | null {
  const etag: unknown = isObject(data) ? Reflect.get(data, ETAG) : null;
  return typeof etag === 'string' ? etag : null;
}

/**
 * Asks the API and decodes what it responds.
 * @throws RequestError, and UnreadableAnswer for a response that is not of this type
 */
export async function request<T, Body = undefined>(
  shell: Pick<ShellApi, 'request'>,
  { method, path, decode }: ApiCall<T, Body>,
  ...[options]: Options<Body>
): Promise<T> {
  return decode(await shell.request<unknown>(path, { ...options, method }));
}

/** How a write may wait for a network, for shells that can let it wait. */
export interface WaitOptions extends OfflineWrite {
  /** Told instead of a response; `write` then returns null. */
  onWaiting?: () => void;
}

/**
 * Writes to the API. An unreadable response is no error, because the write has been stored. A write
 * that is given `offline` waits in the browser for the network where no response comes; without it, and in
 * a shell of an earlier release, it fails.
 * @returns the response, or null when it cannot be decoded or the write waits: the caller then has to
 *   read the state again
 * @throws RequestError when nothing, or perhaps nothing, was stored
 */
export async function write<T, Body = undefined>(
  shell: Pick<ShellApi, 'request' | 'sendOrWait'>,
  { method, path, decode }: ApiCall<T, Body>,
  ...[options, offline]: WriteOptions<Body>
): Promise<T | null> {
  const call = { ...options, method };
  if (offline === undefined || shell.sendOrWait === undefined) {
    return decodeOrNull(decode, await shell.request<unknown>(path, call));
  }
  const { onWaiting, ...waiting } = offline;
  const response = await shell.sendOrWait<unknown>(path, call, waiting);
  if (response !== null) return decodeOrNull(decode, response.data);
  onWaiting?.();
  return null;
}

/** Changes the response in the cache, where one is there that can be decoded. */
export function changeAnswer<T>(
  queries: QueryClient,
  { path, decode }: Pick<ApiCall<T>, 'path' | 'decode'>,
  change: (response: T) => T,
): void {
  queries.setQueryData<unknown>([path], (cached: unknown) => {
    const response = cached === undefined ? null : decodeOrNull(decode, cached);
    return response === null ? cached : change(response);
  });
}

/**
 * For `invalidateQueries` and its like: whether a query's path is the path of one of these calls, with or
 * without a query string, or is below it. `/api/contacts` covers `/api/contacts?limit=50` and
 * `/api/contacts/1`, not `/api/contacts-of-others`.
 */
export function isUnder(...calls: readonly { readonly path: string }[]) {
  return {
    predicate: ({ queryKey: [key] }: { readonly queryKey: readonly unknown[] }): boolean =>
      calls.some(
        ({ path }) => key === path || ['?', '/'].some((end) => startsWith(key, path + end)),
      ),
  };
}

/** Lists of contacts, and what follows from all of them. */
const ABOUT_ALL = ['/api/contacts', '/api/today', '/api/meetings'];

/**
 * For `invalidateQueries` and its like: whether a query is about contacts in general, or about this one,
 * because its path names it. The shell itself fetches again what a write changes; this is for what has to
 * be there before a mutation ends, and for writes that were refused because the contact has changed.
 */
export function isAbout(contactId?: string) {
  return {
    predicate: ({ queryKey: [key] }: { readonly queryKey: readonly unknown[] }): boolean =>
      ABOUT_ALL.some((start) => startsWith(key, start)) ||
      (contactId !== undefined && typeof key === 'string' && key.includes(contactId)),
  };
}

function startsWith(key: unknown, start: string): boolean {
  return typeof key === 'string' && key.startsWith(start);
}

/** The same for all copies of this module. It is not enumerable, so the data stays what the API sent. */
const ETAG = Symbol.for('rapport.etag');

/** Puts an ETag back on data that lost it, because a copy holds only what the API sent. */
export function withEtag<T>(data: T, etag: string | null): T {
  if (etag !== null && isObject(data)) {
    Object.defineProperty(data, ETAG, { value: etag, configurable: true });
  }
  return data;
}

const selects = new WeakMap<object, (response: unknown) => unknown>();

/** Always the same function for the same `decode`: with another one the query library decodes again. */
function decodeWithEtag<T>(decode: (response: unknown) => T): (response: unknown) => T;
function decodeWithEtag(decode: (response: unknown) => unknown) {
  const select =
    selects.get(decode) ?? ((response: unknown) => withEtag(decode(response), etagOf(response)));
  selects.set(decode, select);
  return select;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function decodeOrNull<T>(decode: (response: unknown) => T, response: unknown): T | null {
  try {
    return decode(response);
  } catch (error) {
    if (isUnreadableAnswer(error)) return null;
    throw error;
  }
}
