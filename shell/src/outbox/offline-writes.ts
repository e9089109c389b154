import { type ShellApi, type ValueSource, type WaitingWrite } from '@rapport/remote-api';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readsChangedBy } from '../query/changes.ts';
import { type RequestWithHeaders } from '../request/request.ts';
import { type OutboxOptions, type Outbox } from './outbox-types.ts';
import { type StoredWrite } from './stored-write.ts';

/** Two files, because the bundler would add the queue to the first load if the other one exported it, too. */
const load = () => Promise.all([import('./outbox-parts.tsx'), import('./create-outbox.ts')]);

/** The queue, and its user interface. */
type Loaded = Awaited<ReturnType<typeof load>>[0] & { queue: Outbox };

export interface OfflineWrites {
  store: StoreApi<{ loaded: Loaded | null }>;
  /** Fetches the code while there's a network, and sends waiting writes. */
  prepare(): void;
  /** Wraps reads to include waiting writes. */
  showing(request: RequestWithHeaders): RequestWithHeaders;
  sendOrWait: NonNullable<ShellApi['sendOrWait']>;
  waitingWrites: ValueSource<readonly WaitingWrite[]>;
  mayGo: Outbox['mayGo'];
  /** Sends waiting writes if the code is loaded: the network or the user is back. */
  wake(): void;
  forgetPerson: Outbox['forgetPerson'];
}

const NONE: readonly StoredWrite[] = [];

/** Access to waiting writes. Their code is fetched after the page has loaded, or with the first write. */
export function createOfflineWrites(parts: OutboxOptions): OfflineWrites {
  const store = createStore<{ loaded: Loaded | null }>(() => ({ loaded: null }));
  let loading: Promise<Outbox | null> | null = null;
  const listeners = new Set<() => void>();
  /** The list passed to remotes, and its source; it keeps its identity while the source is unchanged. */
  let given: { of: readonly StoredWrite[]; writes: readonly WaitingWrite[] } = {
    of: NONE,
    writes: NONE,
  };

  const queue = () =>
    (loading ??= load().then(
      ([part, { createOutbox: createWriteQueue }]) => {
        const made = createWriteQueue(parts);
        made.store.subscribe(() => listeners.forEach((listener) => listener()));
        store.setState({ loaded: { ...part, queue: made } });
        return made;
      },
      () => (loading = null),
    ));

  return {
    store,
    prepare: () => void queue().then((made) => made?.wake()),
    showing: (request) => async (path, options) => {
      const answer = await request<never>(path, options);
      const { loaded } = store.getState();
      if (loaded === null || (options?.method ?? 'GET') !== 'GET') return answer;
      return { ...answer, data: loaded.queue.shown<never>(path, answer.data) };
    },
    sendOrWait: async (path, options, offline) =>
      ((await queue())?.send<never> ?? parts.request<never>)(path, options, offline),
    waitingWrites: {
      get: () => {
        const of = store.getState().loaded?.queue.store.getState().writes ?? NONE;
        if (given.of !== of) given = { of, writes: of.map(withMark) };
        return given.writes;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    mayGo: async () => (await queue())?.mayGo() ?? true,
    wake: () => void store.getState().loaded?.queue.wake(),
    forgetPerson: () => store.getState().loaded?.queue.forgetPerson(),
  };
}

function withMark(write: StoredWrite): WaitingWrite {
  const { id, says, contactId, at, state } = write;
  return { id, says, contactId, at, state, isShownAt: readsChangedBy(write) };
}
