import { DavClient } from '../src/dav/dav-client.ts';
import { DavConnection } from '../src/dav/dav-request.ts';
import { serverAddress } from '../src/dav/dav-address.ts';
import { PUBLIC_NETWORK } from '../src/web/web-network.ts';
import { RADICALE_PASSWORD } from './radicale-server.ts';

const CARD = 'text/vcard; charset=utf-8';
const EVENT = 'text/calendar; charset=utf-8';
const way = { network: PUBLIC_NETWORK, loopback: true, timeoutMs: 60_000 };

/** Another program of a user of a Radicale. */
export function radicaleUser(address: string, user: string, password = RADICALE_PASSWORD) {
  const url = serverAddress(address, true);
  const connection = new DavConnection(url, { user, password }, way, new AbortController().signal);
  const client = new DavClient(connection);
  return {
    url,
    client,
    makeBook: async (path: string): Promise<URL> => {
      const book = new URL(`/${user}/${path}/`, url);
      const body = `<?xml version="1.0"?><d:mkcol xmlns:d="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav"><d:set><d:prop><d:resourcetype><d:collection/><card:addressbook/></d:resourcetype><d:displayname>Team &amp; friends</d:displayname></d:prop></d:set></d:mkcol>`;
      await connection.send(book, { method: 'MKCOL', body }, async () => undefined);
      return book;
    },
    makeCalendar: async (path: string, component: string): Promise<URL> => {
      const calendar = new URL(`/${user}/${path}/`, url);
      const body = `<?xml version="1.0"?><d:mkcol xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:resourcetype><d:collection/><cal:calendar/></d:resourcetype><d:displayname>${path}</d:displayname><cal:supported-calendar-component-set><cal:comp name="${component}"/></cal:supported-calendar-component-set></d:prop></d:set></d:mkcol>`;
      await connection.send(calendar, { method: 'MKCOL', body }, async () => undefined);
      return calendar;
    },
    /** Writes an event, whatever was there. */
    plan: (calendar: URL, uid: string, text: string) =>
      connection.send(
        new URL(`${uid}.ics`, calendar),
        { method: 'PUT', body: text, headers: { 'Content-Type': EVENT } },
        async () => undefined,
      ),
    cancel: (calendar: URL, uid: string) =>
      connection.send(new URL(`${uid}.ics`, calendar), { method: 'DELETE' }, async () => undefined),
    add: (book: URL, uid: string, text: string) =>
      client.write(book, `${book.pathname}${uid}.vcf`, { text, type: CARD, was: 'new' }),
    /** Changes a card as it is now. */
    edit: async (book: URL, href: string, change: (text: string) => string) => {
      const [found] = await client.contents(book, [href], 'addressbook');
      const { etag = '', text } = found ?? {};
      await client.write(book, href, { text: change(text ?? ''), type: CARD, was: { etag } });
    },
    /** Returns all cards by their addresses. */
    read: async (book: URL): Promise<Map<string, string>> => {
      const hrefs = (await client.list(book)).map(({ href }) => href);
      const contents = await client.contents(book, hrefs, 'addressbook');
      return new Map(contents.map(({ href, text }) => [href, text ?? '']));
    },
  };
}
