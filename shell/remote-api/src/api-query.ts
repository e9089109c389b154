import {
  api,
  type ApiCall,
  type Contact,
  type UserProfile,
  type UserScores,
} from '@rapport/api-client';
import { replaceEqualDeep } from '@tanstack/react-query';
import { type QueryClient } from './query.ts';
import { type OfflineWrite, type RequestOptions, type ShellApi } from './contract.ts';

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

/*
 * This file is bundled by anyone who uses it: it may import nothing that a shell of an earlier release would have
 * to offer, and what it caches is plain data that a remote of another release can use.
 */

/** What `useQuery` takes to show the response to `call`. The cache holds the response as it came. */
export function apiQuery<T>(shell: Pick<ShellApi, 'request'>, { path }: ApiCall<T>) {
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) => shell.request<T>(path, { signal }),
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
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<T> => {
      const { data, headers } = await shell.requestWithHeaders<T>(call.path, { signal });
      return withEtag(data, headers.get('ETag'));
    },
    structuralSharing: (previous: unknown, next: unknown): unknown =>
      withEtag(replaceEqualDeep(previous, next), etagOf(next)),
  };
}

/** One contact, which more than one remote reads and changes; `etagOf` knows the version of it that came. */
export function contactQuery(
  shell: Pick<ShellApi, 'request' | 'requestWithHeaders'>,
  contactId: string,
): ReturnType<typeof versionedQuery<Contact>> {
  return versionedQuery(shell, api.get('/api/contacts/{id}', { id: contactId }));
}

/** Who the signed-in person is, what they have accepted, and whether they have a result of their own. */
export function profileQuery(
  shell: Pick<ShellApi, 'request'>,
): ReturnType<typeof apiQuery<UserProfile>> {
  return apiQuery(shell, api.get('/api/user/profile'));
}

/** The person's own result. */
export function scoresQuery(
  shell: Pick<ShellApi, 'request'>,
): ReturnType<typeof apiQuery<UserScores>> {
  return apiQuery(shell, api.get('/api/user-profile'));
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
 * Sends a call to the API.
 * @throws RequestError
 */
export function request<T, Body = undefined>(
  shell: Pick<ShellApi, 'request'>,
  { method, path }: ApiCall<T, Body>,
  ...[options]: Options<Body>
): Promise<T> {
  return shell.request<T>(path, { ...options, method });
}

/** How a write may wait for a network, for shells that can let it wait. */
export interface WaitOptions extends OfflineWrite {
  /** Told instead of a response; `write` then returns null. */
  onWaiting?: () => void;
}

/**
 * Writes to the API. A write that is given `offline` waits in the browser for the network where no response
 * comes; without it, and in a shell of an earlier release, it fails.
 * @returns the response, or null when the write waits: the caller then has to read the state again
 * @throws RequestError when nothing, or perhaps nothing, was stored
 */
export async function write<T, Body = undefined>(
  shell: Pick<ShellApi, 'request' | 'sendOrWait'>,
  { method, path }: ApiCall<T, Body>,
  ...[options, offline]: WriteOptions<Body>
): Promise<T | null> {
  const call = { ...options, method };
  if (offline === undefined || shell.sendOrWait === undefined) {
    return shell.request<T>(path, call);
  }
  const { onWaiting, ...waiting } = offline;
  const response = await shell.sendOrWait<T>(path, call, waiting);
  if (response !== null) return response.data;
  onWaiting?.();
  return null;
}

/**
 * The `meta` of a mutation that ends only once the page shows what it has changed. The shell fetches that again
 * after every write and after those that were refused because it was changed elsewhere, else once the mutation
 * has ended. A shell of an earlier release does so in any case.
 */
export const UNTIL_SHOWN = { untilShown: true } as const;

/** Changes the response in the cache, where one is there. */
export function changeAnswer<T>(
  queries: QueryClient,
  { path }: ApiCall<T>,
  change: (response: T) => T,
): void {
  queries.setQueryData<T>([path], (cached) => (cached === undefined ? cached : change(cached)));
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
