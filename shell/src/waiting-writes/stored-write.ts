import {
  type OfflineWrite,
  type RequestOptions,
  type WaitingField,
  type WaitingWrite,
} from '@rapport/remote-api';
import { createStore, entries, type UseStore } from 'idb-keyval';

/** A write as the browser stores it. */
export interface StoredWrite extends WaitingWrite {
  method: NonNullable<RequestOptions['method']>;
  path: string;
  body: unknown;
  /** The Idempotency-Key that every attempt has; null for what is no POST. */
  key: string | null;
  /** The ETag of what the person saw; null where the last write wins. */
  ifMatch: string | null;
  fields: readonly WaitingField[];
  shows: Readonly<Record<string, unknown>>;
  /** When the API may have got it for the first time, in milliseconds since 1970; null if it never can have. */
  triedAt: number | null;
  /** Why the API refused it. */
  reason: string | null;
  /** What the API had when someone else was faster. */
  stored: StoredNow | null;
}

/** The fields of a conflict as the API has them, by their keys in its response, with their version. */
export interface StoredNow {
  etag: string | null;
  values: Readonly<Record<string, unknown>>;
  /** When they were stored, as the API says it. */
  changedAt: string | null;
}

type Sent = Pick<StoredWrite, 'id' | 'at' | 'method' | 'path' | 'body' | 'key' | 'triedAt'>;

/** A write as it begins to wait. */
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

/** The part of IndexedDB that is used; tests put a map in its place. Each write is an item of its own. */
export interface WriteDatabase {
  add(key: Key, write: StoredWrite): Promise<void>;
  /** Changes a write in one transaction; one that was removed in the meantime stays removed. */
  change(key: Key, change: (write: StoredWrite) => StoredWrite): Promise<void>;
  remove(keys: readonly Key[]): Promise<void>;
  /** The writes of one person in the order in which they were made. */
  of(userId: string): Promise<StoredWrite[]>;
}

/** The writes in IndexedDB, which is the truth for all tabs. */
export function openWrites(): WriteDatabase {
  let opened: UseStore | undefined;
  const database = () => (opened ??= createStore('rapport-writes', 'writes'));
  return {
    add: (key, write) => database()('readwrite', (store) => done(store.add(write, key))),
    change: (key, change) =>
      database()('readwrite', (store) => {
        const reading = store.get(key);
        return new Promise((resolve, reject) => {
          reading.onsuccess = () => {
            const write: unknown = reading.result;
            resolve(isStoredWrite(write) ? done(store.put(change(write), key)) : undefined);
          };
          reading.onerror = () => reject(reading.error ?? new Error('The database is closed'));
        });
      }),
    remove: (keys) =>
      database()('readwrite', async (store) => {
        await Promise.all(keys.map((key) => done(store.delete(key))));
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

function done(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('The database is closed'));
  });
}

/** A write of a later release may have another form; it is left for that release. */
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
