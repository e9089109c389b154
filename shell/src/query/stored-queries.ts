import { type Registry } from '@rapport/registry';
import { etagOf, withEtag } from '@rapport/remote-api/api-query';
import { isTransient } from '@rapport/remote-api/failures';
import { onForgotten } from '@rapport/remote-api/user-storage';
import { createStore, delMany, entries, get, keys, setMany, type UseStore } from 'idb-keyval';

/** Milliseconds that a page waits for the API before it shows what it has stored. */
const PATIENCE = 1500;
/** Milliseconds between a response and its being stored, so that many are stored at once. */
const WRITE_PAUSE = 1000;
/** Milliseconds after which a stored response is dropped: seven days. */
const MAX_AGE = 7 * 24 * 60 * 60_000;
/** Characters of JSON that one person's responses may take; the oldest go first. */
const MAX_SIZE = 5_000_000;

/** A response as it is stored, under the person's id and the path it answers. */
interface StoredResponse {
  version: string;
  /** When it came, in milliseconds since 1970. */
  at: number;
  etag: string | null;
  json: string;
}

/** The part of IndexedDB that is used; tests put a map in its place. */
export interface ResponseDatabase {
  get(key: [string, string]): Promise<unknown>;
  set(pairs: [[string, string], StoredResponse][]): Promise<void>;
  remove(keys: IDBValidKey[]): Promise<void>;
  keys(): Promise<IDBValidKey[]>;
  entries(): Promise<[IDBValidKey, unknown][]>;
}

interface StoredQueriesOptions {
  userId: () => string | null;
  /** What a stored response has to have been read by: another release may not understand it. */
  version: string;
  database?: ResponseDatabase;
}

export interface StoredQueries {
  /** A response that is not too old; null without one. */
  read(path: string): Promise<{ data: unknown; at: number } | null>;
  /** Stores a response soon. A later one for the same path takes its place. */
  write(path: string, data: unknown): void;
  remove(path: string): void;
  /** Removes what is stored under paths that `isMeant` accepts. */
  drop(isMeant: (path: string) => boolean): void;
  /** Removes everything of everyone. */
  clear(): void;
}

/**
 * Stores the responses that a person's pages have read in IndexedDB, for a time without a network.
 * Where a browser has no such storage, or it is full, nothing is stored and nothing fails.
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
    // Who has signed out in the meantime leaves nothing.
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

  /** Drops what is too old, of another release or of someone else, and the oldest where there is too much. */
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

  // Most browsers finish what was begun before a page is left.
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
      // Someone else may have signed in while it was read.
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

/** What the query library calls in place of a query's own function. */
export type KeepResponse = (
  fetchResponse: () => unknown,
  query: {
    path: unknown;
    signal: AbortSignal;
    hasData: () => boolean;
    /** Shows stored data as if it had been fetched at that time, in milliseconds since 1970. */
    show: (data: unknown, at: number) => void;
    /** Takes shown data away again. */
    hide: () => void;
  },
) => Promise<unknown>;

/**
 * Stores every response and, where the API is away or slow, shows the stored one until a new one comes.
 * A page that gets its response in time never shows an older one before it.
 */
export function keepResponses(stored: StoredQueries, patience = PATIENCE): KeepResponse {
  return async (fetchResponse, { path, signal, hasData, show, hide }) => {
    // What a form started from has a `#` in its key, and is as old as the form.
    if (typeof path !== 'string' || path.includes('#')) return fetchResponse();
    let isShown = false;
    const showStored = async () => {
      const found = hasData() ? null : await stored.read(path);
      if (found === null || hasData() || signal.aborted) return;
      isShown = true;
      show(found.data, found.at);
    };
    const timer = setTimeout(() => void showStored(), patience);
    try {
      const response = await fetchResponse();
      stored.write(path, response);
      return response;
    } catch (error) {
      if (signal.aborted) throw error;
      if (isTransient(error)) {
        await showStored();
      } else {
        // The API has refused it: what was stored is not to be seen any more.
        stored.remove(path);
        if (isShown) hide();
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Where the build of a shell has its scripts. Those of remotes may be at the same origin, below another path. */
const SHELL_ASSETS = '/assets/';

/**
 * Names what reads stored responses: the files of the shell, which have hashes in their names, and the
 * revision of the registry, which grows with each release of a remote. It is the same on every page, also
 * where a page preloads the scripts of its remote from this origin.
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

/** What `work` gives; null where the browser has closed its storage, or it is full. */
async function quietly<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch {
    return null;
  }
}

function openDatabase(): ResponseDatabase {
  let opened: UseStore | undefined;
  // Not before it is used: a page that fetches nothing opens nothing.
  const database = () => (opened ??= createStore('rapport', 'responses'));
  return {
    get: async (key) => get<unknown>(key, database()),
    set: async (pairs) => setMany(pairs, database()),
    remove: async (all) => delMany(all, database()),
    keys: async () => keys(database()),
    entries: async () => entries<IDBValidKey, unknown>(database()),
  };
}
