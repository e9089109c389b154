import {
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  scriptIntegrity,
  type Registry,
} from '@rapport/registry';
import { cacheNameOf, FILE_LIST_PATH, pageCaches, storedFile, storeHtml } from './stored-page.ts';

/** What a build of the shell consists of. */
interface ShellFiles {
  /** The path of the script of the page. */
  entry: string;
  /** The paths of all its files. */
  files: string[];
}

/**
 * Stores this page with every script that it may load, as one unit: HTML with its policy, registry, and import map,
 * and the files that these name. The units of earlier releases are removed afterward.
 * @returns false if the origin already serves another release, which its own pages store
 * @throws Error if a file can't be fetched or stored; the last complete page stays
 */
export async function storePage(registry: Registry): Promise<boolean> {
  // Pages differ by path only in what they load first.
  const [html, list] = await Promise.all([fetched('/'), fetched(FILE_LIST_PATH)]);
  const shell = parseShellFiles(await list.json());
  if (html.redirected || !isThisPage(await html.clone().text(), shell)) return false;
  const name = cacheNameOf(registry.revision, shell.entry);
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  try {
    for (const [address, integrity] of Object.entries(filesOf(registry, shell))) {
      await storeFile(cache, address, integrity);
    }
    // It has the remotes' commands, which the HTML leaves out.
    await cache.put(
      new URL(REGISTRY_PATH, window.location.origin).href,
      await fetched(REGISTRY_PATH),
    );
    await storeHtml(cache, html);
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
  const others = (await pageCaches(caches)).filter((each) => each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
  return true;
}

/** Removes every stored page. */
export async function removeStoredPages(): Promise<void> {
  const names = await pageCaches(caches);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Returns whether the HTML has the registry and the script of this document. */
function isThisPage(html: string, { entry }: ShellFiles): boolean {
  const served = new DOMParser().parseFromString(html, 'text/html');
  return [document, served].every(
    (page) =>
      page.querySelector(`script[type="module"][src="${CSS.escape(entry)}"]`) !== null &&
      registryIn(page) === registryIn(document),
  );
}

function registryIn(page: Document): string | null | undefined {
  return page.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
}

/** Returns the integrity of each file that the page may load, by URL; '' if it's unknown. */
function filesOf({ remotes }: Registry, { files }: ShellFiles): Record<string, string> {
  const ofShell = files
    .map((path) => new URL(path, window.location.origin).href)
    .filter((address) => !isUnusedFont(address))
    .map((address) => [address, ''] as const);
  const ofRemotes = remotes
    .filter(({ fault, retired }) => fault === undefined && retired === undefined)
    .flatMap(({ current, candidate }) => [current, ...(candidate ? [candidate] : [])])
    .flatMap((release) => Object.entries(scriptIntegrity(release)));
  return Object.fromEntries([...ofShell, ...ofRemotes]);
}

/** Returns whether the file is a font for letters that this page hasn't shown. */
function isUnusedFont(address: string): boolean {
  return address.endsWith('.woff2') && performance.getEntriesByName(address).length === 0;
}

/** The names of files change with their content, so one that's stored already is copied. */
async function storeFile(cache: Cache, address: string, integrity: string): Promise<void> {
  if ((await cache.match(address, { ignoreVary: true })) !== undefined) return;
  const known = await storedFile(caches, address);
  await cache.put(address, known ?? (await fetched(address, { integrity, priority: 'low' })));
}

/** @throws Error for a response other than 200 */
async function fetched(
  address: string,
  options: RequestInit = { cache: 'no-cache' },
): Promise<Response> {
  // A site may be behind cookies or a password. Other origins, which serve remotes, get neither.
  const response = await fetch(address, { credentials: 'same-origin', ...options });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

function parseShellFiles(value: unknown): ShellFiles {
  if (typeof value === 'object' && value !== null && 'entry' in value && 'files' in value) {
    const { entry, files } = value;
    if (
      typeof entry === 'string' &&
      Array.isArray(files) &&
      files.every((file) => typeof file === 'string')
    )
      return { entry, files };
  }
  throw new Error(`${FILE_LIST_PATH} doesn't list the shell's files`);
}
