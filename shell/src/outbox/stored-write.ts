import {
  type OfflineWrite,
  type RequestOptions,
  type WaitingField,
  type WaitingWrite,
} from '@rapport/remote-api';
import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';

/** A write as stored in the browser. */
export interface StoredWrite extends WaitingWrite {
  method: NonNullable<RequestOptions['method']>;
  path: string;
  body: unknown;
  /** The Idempotency-Key of all attempts; null if it isn't a POST. */
  key: string | null;
  /** The ETag of what the user saw; null if the last write wins. */
  ifMatch: string | null;
  fields: readonly WaitingField[];
  shows: Readonly<Record<string, unknown>>;
  /** When the API may have received it first, in milliseconds since 1970; null if it certainly hasn't. */
  triedAt: number | null;
  /** Why the API refused it. */
  reason: string | null;
  /** What the API had when another change came first. */
  stored: StoredNow | null;
}

/** The conflicting fields as stored by the API, by their keys in its response, with their version. */
export interface StoredNow {
  etag: string | null;
  values: Readonly<Record<string, unknown>>;
  /** When they were stored, according to the API. */
  changedAt: string | null;
}

type Sent = Pick<StoredWrite, 'id' | 'at' | 'method' | 'path' | 'body' | 'key' | 'triedAt'>;

/** Creates a waiting write. */
export function newWrite(
  { ifMatch, ...sent }: Sent & { ifMatch: string | undefined },
  offline: OfflineWrite,
): StoredWrite {
  const { says, contactId = null, fields = [], shows = {} } = offline;
  return {
    ...sent,
    body: sent.body ?? null,
    ifMatch: ifMatch ?? null,
    says,
    contactId,
    fields,
    shows,
    state: 'waiting',
    reason: null,
    stored: null,
  };
}

type Key = [userId: string, id: string];

/** The part of IndexedDB that's used; tests replace it with a map. Each write is a separate item. */
export interface WriteDatabase {
  add(key: Key, write: StoredWrite): Promise<void>;
  /** Changes a write in one transaction; one that was removed in the meantime stays removed. */
  change(key: Key, change: (write: StoredWrite) => StoredWrite): Promise<void>;
  remove(keys: readonly Key[]): Promise<void>;
  /** Returns the writes of a user, oldest first. */
  of(userId: string): Promise<StoredWrite[]>;
}

/** Opens the writes in IndexedDB, which is the source of truth for all tabs. */
export function openWrites(): WriteDatabase {
  let opened: UseStore | undefined;
  const database = () => (opened ??= createStore('rapport-writes', 'writes'));
  return {
    add: async (key, write) => {
      await database()('readwrite', (store) => {
        store.add(write, key);
        return stored(store);
      });
      // A browser that needs room may otherwise remove what waits.
      void navigator.storage?.persist().catch(() => {});
    },
    change: (key, change) =>
      database()('readwrite', async (store) => {
        const write: unknown = await promisifyRequest(store.get(key));
        if (!isStoredWrite(write)) return;
        store.put(change(write), key);
        await stored(store);
      }),
    remove: (keys) =>
      database()('readwrite', (store) => {
        for (const key of keys) store.delete(key);
        return stored(store);
      }),
    async of(userId) {
      const all = await entries<IDBValidKey, unknown>(database());
      return all
        .filter(([key]) => Array.isArray(key) && key[0] === userId)
        .flatMap(([, write]) => (isStoredWrite(write) ? [write] : []))
        .sort((one, other) => (one.id < other.id ? -1 : 1));
    },
  };
}

/**
 * Waits until what a transaction has changed is stored. Its requests succeed earlier, even if the storage is full.
 * @throws DOMException if it isn't stored
 */
function stored({ transaction }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The database is closed'));
  });
}

/** A write of a later release may have another format; it's left for that release. */
function isStoredWrite(value: unknown): value is StoredWrite {
  if (typeof value !== 'object' || value === null) return false;
  const { id, says, method, path, state, at, fields }: Partial<Record<string, unknown>> = value;
  return (
    [id, says, method, path].every((text) => typeof text === 'string') &&
    ['waiting', 'refused', 'conflict'].some((known) => known === state) &&
    typeof at === 'number' &&
    Array.isArray(fields)
  );
}
