import { QueryClient } from '@tanstack/react-query';
import {
  type FieldProblem,
  type RequestError,
  type RequestOptions,
  type ShellApi,
  type ShellUser,
  type ValueSource,
} from '@rapport/remote-api';

/** The person that `fakeShell` signs in. */
export const TEST_USER: ShellUser = {
  id: '00000000-0000-4000-8000-00000000000a',
  email: 'ada@example.test',
  avatarUrl: null,
};

/** A value that never changes, where a shell would hand out a live one. */
export function constantSource<T>(value: T): ValueSource<T> {
  return { get: () => value, subscribe: () => () => {} };
}

/** The error that `ShellApi.request` throws, for a test that needs a failing API. */
export function requestError(
  message: string,
  status: number | null = 500,
  code: string | null = null,
  problems: readonly FieldProblem[] = [],
): RequestError {
  const name = 'RequestError' as const;
  return Object.assign(new Error(message), { name, status, code, problems });
}

/** What `fakeShell` makes: a shell, and what a test may ask it. */
export interface FakeShell extends ShellApi {
  /** Whether some form holds unsaved text right now. */
  hasUnsavedText(): boolean;
}

/**
 * A shell for running a remote's code alone. Every call it is not told how to answer fails,
 * so a test states all that its subject asks for. `requestWithHeaders` follows `request` unless given.
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

/** What each fake shell calls after a write. */
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
 * A query cache that asks `shell`, with the freshness of the product and without retries: an error shows at once.
 * As in the product, what is shown is fetched again after a write: here all that was fetched before. What a test
 * has put there stays.
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

/** The shell's own function of this name knows what each write changes. */
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
