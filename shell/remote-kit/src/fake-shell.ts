import { QueryClient } from '@tanstack/react-query';
import {
  type FieldProblem,
  type RequestError,
  type RequestOptions,
  type ShellApi,
  type ShellUser,
  type ValueSource,
} from '@rapport/remote-api';

/** The user that `fakeShell` signs in. */
export const TEST_USER: ShellUser = {
  id: '00000000-0000-4000-8000-00000000000a',
  email: 'ada@example.test',
  avatarUrl: null,
};

/** A value that never changes, in place of a live one. */
export function constantSource<T>(value: T): ValueSource<T> {
  return { get: () => value, subscribe: () => () => {} };
}

/** Creates the error that `ShellApi.request` throws, for a test that needs a failing API. */
export function requestError(
  message: string,
  status: number | null = 500,
  code: string | null = null,
  problems: readonly FieldProblem[] = [],
): RequestError {
  const name = 'RequestError' as const;
  return Object.assign(new Error(message), { name, status, code, problems });
}

/** The result of `fakeShell`: a shell with additional functions for tests. */
export interface FakeShell extends ShellApi {
  /** Returns whether a form currently has unsaved text. */
  hasUnsavedText(): boolean;
}

/**
 * Creates a shell for running a remote's code alone. Every call without an override fails, so a test lists all that
 * its subject uses. `requestWithHeaders` follows `request` by default.
 */
export function fakeShell(overrides: Partial<ShellApi> = {}): FakeShell {
  const holds = new Set<object>();
  const unexpected = (what: string) => () => Promise.reject(new Error(`unexpected ${what}`));
  const listeners = new Set<() => void>();
  const send = overrides.request ?? unexpected('request');
  const request: ShellApi['request'] = <T>(...[path, options]: Parameters<ShellApi['request']>) =>
    telling(listeners, options, () => send<T>(path, options));
  const { requestWithHeaders } = overrides;
  const shell: FakeShell = {
    contract: 1,
    user: constantSource<ShellUser | null>(TEST_USER),
    requestWithHeaders: async <T>(...call: Parameters<ShellApi['request']>) => ({
      data: await request<T>(...call),
      headers: new Headers(),
    }),
    fileUrl: (path) => `https://api.test${path}`,
    notify: () => {},
    holdUnsaved: () => {
      const hold = {};
      holds.add(hold);
      return () => void holds.delete(hold);
    },
    hasUnsavedText: () => holds.size > 0,
    loadRemoteModule: unexpected('remote module'),
    ...overrides,
    ...(requestWithHeaders && {
      requestWithHeaders: <T>(...[path, options]: Parameters<ShellApi['request']>) =>
        telling(listeners, options, () => requestWithHeaders<T>(path, options)),
    }),
    request,
  };
  writeListeners.set(shell, listeners);
  return shell;
}

/** The listeners of each fake shell, called after a write. */
const writeListeners = new WeakMap<ShellApi, Set<() => void>>();

async function telling<T>(
  listeners: ReadonlySet<() => void>,
  options: RequestOptions | undefined,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } finally {
    if ((options?.method ?? 'GET') !== 'GET') for (const listener of listeners) listener();
  }
}

/**
 * A query cache that uses `shell`, with the product's freshness and without retries, so that an error shows
 * immediately. As in the product, data on screen is refetched after a write: here, everything that was fetched
 * before. Data set by a test stays.
 */
export function fakeQueryClient(shell: ShellApi): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 5 * 60_000,
        queryFn: ({ queryKey, signal }) => shell.request(String(queryKey[0]), { signal }),
      },
    },
  });
  writeListeners.get(shell)?.add(createAfterWrite(client));
  return client;
}

/** The shell's real function with this name knows what each write changes. */
function createAfterWrite(client: QueryClient): () => void {
  const fetched = new WeakSet<object>();
  let isDue = false;
  const refresh = async () => {
    if (!isDue) return;
    isDue = false;
    await client.invalidateQueries({
      predicate: (query) =>
        fetched.has(query) &&
        query.queryKey.length === 1 &&
        !String(query.queryKey[0]).includes('#'),
    });
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') fetched.add(event.query);
  });
  const mutations = client.getMutationCache();
  mutations.config.onSettled = async (...[, , , , { meta }]) => {
    if (meta?.['untilShown'] === true) await refresh();
  };
  mutations.subscribe(({ mutation }) => {
    if (mutation?.state.status !== 'pending') void refresh();
  });
  return () => {
    isDue = true;
    if (client.isMutating() === 0) void refresh();
  };
}
