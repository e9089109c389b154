import { type RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { fetchCalendar } from '../src/calendars/fetch-calendar.ts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { PUBLIC_NETWORK, type WebNetwork } from '../src/web/web-network.ts';
import { startWebHost, type WebHost } from './web-host.ts';

const TEXT = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const NONE = { etag: null, lastModified: null };
const ADDRESS = 'https://calendars.test/ical';

let host: WebHost;
let answer: RequestListener;
/** Resolves when the other side has closed the connection. */
let closed: Promise<void>;

beforeAll(async () => {
  const listen: RequestListener = (request, response) => {
    closed = new Promise((resolve) => request.socket.once('close', () => resolve()));
    answer(request, response);
  };
  host = await startWebHost(listen, isPublicAddress, { 'inside.test': ['10.0.0.7'] });
});
beforeEach(() => host.asked.splice(0));
afterAll(() => host.close());

const fetched = (timeoutMs = 600_000, network = host.network, address = ADDRESS) =>
  fetchCalendar(address, NONE, network, new AbortController().signal, timeoutMs);

describe('a server that is slow', () => {
  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'sends its headers and nothing else',
      (_request, response) => response.writeHead(200).flushHeaders(),
    ],
    [
      'goes on sending a little',
      (_request, response) => {
        const timer = setInterval(() => response.write('X-A:1\r\n'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('is left after the time limit: it %s', async (_, slow) => {
    answer = slow;
    await expect(fetched(300)).rejects.toMatchObject({ failure: 'tooSlow' });
    await closed;
  });

  it('is abandoned if the DNS lookup takes too long', async () => {
    const network: WebNetwork = {
      ...host.network,
      resolve: (_hostname, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    };
    await expect(fetched(100, network)).rejects.toMatchObject({ failure: 'tooSlow' });
    expect(host.asked).toEqual([]);
  });

  it('gets no longer for several redirects', async () => {
    answer = (_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/next' }).end(), 150);
    };
    await expect(fetched(300)).rejects.toMatchObject({ failure: 'tooSlow' });
  });
});

it('stops reading an endless response at the size limit', async () => {
  let sent = 0;
  answer = (_request, response) => {
    const chunk = Buffer.alloc(100_000, 'a');
    const send = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on('drain', send);
    send();
  };
  await expect(fetched()).rejects.toMatchObject({ failure: 'tooLarge' });
  await closed;
  // Buffers may have sent more than what was read.
  expect(sent).toBeLessThan(20_000_000);
});

describe('a redirect', () => {
  it.each([
    'http://calendars.test/ical',
    'https://inside.test/ical',
    'https://127.0.0.1/ical',
    'https://[::1]/ical',
    'https://calendars.test:8443/ical',
    'https://name:secret@calendars.test/ical',
    'file:///etc/passwd',
    'https://',
  ])('to %s is not followed', async (location) => {
    answer = ({ url }, response) => {
      if (url === '/ical') response.writeHead(302, { location }).end();
      else response.end(TEXT);
    };
    await expect(fetched()).rejects.toMatchObject({ failure: 'refused' });
    expect(host.asked).toEqual(['calendars.test/ical']);
  });

  it('is followed three times, to any public host', async () => {
    answer = ({ url = '' }, response) => {
      const count = Number(url.slice(2)) || 0;
      if (count === 3) response.end(TEXT);
      else response.writeHead(302, { location: `https://other.test/n${count + 1}` }).end();
    };
    await expect(fetched()).resolves.toMatchObject({ text: TEXT });
    expect(host.asked).toEqual([
      'calendars.test/ical',
      'other.test/n1',
      'other.test/n2',
      'other.test/n3',
    ]);
    answer = (_request, response) => void response.writeHead(302, { location: '/ical' }).end();
    await expect(fetched()).rejects.toMatchObject({ failure: 'refused' });
  });
});

describe('a name whose address changes', () => {
  it('is resolved once per request, and the connection uses the checked address', async () => {
    const answers = [['93.184.215.14'], ['10.0.0.7']];
    const opened: string[] = [];
    const network: WebNetwork = {
      ...host.network,
      resolve: async () => answers.shift() ?? ['10.0.0.7'],
      open: (url, address, headers, signal) => {
        opened.push(address);
        return host.network.open(url, address, headers, signal);
      },
    };
    answer = (_request, response) => void response.end(TEXT);
    await fetched(undefined, network);
    expect(opened).toEqual(['93.184.215.14']);
    // The next request resolves the name again, and is refused because of the new address.
    await expect(fetched(undefined, network)).rejects.toMatchObject({ failure: 'refused' });
    expect(opened).toHaveLength(1);
  });

  it('is not looked up by the connection itself, which names the host for its certificate', async () => {
    const hello = new Promise<string>((resolve, reject) => {
      const server = createServer((socket) => {
        socket.once('data', (data) => {
          resolve(data.toString('latin1'));
          socket.destroy();
          server.close();
        });
      });
      server.listen(443, '127.0.0.1').once('error', reject);
    });
    const isFree = hello.then(
      () => true,
      () => false,
    );
    const opening = PUBLIC_NETWORK.open(
      // A name that no DNS server knows.
      new URL('https://nobody.invalid/ical'),
      '127.0.0.1',
      {},
      new AbortController().signal,
    );
    await expect(opening).rejects.toThrow(/socket|hang up|ECONNRESET|ECONNREFUSED|EACCES/i);
    // If the port is in use or not allowed, only the error above shows that the name wasn't resolved.
    if (await isFree) expect(await hello).toContain('nobody.invalid');
  });
});

it.each([
  [404, 'notFound'],
  [410, 'notFound'],
  [403, 'notFound'],
  [500, 'unreachable'],
])('says of the status %i that the calendar is %s', async (status, failure) => {
  answer = (_request, response) => void response.writeHead(status).end();
  await expect(fetched()).rejects.toMatchObject({ failure });
});

it('sends the version that is known, and reads nothing where it is still that one', async () => {
  const asked: unknown[] = [];
  answer = ({ headers }, response) => {
    asked.push([headers['if-none-match'], headers['if-modified-since']]);
    response.writeHead(304).end();
  };
  const known = { etag: '"1"', lastModified: 'Sat, 14 Mar 2026 09:26:53 GMT' };
  const stop = new AbortController().signal;
  await expect(fetchCalendar(ADDRESS, known, host.network, stop)).resolves.toEqual({
    ...known,
    text: null,
  });
  expect(asked).toEqual([['"1"', 'Sat, 14 Mar 2026 09:26:53 GMT']]);
});
