import { type IncomingMessage, type RequestListener } from 'node:http';
import { calendarServer, needsAppPassword, serverAddress } from '../src/dav/dav-address.ts';
import { DavClient } from '../src/dav/dav-client.ts';
import { failureOf } from '../src/dav/dav-failure.ts';
import { DavConnection } from '../src/dav/dav-request.ts';
import { findCollections } from '../src/dav/find-collections.ts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { startWebHost, type WebHost } from './web-host.ts';

const BOOK = 'https://dav.books.test/ada/book/';
const HREF = '/ada/book/one.vcf';
const SECRET = 'correct-horse';

let host: WebHost;
let answer: RequestListener;
const authorized: string[] = [];

beforeAll(async () => {
  host = await startWebHost(
    (request, response) => {
      authorized.push(`${request.headers.host} ${request.headers.authorization ?? '-'}`);
      answer(request, response);
    },
    isPublicAddress,
    {
      'inside.dav.books.test': ['10.0.0.7'],
      'inside.books.test': ['10.0.0.7'],
      'mixed.books.test': ['93.184.215.14', '127.0.0.1'],
    },
  );
});
beforeEach(() => {
  host.asked.length = 0;
  authorized.length = 0;
});
afterAll(() => host.close());

function client(address = BOOK, timeoutMs = 60_000): DavClient {
  const way = { network: host.network, loopback: false, timeoutMs };
  const login = { user: 'ada', password: SECRET };
  return new DavClient(
    new DavConnection(new URL(address), login, way, new AbortController().signal),
  );
}
const book = new URL(BOOK);
const changes = (address = BOOK, timeoutMs?: number) =>
  client(address, timeoutMs).changes(new URL(address), null);
const says = (status: number, text = '', headers: Record<string, string> = {}) => {
  answer = (_request, response) => void response.writeHead(status, headers).end(text);
};
const multistatus = (inner: string) => `<?xml version="1.0"?>
  <d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav">${inner}</d:multistatus>`;
const resource = (href: string, properties: string) => `<d:response><d:href>${href}</d:href>
  <d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>
  <d:propstat><d:prop><d:owner/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>`;
const card = (href: string, text: string) =>
  resource(href, `<d:getetag>"1"</d:getetag><c:address-data>${text}</c:address-data>`);

describe('the address of a server', () => {
  it.each([
    ['https://contacts.icloud.com/', 'https://caldav.icloud.com/'],
    ['https://carddav.fastmail.com/', 'https://caldav.fastmail.com/'],
    ['https://cloud.example/dav/', 'https://cloud.example/dav/'],
    ['https://contacts.icloud.com.evil.example/', 'https://contacts.icloud.com.evil.example/'],
  ])('of %s has its calendars at %s', (typed, calendars) => {
    expect(calendarServer(new URL(typed)).href).toBe(calendars);
  });

  it.each([
    ['dav.books.test', 'https://dav.books.test/'],
    ['https://dav.books.test:8443/x#y', 'https://dav.books.test:8443/x'],
    ['ada@icloud.com', 'https://contacts.icloud.com/'],
    ['Ada@FastMail.com', 'https://carddav.fastmail.com/'],
  ])('%s is %s', (typed, url) => expect(serverAddress(typed, false).href).toBe(url));

  it.each([
    ['ada@gmail.com', 'google'],
    ['https://www.googleapis.com/carddav/v1/', 'google'],
    ['http://dav.books.test', 'address'],
    ['http://127.0.0.1:5232', 'address'],
    ['https://ada:secret@dav.books.test', 'address'],
    ['not an address', 'address'],
  ])('%s is refused', (typed, failure) =>
    expect(() => serverAddress(typed, false)).toThrow(expect.objectContaining({ failure })),
  );

  it('tells which providers need an app password', () => {
    expect(needsAppPassword(new URL('https://p12-contacts.icloud.com'))).toBe(true);
    expect(needsAppPassword(book)).toBe(false);
  });
});

describe('the guard', () => {
  it.each([
    'https://inside.books.test/ada/book/',
    'https://mixed.books.test/ada/book/',
    'https://127.0.0.1/ada/book/',
    'https://[::1]/ada/book/',
    'https://dav.books.test:22/ada/book/',
  ])('refuses %s', async (address) => {
    await expect(changes(address)).rejects.toMatchObject({ failure: 'refused' });
    expect(host.asked).toEqual([]);
  });

  it.each([
    ['https://inside.dav.books.test/', 'refused'],
    ['https://neighbor.books.test/', 'moved'],
    ['https://dav.books.test:22/', 'refused'],
    ['http://dav.books.test/', 'moved'],
    ['https://other.test/', 'moved'],
    ['https://', 'notDav'],
  ])('does not follow a redirect to %s', async (location, failure) => {
    says(301, '', { location });
    await expect(changes()).rejects.toMatchObject({ failure });
    expect(host.asked).toEqual(['dav.books.test/ada/book/']);
  });

  it('tells where a server sends to, and gives the password to no one else', async () => {
    says(301, '', { location: 'https://other.test/dav/' });
    await expect(changes()).rejects.toMatchObject({ movedTo: 'https://other.test' });
    expect(authorized.every((line) => line.startsWith('dav.books.test Basic '))).toBe(true);
  });

  it('follows redirects of the same provider, four times at most', async () => {
    answer = ({ url }, response) => {
      const location = 'https://new.dav.books.test/there/';
      if (url === '/there/')
        response.writeHead(207).end(multistatus('<d:sync-token>t</d:sync-token>'));
      else response.writeHead(308, { location }).end();
    };
    await expect(changes()).resolves.toMatchObject({ syncToken: 't' });
    says(302, '', { location: '/ada/book/' });
    await expect(changes()).rejects.toMatchObject({ failure: 'refused' });
    expect(host.asked.slice(2)).toHaveLength(5);
  });
});

describe('a refusal', () => {
  it.each([
    [401, { 'www-authenticate': 'Basic realm="x"' }, 'wrongPassword'],
    [401, { 'www-authenticate': 'Digest realm="x"' }, 'noPassword'],
    [403, {}, 'forbidden'],
    [404, {}, 'notFound'],
    [405, {}, 'notDav'],
    [413, {}, 'tooLarge'],
    [500, {}, 'busy'],
    [507, {}, 'full'],
  ])('with status %i says what to do', async (status, headers, failure) => {
    says(status, '', headers);
    const error: unknown = await changes().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ failure });
    expect(`${String(error)}${JSON.stringify(error)}`).not.toContain(SECRET);
  });

  it('waits as long as the server says', async () => {
    says(429, '', { 'retry-after': '120' });
    await expect(changes()).rejects.toMatchObject({ failure: 'busy', waitSeconds: 120 });
  });

  it('knows a sync token that is no longer valid', async () => {
    says(403, '<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>');
    await expect(changes()).rejects.toMatchObject({ failure: 'syncToken' });
  });

  it('says when a certificate is the problem', () => {
    for (const code of [
      'CERT_HAS_EXPIRED',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ]) {
      expect(failureOf(Object.assign(new Error('tls'), { code }))).toBe('certificate');
    }
    expect(failureOf(Object.assign(new Error('dns'), { code: 'ENOTFOUND' }))).toBe('unreachable');
  });
});

describe('an answer', () => {
  it.each([
    ['<html><body>Sign in</body></html>', 'notDav'],
    ['', 'notDav'],
    ['<d:multistatus xmlns:d="DAV:">', 'notDav'],
    ['<!DOCTYPE m [<!ENTITY a "aa">]><d:multistatus xmlns:d="DAV:">&a;</d:multistatus>', 'notDav'],
    [multistatus('<d:a>'.repeat(60) + '</d:a>'.repeat(60)), 'notDav'],
  ])('that is no multistatus is refused: %#', async (text, failure) => {
    says(207, text);
    await expect(changes()).rejects.toMatchObject({ failure });
  });

  it('without an end is cut off', async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        response.writeHead(207).write('<d:multistatus xmlns:d="DAV:">');
        const send = () => {
          while (!response.destroyed && response.write(' '.repeat(500_000)));
        };
        response.on('drain', send).on('close', resolve);
        send();
      };
    });
    await expect(changes()).rejects.toMatchObject({ failure: 'tooLarge' });
    await closed;
  });

  it('that stops in the middle is given up', async () => {
    answer = (_request, response) => void response.writeHead(207).write('<d:multistatus');
    await expect(changes(BOOK, 200)).rejects.toMatchObject({ failure: 'tooSlow' });
  });

  it('keeps broken and huge cards apart from the others', async () => {
    const hrefs = [HREF, '/ada/book/two.vcf', '/ada/book/three.vcf', '/ada/book/four.vcf'];
    says(
      207,
      multistatus(
        card(HREF, 'good &amp;<![CDATA[ <whole>]]>') +
          card('/ada/book/two.vcf', 'bad \u0001') +
          card('https://dav.books.test/ada/book/three.vcf', 'x'.repeat(3_000_001)) +
          card('https://other.test/ada/book/four.vcf', 'elsewhere') +
          card('/ada/book/uncalled.vcf', 'uncalled'),
      ),
    );
    expect(await client().contents(book, hrefs, 'addressbook')).toEqual([
      { href: HREF, etag: '"1"', isTooLarge: false, text: 'good & <whole>' },
      { href: hrefs[1], etag: '"1"', isTooLarge: false, text: 'bad \ufffd' },
      { href: hrefs[2], etag: '"1"', isTooLarge: true, text: null },
    ]);
  });

  it('in several parts is read to its end', async () => {
    const gone = `<d:response><d:href>${HREF}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`;
    const more =
      '<d:response><d:href>/ada/book/</d:href><d:status>HTTP/1.1 507 More</d:status></d:response>';
    answer = (request, response) => {
      void bodyOf(request).then((body) => {
        const isFirst = body.includes('<d:sync-token></d:sync-token>');
        const inner = isFirst
          ? `${resource(HREF, '<d:getetag>"1"</d:getetag>')}${more}<d:sync-token>t&amp;1</d:sync-token>`
          : `${gone}${resource('/ada/book/two.vcf', '<d:getetag>W/"2"</d:getetag>')}<d:sync-token>t2</d:sync-token>`;
        if (!isFirst) expect(body).toContain('<d:sync-token>t&amp;1</d:sync-token>');
        response.writeHead(207).end(multistatus(inner));
      });
    };
    expect(await changes()).toEqual({
      changed: [{ href: '/ada/book/two.vcf', etag: 'W/"2"' }],
      gone: [HREF],
      syncToken: 't2',
    });
  });

  it('to a write has an ETag only if the server stored what was sent', async () => {
    const write = () =>
      client().write(book, HREF, { text: 'x', type: 'text/vcard', was: { etag: '"1"' } });
    says(204, '', { etag: '"2"' });
    await expect(write()).resolves.toBe('"2"');
    says(204, '', { etag: 'W/"2"' });
    await expect(write()).resolves.toBeNull();
    says(412);
    await expect(write()).rejects.toMatchObject({ failure: 'changed' });
  });
});

describe('finding address books', () => {
  const isBook = '<d:resourcetype><d:collection/><c:addressbook/></d:resourcetype>';

  it('goes from the address to its user, and on to the address books', async () => {
    answer = ({ url }, response) => {
      const found: Record<string, string> = {
        '/.well-known/carddav': resource(
          '/dav/',
          '<d:current-user-principal><d:href>/users/ada/</d:href></d:current-user-principal>',
        ),
        '/users/ada/': resource(
          '/users/ada/',
          '<c:addressbook-home-set><d:href>https://p2.dav.books.test/ada/</d:href></c:addressbook-home-set>',
        ),
        '/ada/':
          resource('/ada/', '<d:resourcetype><d:collection/></d:resourcetype>') +
          resource('/ada/book/', `${isBook}<d:displayname>Book</d:displayname>`) +
          resource(
            '/ada/shared%20one/',
            `${isBook}<d:current-user-privilege-set><d:privilege><d:read/></d:privilege></d:current-user-privilege-set>`,
          ),
      };
      const inner = found[url ?? ''];
      if (inner === undefined) response.writeHead(404).end();
      else response.writeHead(207).end(multistatus(inner));
    };
    const start = new URL('https://dav.books.test/');
    expect(await findCollections(client(), start, 'addressbook')).toMatchObject([
      { url: new URL('https://p2.dav.books.test/ada/book/'), name: 'Book', mayWrite: null },
      { name: 'shared one', mayWrite: false, syncs: false },
    ]);
  });

  it('says at once that the password is wrong', async () => {
    says(401);
    const found = findCollections(client(), book, 'addressbook');
    await expect(found).rejects.toMatchObject({ failure: 'wrongPassword' });
    expect(host.asked).toHaveLength(1);
  });

  it('says that a web page is no address book', async () => {
    says(200, '<html></html>');
    const found = findCollections(client(), book, 'addressbook');
    await expect(found).rejects.toMatchObject({ failure: 'notDav' });
  });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
