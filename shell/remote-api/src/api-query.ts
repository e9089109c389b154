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

/** The options of a call, which are optional if its body is. */
type Options<Body> = undefined extends Body
  ? [options?: CallOptions<Body>]
  : [options: CallOptions<Body>];

/** The same, with options for waiting writes. */
type WriteOptions<Body> = undefined extends Body
  ? [options?: CallOptions<Body>, offline?: WaitOptions]
  : [options: CallOptions<Body>, offline?: WaitOptions];

/*
 * Every remote bundles this file, so it must not import anything that a shell of an earlier release doesn't
 * provide, and what it caches is plain data that a remote of another release can use.
 */

/** Returns the options of `useQuery` for the response to `call`. The cache contains the response unchanged. */
export function apiQuery<T>(shell: Pick<ShellApi, 'request'>, { path }: ApiCall<T>) {
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) => shell.request<T>(path, { signal }),
  };
}

/**
 * Like `apiQuery`, for data that a change is based on: `etagOf` returns its ETag. It's a separate function because
 * it's several times as large, and each remote bundles what it uses.
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

/** The query of a contact, which several remotes read and change; `etagOf` returns its version. */
export function contactQuery(
  shell: Pick<ShellApi, 'request' | 'requestWithHeaders'>,
  contactId: string,
): ReturnType<typeof versionedQuery<Contact>> {
  return versionedQuery(shell, api.get('/api/contacts/{id}', { id: contactId }));
}

/** The query of the signed-in user: their account, what they have accepted, and whether they have a result. */
export function profileQuery(
  shell: Pick<ShellApi, 'request'>,
): ReturnType<typeof apiQuery<UserProfile>> {
  return apiQuery(shell, api.get('/api/user/profile'));
}

/** The query of the user's own result. */
export function scoresQuery(
  shell: Pick<ShellApi, 'request'>,
): ReturnType<typeof apiQuery<UserScores>> {
  return apiQuery(shell, api.get('/api/user-profile'));
}

/**
 * Returns the ETag of a response, to be sent as `If-Match`. Null if the API sent none, if the data was changed in
 * the cache since, and if it wasn't cached by a `versionedQuery`.
 * @param data of a `versionedQuery`, from its component or from the cache
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

/** Options for a write that may wait for a network, in shells that support it. */
export interface WaitOptions extends OfflineWrite {
  /** Called instead of returning a response; `write` then returns null. */
  onWaiting?: () => void;
}

/**
 * Writes to the API. With `offline`, a write without a response waits in the browser for the network; without it,
 * and in a shell of an earlier release, it fails.
 * @returns the response, or null if the write waits: the caller must then read the state again
 * @throws RequestError if nothing, or possibly nothing, was stored
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
 * The `meta` of a mutation that ends only once the page shows what it has changed. The shell refetches that after
 * every write, and after those that were refused because of another change; otherwise after the mutation has ended.
 * A shell of an earlier release always does so.
 */
export const UNTIL_SHOWN = { untilShown: true } as const;

/** Changes the response in the cache, if there is one. */
export function changeAnswer<T>(
  queries: QueryClient,
  { path }: ApiCall<T>,
  change: (response: T) => T,
): void {
  queries.setQueryData<T>([path], (cached) => (cached === undefined ? cached : change(cached)));
}

/**
 * For `invalidateQueries` and similar functions: matches queries whose path is the path of one of these calls, with
 * or without a query string, or is below it. `/api/contacts` covers `/api/contacts?limit=50` and `/api/contacts/1`,
 * but not `/api/contacts-of-others`.
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

/** The same in all copies of this module. It isn't enumerable, so the data stays what the API sent. */
const ETAG = Symbol.for('rapport.etag');

/** Restores an ETag on a copy, which contains only what the API sent. */
export function withEtag<T>(data: T, etag: string | null): T {
  if (etag !== null && isObject(data)) {
    Object.defineProperty(data, ETAG, { value: etag, configurable: true });
  }
  return data;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
