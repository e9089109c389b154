import { parsedUrl } from '@rapport/contracts';
import { type DavClient, type DavKind } from './dav-client.ts';
import { DavFailed } from './dav-failure.ts';
import { type DavResource } from './multistatus.ts';

/** An address book or a calendar of an account. */
export interface DavCollection {
  url: URL;
  name: string;
  /** Null if the server doesn't tell. */
  mayWrite: boolean | null;
  /** Whether it answers with changes only (RFC 6578). */
  syncs: boolean;
}

const HOMES = { addressbook: 'addressbook-home-set', calendar: 'calendar-home-set' } as const;
const PREFIXES = { addressbook: 'card', calendar: 'cal' } as const;
const WELL_KNOWN = {
  addressbook: '/.well-known/carddav',
  calendar: '/.well-known/caldav',
} as const;
const MOST_COLLECTIONS = 200;
const WRITES = new Set(['write', 'write-content', 'all']);

/** These failures say something about the account, so another address of the server doesn't help. */
const FINAL: ReadonlySet<string> = new Set([
  ...['wrongPassword', 'appPassword', 'noPassword', 'certificate', 'refused', 'unreachable'],
  ...['tooSlow', 'busy'],
]);

/**
 * Finds the collections of an account (RFC 6764, 5397): at the address itself, behind `/.well-known`, or at the
 * root of the server.
 * @throws {DavFailed}
 */
export async function findCollections(
  client: DavClient,
  start: URL,
  kind: DavKind,
): Promise<DavCollection[]> {
  const places = [start, new URL(WELL_KNOWN[kind], start), new URL('/', start)];
  const failures: DavFailed[] = [];
  for (const place of places) {
    try {
      const found = await collectionsFrom(client, place, kind);
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof DavFailed) || FINAL.has(error.failure)) throw error;
      failures.push(error);
    }
  }
  throw (
    failures.find(({ failure }) => failure === 'moved') ?? failures[0] ?? new DavFailed('notDav')
  );
}

async function collectionsFrom(
  client: DavClient,
  place: URL,
  kind: DavKind,
): Promise<DavCollection[] | null> {
  const home = `${PREFIXES[kind]}:${HOMES[kind]}`;
  const names = ['d:current-user-principal', 'd:resourcetype', home];
  const first = await client.propfind(place, 0, names);
  const [resource] = first.resources;
  if (resource === undefined) return null;
  if (isOfKind(resource, kind)) return members(client, first.url, 0, kind);
  let homes = hrefsOf(resource, HOMES[kind], first.url);
  const [principal] = hrefsOf(resource, 'current-user-principal', first.url);
  if (homes.length === 0 && principal !== undefined) {
    const second = await client.propfind(principal, 0, [home]);
    homes = second.resources.flatMap((each) => hrefsOf(each, HOMES[kind], second.url));
  }
  if (homes.length === 0) return null;
  const all = await Promise.all(homes.map((each) => members(client, each, 1, kind)));
  return all.flat().slice(0, MOST_COLLECTIONS);
}

async function members(
  client: DavClient,
  url: URL,
  depth: 0 | 1,
  kind: DavKind,
): Promise<DavCollection[]> {
  const found = await client.propfind(url, depth, [
    ...['d:displayname', 'd:resourcetype', 'd:current-user-privilege-set'],
    ...['d:supported-report-set', 'cal:supported-calendar-component-set'],
  ]);
  return found.resources.flatMap((resource) => {
    const at = parsedUrl(resource.href, found.url);
    if (at === null || !isOfKind(resource, kind) || isWithoutEvents(resource)) return [];
    const { properties } = resource;
    const privileges = properties.get('current-user-privilege-set')?.names;
    const reports = properties.get('supported-report-set')?.names ?? [];
    const last = decoded(at.pathname.replace(/\/+$/, '').split('/').at(-1) ?? '');
    return [
      {
        url: at,
        name: properties.get('displayname')?.text.trim() || last,
        mayWrite: privileges === undefined ? null : privileges.some((each) => WRITES.has(each)),
        syncs: reports.includes('sync-collection'),
      },
    ];
  });
}

function isOfKind({ properties }: DavResource, kind: DavKind): boolean {
  return properties.get('resourcetype')?.names.includes(kind) ?? false;
}

/** Returns whether a calendar takes other entries only, like a list of tasks. */
function isWithoutEvents({ properties }: DavResource): boolean {
  const components = properties.get('supported-calendar-component-set')?.names ?? [];
  return components.length > 0 && !components.includes('VEVENT');
}

function hrefsOf({ properties }: DavResource, name: string, from: URL): URL[] {
  const hrefs = properties.get(name)?.hrefs ?? [];
  return hrefs.flatMap((href) => parsedUrl(href, from) ?? []);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
