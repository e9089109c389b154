import { type Registry } from '@rapport/registry';
import { etagOf, withEtag } from '@rapport/remote-api/api-query';
import { isTransient } from '@rapport/remote-api/failures';
import { onForgotten } from '@rapport/remote-api/user-storage';
import { createStore, delMany, entries, get, keys, setMany, type UseStore } from 'idb-keyval';

/** How long a page waits for the API before it shows a stored response, in milliseconds. */
const PATIENCE = 1500;
/** Milliseconds between a response and its storage, so that several are stored at once. */
const WRITE_PAUSE = 1000;
/** Milliseconds after which a stored response expires: seven days. */
const MAX_AGE = 7 * 24 * 60 * 60_000;
/** The maximum number of JSON characters per user; the oldest responses are dropped first. */
const MAX_SIZE = 5_000_000;

/** A stored response; its key is the user's ID and the path. */
interface StoredResponse {
  version: string;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
  etag: string | null;
  json: string;
}

/** The part of IndexedDB that's used; tests replace it with a map. */
export interface ResponseDatabase {
  get(key: [string, string]): Promise<unknown>;
  set(pairs: [[string, string], StoredResponse][]): Promise<void>;
  remove(keys: IDBValidKey[]): Promise<void>;
  keys(): Promise<IDBValidKey[]>;
  entries(): Promise<[IDBValidKey, unknown][]>;
}

interface StoredQueriesOptions {
  userId: () => string | null;
  /** The version of the code that reads responses, because another release may not understand them. */
  version: string;
  database?: ResponseDatabase;
}

export interface StoredQueries {
  /** Returns a response that hasn't expired, or null. */
  read(path: string): Promise<{ data: unknown; at: number } | null>;
  /** Stores a response soon, replacing an earlier one for the same path. */
  write(path: string, data: unknown): void;
  remove(path: string): void;
  /** Removes responses whose paths `isMeant` accepts. */
  drop(isMeant: (path: string) => boolean): void;
  /** Removes all responses of all users. */
  clear(): void;
}

/**
 * Stores responses in IndexedDB for offline use, per user. If the browser has no such storage, or it's full,
 * nothing is stored and nothing fails.
 */
export function createStoredQueries(options: StoredQueriesOptions): StoredQueries {
  const { userId, version, database = openDatabase() } = options;
  const waiting = new Map<string, { userId: string; data: unknown; at: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSwept = false;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const due = [...waiting];
    waiting.clear();
    // Nothing is stored for a user who has signed out in the meantime.
    const own = due.filter(([, response]) => response.userId === userId());
    if (own.length === 0) return;
    await database.set(
      own.map(([path, { userId: id, data, at }]) => [
        [id, path],
        { version, at, etag: etagOf(data), json: JSON.stringify(data) },
      ]),
    );
    if (isSwept) return;
    isSwept = true;
    await sweep();
  }

  /** Drops responses that have expired or belong to another release or user, and the oldest if there are too many. */
  async function sweep(): Promise<void> {
    const all = (await database.entries()).map(([key, value]) => ({ key, value }));
    const usable = all
      .flatMap(({ key, value }) =>
        isOf(key, userId()) && isUsable(value, version) ? [{ key, value }] : [],
      )
      .sort((one, other) => other.value.at - one.value.at);
    let size = 0;
    const kept = new Set(
      usable.filter(({ value }) => (size += value.json.length) <= MAX_SIZE).map(({ key }) => key),
    );
    await database.remove(all.map(({ key }) => key).filter((key) => !kept.has(key)));
  }

  async function forget(isMeant: (key: IDBValidKey, json: string) => boolean): Promise<void> {
    const all = await database.entries();
    const meant = all.filter(([key, value]) => isMeant(key, isStored(value) ? value.json : ''));
    await database.remove(meant.map(([key]) => key));
  }

  // Most browsers finish pending operations when a page is left.
  window.addEventListener('pagehide', () => void quietly(flush()));

  onForgotten(({ userId: id, contactId }) => {
    if (contactId === undefined) {
      waiting.clear();
      void quietly(forget((key) => isOf(key, id)));
      return;
    }
    for (const [path, { data }] of waiting) {
      if (path.includes(contactId) || JSON.stringify(data).includes(contactId)) {
        waiting.delete(path);
      }
    }
    void quietly(
      forget(
        (key, json) =>
          isOf(key, id) && (JSON.stringify(key).includes(contactId) || json.includes(contactId)),
      ),
    );
  });

  return {
    async read(path) {
      const id = userId();
      if (id === null) return null;
      const value = await quietly(database.get([id, path]));
      // Another user may have signed in while it was being read.
      if (!isUsable(value, version) || userId() !== id) return null;
      const data: unknown = JSON.parse(value.json);
      return { data: withEtag(data, value.etag), at: value.at };
    },
    write(path, data) {
      const id = userId();
      if (id === null) return;
      waiting.set(path, { userId: id, data, at: Date.now() });
      timer ??= setTimeout(() => void quietly(flush()), WRITE_PAUSE);
    },
    remove(path) {
      waiting.delete(path);
      const id = userId();
      if (id !== null) void quietly(database.remove([[id, path]]));
    },
    drop(isMeant) {
      for (const path of [...waiting.keys()].filter(isMeant)) waiting.delete(path);
      const id = userId();
      const isOutdated = (key: IDBValidKey) =>
        isOf(key, id) && Array.isArray(key) && isMeant(String(key[1]));
      void quietly(database.keys().then((all) => database.remove(all.filter(isOutdated))));
    },
    clear() {
      waiting.clear();
      isSwept = false;
      void quietly(database.keys().then((all) => database.remove(all)));
    },
  };
}

/** Wraps a query's fetch function. */
export type KeepResponse = (
  fetchResponse: () => unknown,
  query: {
    path: unknown;
    signal: AbortSignal;
    hasData: () => boolean;
    /** Shows stored data as if it had been fetched at that time, in milliseconds since 1970. */
    show: (data: unknown, at: number) => void;
    /** Removes shown data. */
    hide: () => void;
  },
) => Promise<unknown>;

/**
 * Stores every response and, if the API is unavailable or slow, shows the stored one until a new one arrives. A
 * page that gets its response in time never shows an older one first.
 */
export function keepResponses(stored: StoredQueries): KeepResponse {
  return async (fetchResponse, { path, signal, hasData, show, hide }) => {
    // A form's initial data has a `#` in its key, and is as old as the form.
    if (typeof path !== 'string' || path.includes('#')) return fetchResponse();
    let isShown = false;
    const showStored = async () => {
      const found = hasData() ? null : await stored.read(path);
      if (found === null || hasData() || signal.aborted) return;
      isShown = true;
      show(found.data, found.at);
    };
    const timer = setTimeout(() => void showStored(), PATIENCE);
    try {
      const response = await fetchResponse();
      stored.write(path, response);
      return response;
    } catch (error) {
      if (signal.aborted) throw error;
      if (isTransient(error)) {
        await showStored();
      } else {
        // The API has refused it, so the stored response must no longer be shown.
        stored.remove(path);
        if (isShown) hide();
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The path of the shell's scripts. Those of remotes may be on the same origin, below another path. */
const SHELL_ASSETS = '/assets/';

/**
 * Returns the version of the code that reads stored responses: the shell's files, whose names contain hashes, and
 * the registry's revision, which grows with each release of a remote. It's the same on every page, even if a page
 * preloads scripts of its remote from this origin.
 */
export function storedVersion({ revision }: Registry): string {
  const scripts = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const own = [...scripts].map(({ href }) => href).filter((href) => isShellAsset(href));
  return [revision, ...own.sort()].join(' ');
}

function isShellAsset(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { origin, pathname } = new URL(href);
  return origin === window.location.origin && pathname.startsWith(SHELL_ASSETS);
}

function isOf(key: IDBValidKey, userId: string | null): boolean {
  return Array.isArray(key) && key[0] === userId;
}

function isStored(value: unknown): value is StoredResponse {
  if (typeof value !== 'object' || value === null) return false;
  const { version, at, etag, json }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof version === 'string' &&
    typeof at === 'number' &&
    (etag === null || typeof etag === 'string') &&
    typeof json === 'string'
  );
}

function isUsable(value: unknown, version: string): value is StoredResponse {
  return isStored(value) && value.version === version && Date.now() - value.at < MAX_AGE;
}

/** Returns the result of `work`; null if the browser blocks its storage or it's full. */
async function quietly<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch {
    return null;
  }
}

function openDatabase(): ResponseDatabase {
  let opened: UseStore | undefined;
  // Opened lazily: a page that fetches nothing opens nothing.
  const database = () => (opened ??= createStore('rapport', 'responses'));
  return {
    get: async (key) => get<unknown>(key, database()),
    set: async (pairs) => setMany(pairs, database()),
    remove: async (all) => delMany(all, database()),
    keys: async () => keys(database()),
    entries: async () => entries<IDBValidKey, unknown>(database()),
  };
}
