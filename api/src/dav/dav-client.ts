import { parsedUrl } from '@rapport/contracts';
import { type DavConnection, textOfAnswer } from './dav-request.ts';
import { DavFailed } from './dav-failure.ts';
import {
  type DavResource,
  type Multistatus,
  type MultistatusLimits,
  readMultistatus,
} from './multistatus.ts';

/** The largest answer with the resources of one request, and the largest card with its photo. */
const LIMITS: MultistatusLimits = { all: 60_000_000, property: 3_000_000 };
/** How many pages of changes a server may send. */
const MOST_PAGES = 1_000;

const NAMESPACES =
  'xmlns:d="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav" xmlns:cal="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"';
const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

/** A resource of a collection, by its address without the host. */
export interface DavEntry {
  href: string;
  etag: string;
}

/** What changed in a collection. */
export interface DavChanges {
  changed: DavEntry[];
  gone: string[];
  syncToken: string;
}

/** A resource with its contents. */
export interface DavContent extends DavEntry {
  /** Null if it's gone, or too large. */
  text: string | null;
  isTooLarge: boolean;
}

/** What a resource is before it's written. */
export type DavPrecondition = { etag: string } | 'new';

/** The kinds of resources in a collection. */
export type DavKind = 'addressbook' | 'calendar';

/** Reads and writes the resources of collections (RFC 4918, 6352, 6578). */
export class DavClient {
  constructor(private readonly connection: DavConnection) {}

  /**
   * Returns the properties of a resource, and of its members with depth 1, and where it is after redirects.
   * @param names with their prefixes, like `d:displayname`
   * @throws {DavFailed}
   */
  propfind(
    url: URL,
    depth: 0 | 1,
    names: readonly string[],
  ): Promise<{ url: URL; resources: DavResource[] }> {
    const properties = names.map((name) => `<${name}/>`).join('');
    const body = `${HEAD}<d:propfind ${NAMESPACES}><d:prop>${properties}</d:prop></d:propfind>`;
    return this.connection.send(
      url,
      { method: 'PROPFIND', body, headers: { Depth: String(depth) } },
      async (answer) => {
        const { resources } = await this.read(answer);
        return { url: answer.url, resources };
      },
    );
  }

  /** Returns all resources of a collection. */
  async list(collection: URL): Promise<DavEntry[]> {
    const { resources } = await this.propfind(collection, 1, ['d:getetag', 'd:resourcetype']);
    return resources.flatMap((resource) => {
      const isCollection = resource.properties.get('resourcetype')?.names.includes('collection');
      const entry = entryOf(resource, collection);
      return entry === null || isCollection === true ? [] : [entry];
    });
  }

  /**
   * Returns what changed since a token; everything without one.
   * @throws {DavFailed} `syncToken` if the server doesn't know the token any more, or none at all
   */
  async changes(collection: URL, syncToken: string | null): Promise<DavChanges> {
    const changed = new Map<string, DavEntry>();
    const gone = new Set<string>();
    let token = syncToken ?? '';
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const body = `${HEAD}<d:sync-collection ${NAMESPACES}><d:sync-token>${xml(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`;
      const found = await this.report(collection, body, '0');
      for (const resource of found.resources) {
        const href = hrefIn(resource.href, collection);
        if (href === null) continue;
        const entry = entryOf(resource, collection);
        if (resource.status === 404) {
          gone.add(href);
          changed.delete(href);
        } else if (entry !== null) {
          changed.set(href, entry);
          gone.delete(href);
        }
      }
      if (found.syncToken === null) throw new DavFailed('syncToken');
      // The server had more than it sends at once (RFC 6578, section 3.6).
      const isMore = found.resources.some(({ status }) => status === 507);
      const isSame = found.syncToken === token;
      token = found.syncToken;
      if (!isMore || isSame)
        return { changed: [...changed.values()], gone: [...gone], syncToken: token };
    }
    throw new DavFailed('syncToken');
  }

  /** Returns resources with their contents. A resource that the server leaves out is gone. */
  async contents(collection: URL, hrefs: readonly string[], kind: DavKind): Promise<DavContent[]> {
    const [prefix, data] =
      kind === 'addressbook' ? ['card', 'address-data'] : ['cal', 'calendar-data'];
    const wanted = hrefs.map((href) => `<d:href>${xml(href)}</d:href>`).join('');
    const body = `${HEAD}<${prefix}:${kind}-multiget ${NAMESPACES}><d:prop><d:getetag/><${prefix}:${data}/></d:prop>${wanted}</${prefix}:${kind}-multiget>`;
    const { resources } = await this.report(collection, body, '1');
    return contentsOf(resources, collection, data).filter(({ href }) => hrefs.includes(href));
  }

  /**
   * Returns the name of a collection, and a tag that changes with its contents; null if the server has none.
   * @throws {DavFailed}
   */
  async describe(collection: URL): Promise<{ name: string | null; tag: string | null }> {
    const names = ['d:displayname', 'cs:getctag', 'd:sync-token'];
    const [found] = (await this.propfind(collection, 0, names)).resources;
    const text = (name: string) => found?.properties.get(name)?.text.trim() || null;
    return { name: text('displayname'), tag: text('getctag') ?? text('sync-token') };
  }

  /**
   * Returns the events of a calendar that touch a range of time, recurring ones as a whole (RFC 4791, section 7.8).
   * @param most characters of the whole answer, and of one event
   * @throws {DavFailed} `tooLarge` if the server doesn't send all of them, too
   */
  async events(
    collection: URL,
    { from, to }: { from: Date; to: Date },
    most: MultistatusLimits,
  ): Promise<DavContent[]> {
    const range = `<cal:time-range start="${stamp(from)}" end="${stamp(to)}"/>`;
    const filter = `<cal:comp-filter name="VCALENDAR"><cal:comp-filter name="VEVENT">${range}</cal:comp-filter></cal:comp-filter>`;
    const body = `${HEAD}<cal:calendar-query ${NAMESPACES}><d:prop><d:getetag/><cal:calendar-data/></d:prop><cal:filter>${filter}</cal:filter></cal:calendar-query>`;
    const { resources } = await this.report(collection, body, '1', most);
    if (resources.some(({ status }) => status === 507)) throw new DavFailed('tooLarge');
    // An event that was removed at the same time is gone.
    const there = resources.filter(({ status }) => status !== 404);
    return contentsOf(there, collection, 'calendar-data');
  }

  /**
   * Writes a resource, if it still is as the caller knows it.
   * @returns the new ETag; null if the server stored something else than what was sent
   * @throws {DavFailed} `changed` if it isn't
   */
  write(
    collection: URL,
    href: string,
    { text, type, was }: { text: string; type: string; was: DavPrecondition },
  ): Promise<string | null> {
    const condition: Record<string, string> =
      was === 'new' ? { 'If-None-Match': '*' } : { 'If-Match': was.etag };
    return this.connection.send(
      new URL(href, collection),
      { method: 'PUT', body: text, headers: { ...condition, 'Content-Type': type } },
      async ({ response }) => strongEtag(response.headers.etag),
    );
  }

  /**
   * Deletes a resource, if it still is as the caller knows it. One that's already gone is fine.
   * @throws {DavFailed} `changed` if it isn't
   */
  remove(collection: URL, { href, etag }: DavEntry): Promise<void> {
    return this.connection.send(
      new URL(href, collection),
      { method: 'DELETE', headers: { 'If-Match': etag }, expected: [404, 410] },
      async () => undefined,
    );
  }

  private report(
    collection: URL,
    body: string,
    depth: string,
    most = LIMITS,
  ): Promise<Multistatus> {
    return this.connection.send(
      collection,
      { method: 'REPORT', body, headers: { Depth: depth } },
      (answer) => this.read(answer, most),
    );
  }

  private async read(
    answer: Parameters<typeof textOfAnswer>[0],
    most = LIMITS,
  ): Promise<Multistatus> {
    if (answer.status !== 207) throw new DavFailed('notDav');
    const announced = Number(answer.response.headers['content-length'] ?? 0);
    if (announced > most.all) throw new DavFailed('tooLarge');
    return readMultistatus(answer.response, most);
  }
}

/** Returns an address in a collection without its host; null for the collection itself and for other servers. */
function hrefIn(href: string, collection: URL): string | null {
  const url = parsedUrl(href, collection);
  if (url === null) return null;
  const { origin, pathname } = url;
  const isInside = origin === collection.origin && pathname !== collection.pathname;
  return isInside && pathname !== `${collection.pathname}/` ? pathname : null;
}

function entryOf({ href, properties }: DavResource, collection: URL): DavEntry | null {
  const inside = hrefIn(href, collection);
  const etag = properties.get('getetag')?.text.trim() ?? '';
  return inside === null || etag === '' ? null : { href: inside, etag };
}

/** Returns the resources in a collection with their contents. */
function contentsOf(
  resources: readonly DavResource[],
  collection: URL,
  data: string,
): DavContent[] {
  return resources.flatMap(({ href: given, properties, isTooLarge }) => {
    const href = hrefIn(given, collection);
    if (href === null) return [];
    const etag = properties.get('getetag')?.text.trim() ?? '';
    return [{ href, etag, isTooLarge, text: properties.get(data)?.text ?? null }];
  });
}

/** Formats a time for a query: in UTC, without marks. */
function stamp(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** Returns an ETag with which a server promises that it stored exactly what was sent (RFC 6352, section 6.3.2.3). */
function strongEtag(etag = ''): string | null {
  return /^"[^"\p{Cc}]*"$/u.test(etag) ? etag : null;
}

function xml(text: string): string {
  const marks: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? '');
}
