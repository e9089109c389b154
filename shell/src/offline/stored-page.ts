// How a page is stored for a start without a network. The page stores it, and the service worker reads it, so this
// file uses only what both have.

/** The address of the service worker; at the root, because it answers for all paths of the shell. */
export const WORKER_PATH = '/service-worker.js';
/** The list of the shell's files, written by its build. */
export const FILE_LIST_PATH = '/shell-files.json';

/** What caches of stored pages are called, before what distinguishes them. */
const CACHE_PREFIX = 'rapport-page ';
/** The HTML of a stored page. It's stored last, so a cache that has it is complete. */
const HTML_KEY = '/?stored';
/** The path prefix of a retry: the same file at another URL. */
const RETRY_PREFIX = /^\/~[^/]+(?=\/)/;

/** Returns the name of the cache of one page: with another registry or another build of the shell, it's another page. */
export function cacheNameOf(revision: number, entry: string): string {
  return `${CACHE_PREFIX}${revision} ${entry}`;
}

/** Returns the names of all caches of stored pages. */
export async function pageCaches(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
}

/** Stores the HTML, which makes the cache's page the one that's shown without a network. */
export function storeHtml(cache: Cache, html: Response): Promise<void> {
  return cache.put(HTML_KEY, html);
}

/** Returns the HTML of the newest complete page; undefined without one. */
export async function storedHtml(caches: CacheStorage): Promise<Response | undefined> {
  return newest(caches, HTML_KEY);
}

/** Returns a stored file by its URL, also under the prefix of a retry; undefined if it isn't stored. */
export async function storedFile(
  caches: CacheStorage,
  address: string,
): Promise<Response | undefined> {
  const url = new URL(address);
  url.pathname = url.pathname.replace(RETRY_PREFIX, '');
  return newest(caches, url.href);
}

/** Caches are listed in the order of their creation. */
async function newest(caches: CacheStorage, key: string): Promise<Response | undefined> {
  for (const name of (await pageCaches(caches)).reverse()) {
    const cache = await caches.open(name);
    // Files are the same for every `Accept-Encoding`, by which origins say that they vary.
    const found = await cache.match(key, { ignoreVary: true });
    if (found !== undefined) return found;
  }
  return undefined;
}
