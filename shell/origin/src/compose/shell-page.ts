import {
  CONFIG_ELEMENT_ID,
  FIRST_REQUEST_ELEMENT_ID,
  firstPageOf,
  type Registry,
  REGISTRY_ELEMENT_ID,
  remoteForPath,
  type RemoteRelease,
  scriptIntegrity,
  registryOfPages,
} from '@rapport/registry';
import { type ImportMap } from './import-map.ts';

/** The services that the pages of this deployment use, from /config.json. */
interface PageServices {
  apiUrl?: string;
  supabaseUrl?: string;
}

/**
 * Inserts the registry, the import map, and the preloads of the requested route into the shell's index.html. The
 * registry is data, and the import map and the script of index.html are allowed by their hashes, so no other inline
 * script can run.
 * @throws Error if the page has no head
 */
export function composeShellPage(
  html: string,
  registry: Registry | undefined,
  path: string,
  map?: ImportMap,
  services: PageServices = {},
) {
  if (!registry) return html;
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('index.html of the shell has no </head>.');
  // Many browsers accept an import map only before the first module of the page.
  const firstModule = html.search(/<script|<link[^>]*modulepreload/);
  const start = firstModule === -1 ? end : Math.min(firstModule, end);
  const mapElement = map ? `<script type="importmap">${map.text}</script>` : '';
  return [
    html.slice(0, start),
    mapElement,
    html.slice(start, end),
    ...preloadsFor(registry, path),
    dataBlock(REGISTRY_ELEMENT_ID, registryOfPages(registry)),
    firstRequests(registry, path, services),
    withLook(withNavigation(html.slice(end), registry, path), registry, path),
  ].join('');
}

/** Inserts the settings of the deployment into the page as data, so that its start needs no request for them. */
export function withConfig(html: string, config: object): string {
  const data = dataBlock(CONFIG_ELEMENT_ID, config);
  return html.replace('</head>', (end) => data + end);
}

/** Fills the header that's shown before the first script, like the shell's own header does later. */
function withNavigation(body: string, registry: Registry, path: string): string {
  const owner = remoteForPath(registry, path);
  const links = registry.nav.map((entry) => {
    const isCurrent = owner !== undefined && remoteForPath(registry, entry.path) === owner;
    const current = isCurrent ? ' aria-current="page"' : '';
    return `<a href="${escapeAttribute(entry.path)}"${current}>${escapeText(entry.label)}</a>`;
  });
  return body.replace('<nav aria-label="Main"></nav>', (nav) =>
    nav.replace('><', `>${links.join('')}<`),
  );
}

/** Lets the remote show its first data as soon as it arrives, without waiting for other scripts. */
function withLook(body: string, registry: Registry, path: string): string {
  const release = remoteForPath(registry, path)?.current;
  const look = release && firstPageOf(release, path)?.page.look;
  if (release === undefined || look === undefined) return body;
  const { href } = new URL(look, release.entry);
  const script = `<script type="module" async crossorigin fetchpriority="high" ${sourceAt('src', href, release)}></script>`;
  return body.replace('</body>', () => `${script}</body>`);
}

/** Returns the attributes that reference a script and let the browser verify it. */
function sourceAt(attribute: 'href' | 'src', address: string, release: RemoteRelease): string {
  const hash = scriptIntegrity(release)[new URL(address).href];
  const integrity = hash === undefined ? '' : ` integrity="${escapeAttribute(hash)}"`;
  return `${attribute}="${escapeAttribute(address)}"${integrity}`;
}

/**
 * Returns links to the modules that the page at `path` needs first. The first data precedes them, because it's
 * small and can be shown without them.
 */
function preloadsFor(registry: Registry, path: string): string[] {
  const release = remoteForPath(registry, path)?.current;
  if (!release) return [];
  const ofPage = firstPageOf(release, path)?.page.preload ?? [];
  const addresses = ofPage.map((file) => new URL(file, release.entry).href);
  return [...new Set([...release.preload, ...addresses])].map(
    (address) =>
      `<link rel="modulepreload" crossorigin fetchpriority="low" ${sourceAt('href', address, release)}>`,
  );
}

/**
 * Returns what the script of index.html needs to request the first data of the page before any other script runs.
 * The IDs in the paths are left to the script, because one page may be used for all of them.
 */
function firstRequests(registry: Registry, path: string, services: PageServices): string {
  const { apiUrl, supabaseUrl } = services;
  const release = remoteForPath(registry, path)?.current;
  const first = release && firstPageOf(release, path);
  if (first === undefined || apiUrl === undefined || supabaseUrl === undefined) return '';
  const { request, requests = [] } = first.page;
  if (request === undefined && requests.length === 0) return '';
  return dataBlock(FIRST_REQUEST_ELEMENT_ID, {
    host: new URL(supabaseUrl).host,
    ...(request !== undefined && { url: apiUrl + request }),
    page: first.path,
    urls: requests.map((each) => apiUrl + each),
  });
}

/**
 * Returns a data block that no browser runs, as JSON that an HTML parser can't mistake for the end of its element.
 */
function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
