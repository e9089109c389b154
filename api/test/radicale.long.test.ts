import { DavClient } from '../src/dav/dav-client.ts';
import { DavConnection } from '../src/dav/dav-request.ts';
import { serverAddress } from '../src/dav/dav-address.ts';
import { findCollections } from '../src/dav/find-collections.ts';
import { PUBLIC_NETWORK } from '../src/web/web-network.ts';

/** Set by `pnpm test:carddav`. */
const address = process.env.TEST_RADICALE_URL;
const withRadicale = address === undefined ? describe.skip : describe;

const CARD = 'text/vcard; charset=utf-8';
const way = { network: PUBLIC_NETWORK, loopback: true, timeoutMs: 30_000 };

function clientOf(user: string, password = 'radicale-password') {
  const url = serverAddress(address ?? '', true);
  const login = { user, password };
  const connection = new DavConnection(url, login, way, new AbortController().signal);
  return { url, connection, client: new DavClient(connection) };
}

const cardOf = (uid: string, name: string, more = '') =>
  `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:${uid}\r\nFN:${name}\r\nN:${name};;;;\r\n${more}END:VCARD\r\n`;

async function makeBook(user: string, path: string): Promise<URL> {
  const { url, connection } = clientOf(user);
  const book = new URL(`/${user}/${path}/`, url);
  const body = `<?xml version="1.0"?><d:mkcol xmlns:d="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav"><d:set><d:prop><d:resourcetype><d:collection/><card:addressbook/></d:resourcetype><d:displayname>Team &amp; friends</d:displayname></d:prop></d:set></d:mkcol>`;
  await connection.send(book, { method: 'MKCOL', body }, async () => undefined);
  return book;
}

withRadicale('a real Radicale', () => {
  it('is found from its root, and shows its address books', async () => {
    const book = await makeBook('ada', 'team');
    const { url, client } = clientOf('ada');
    const found = await findCollections(client, url, 'addressbook');
    expect(found).toEqual([{ url: book, name: 'Team & friends', mayWrite: true, syncs: true }]);
    const itself = await findCollections(client, book, 'addressbook');
    expect(itself).toEqual(found);
    expect(await findCollections(client, url, 'calendar')).toEqual([]);
  });

  it('refuses a wrong password', async () => {
    const { url, client } = clientOf('ada', 'wrong');
    await expect(findCollections(client, url, 'addressbook')).rejects.toMatchObject({
      failure: 'wrongPassword',
    });
  });

  it('gives cards back as they were written, and tells what changed since', async () => {
    const book = await makeBook('lin', 'all');
    const { client } = clientOf('lin');
    const { pathname } = book;
    const start = await client.changes(book, null);
    expect(start).toMatchObject({ changed: [], gone: [] });

    const [one, two] = [`${pathname}one.vcf`, `${pathname}two%20%26.vcf`];
    const text = cardOf('one', 'Ada', 'X-ODD;X-P="a;b":1\\;2 <&> ü 🦉\r\n');
    await client.write(book, one, { text, type: CARD, was: 'new' });
    await client.write(book, two, { text: cardOf('two', 'Lin'), type: CARD, was: 'new' });
    await expect(client.write(book, one, { text, type: CARD, was: 'new' })).rejects.toMatchObject({
      failure: 'changed',
    });

    const first = await client.changes(book, start.syncToken);
    expect(first.changed.map(({ href }) => href).toSorted()).toEqual([one, two]);
    const contents = await client.contents(book, [one, two, `${pathname}no.vcf`], 'addressbook');
    const read = contents.find(({ href }) => href === one);
    for (const line of ['FN:Ada', 'X-ODD;X-P="a;b":1\\;2 <&> ü 🦉', 'UID:one']) {
      expect(read?.text?.replaceAll('\r', '')).toContain(`\n${line}\n`);
    }
    expect(contents.find(({ href }) => href.endsWith('no.vcf'))?.text ?? null).toBeNull();
    expect(await client.list(book)).toHaveLength(2);

    const etag = read?.etag ?? '';
    await client.write(book, one, { text: cardOf('one', 'Ada B'), type: CARD, was: { etag } });
    await expect(
      client.write(book, one, { text, type: CARD, was: { etag } }),
    ).rejects.toMatchObject({ failure: 'changed' });
    await expect(client.remove(book, { href: one, etag })).rejects.toMatchObject({
      failure: 'changed',
    });
    const [entry] = first.changed.filter(({ href }) => href === two);
    if (entry === undefined) throw new Error('the card is missing');
    await client.remove(book, entry);
    await client.remove(book, entry);
    const second = await client.changes(book, first.syncToken);
    expect(second).toMatchObject({ changed: [{ href: one }], gone: [two] });
  });

  it("doesn't know a token that isn't its own", async () => {
    const book = await makeBook('sync', 'all');
    const { client } = clientOf('sync');
    const token = 'http://radicale.org/ns/sync/0000';
    await expect(client.changes(book, token)).rejects.toMatchObject({ failure: 'syncToken' });
  });
});
