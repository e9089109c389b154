import { type RequestListener } from 'node:http';
import { fakeDav } from './fake-dav.ts';
import { apiWithServer, syncedUser } from './synced-books.ts';

/* What servers do wrong is said in Settings, and costs nothing: the next good sync goes on where the last one was. */

const BOOK = '/ada/book/';
const GRACE = `${BOOK}grace.vcf`;
const account = {
  address: 'https://dav.test/',
  userName: 'ada',
  password: 'app-password',
  collection: 'Contacts',
};

const dav = fakeDav();
let world: Awaited<ReturnType<typeof apiWithServer>>;
let ada: Awaited<ReturnType<typeof syncedUser>>;

const card = (uid: string, ...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, ...lines, 'END:VCARD', ''].join('\r\n');
const grace = (...lines: string[]) => card('grace', 'FN:Grace Hopper', ...lines, 'X-ODD:1');

beforeAll(async () => {
  world = await apiWithServer(dav.listener);
});
beforeEach(async () => {
  dav.clear();
  dav.put(GRACE, grace('TITLE:Admiral'));
  ada = await syncedUser(world.api, account);
  await ada.begin();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => world.close());

const titles = async () => {
  const [found] = await ada.contacts();
  return found.organizationTitle;
};
const edit = async (body: object) => {
  const [found] = await ada.contacts();
  await ada.user.patch(`/api/contacts/${found.id}`, body).expect(200);
};

type Answer = (...given: Parameters<RequestListener>) => void;
const status =
  (code: number, headers: Record<string, string> = {}, text = ''): Answer =>
  (_request, response) =>
    void response.writeHead(code, headers).end(text);

describe.each<[string, Answer, object]>([
  ['stops taking the password', status(401), { failure: 'wrongPassword' }],
  ['takes no passwords', status(401, { 'WWW-Authenticate': 'Digest' }), { failure: 'noPassword' }],
  ['lets the user in no longer', status(403), { failure: 'forbidden' }],
  ['has no such address book', status(404), { failure: 'notFound' }],
  [
    'sends to the inside',
    status(301, { location: 'https://inside.dav.test/' }),
    { failure: 'refused' },
  ],
  [
    'sends to the address of a machine inside',
    status(307, { location: 'https://10.0.0.7/' }),
    { failure: 'moved', movedTo: 'https://10.0.0.7' },
  ],
  [
    'moved to someone else',
    status(308, { location: 'https://new.test/dav/' }),
    { failure: 'moved', movedTo: 'https://new.test' },
  ],
  ['answers with a web page', status(200, {}, '<html>Sign in</html>'), { failure: 'notDav' }],
  ['breaks off', (_request, response) => response.destroy(), { failure: 'unreachable' }],
  [
    'announces a gigabyte',
    status(207, { 'content-length': '1000000000' }),
    { failure: 'tooLarge' },
  ],
  ['is full', status(507), { failure: 'full' }],
  ['is overloaded', status(503, { 'retry-after': '60' }), { failure: 'busy' }],
  ['fails', status(500), { failure: 'busy' }],
])('a server that %s', (_what, answer, said) => {
  it('is reported with the time, loses nothing, and is forgotten after a good sync', async () => {
    await edit({ organizationName: 'Navy' });
    dav.put(GRACE, grace('TITLE:Commodore'));
    dav.failWith((...given) => {
      answer(...given);
      return true;
    });
    await ada.sync();
    expect(await ada.state()).toMatchObject({
      ...{ movedTo: null, ...said },
      ...{ syncing: false, failingSince: expect.any(String) },
    });
    expect(await titles()).toBe('Admiral');
    dav.failWith(null);
    await ada.sync();
    expect(await ada.state()).toMatchObject({ failure: null, failingSince: null, movedTo: null });
    expect(await titles()).toBe('Commodore');
    expect(dav.text(GRACE)).toContain('ORG:Navy');
    expect(dav.text(GRACE)).toContain('X-ODD:1');
    expect(dav.hrefs()).toEqual([GRACE]);
  });
});

it('a server that never ends its answer is given up', async () => {
  const timeout = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  dav.failWith((_request, response) => {
    response.writeHead(207).write('<d:multistatus xmlns:d="DAV:">', () => timeout.abort());
    return true;
  });
  await ada.sync();
  expect(await ada.state()).toMatchObject({ failure: 'tooSlow' });
});

describe('a server that lies about ETags', () => {
  it('loses no line that changed without a new one', async () => {
    dav.putSecretly(GRACE, grace('TITLE:Commodore', 'X-NEW:2'));
    await edit({ organizationName: 'Navy' });
    await ada.sync();
    for (const line of ['TITLE:Commodore', 'X-NEW:2', 'ORG:Navy']) {
      expect(dav.text(GRACE)).toContain(line);
    }
    expect(await titles()).toBe('Commodore');
  });

  it('is reported if it refuses every change of a card that is as it was, and gets the others', async () => {
    dav.put(`${BOOK}lin.vcf`, card('lin', 'FN:Lin Clark'));
    await ada.sync();
    dav.failWith(({ method, url }, response) => {
      if (method !== 'PUT' || url !== GRACE) return false;
      response.writeHead(412).end();
      return true;
    });
    for (const { id } of await ada.contacts()) {
      await ada.user.patch(`/api/contacts/${id}`, { organizationName: 'Navy' }).expect(200);
    }
    await ada.sync();
    expect(await ada.problems()).toMatchObject([{ problem: 'refusedThere', file: 'grace.vcf' }]);
    expect(dav.text(`${BOOK}lin.vcf`)).toContain('ORG:Navy');
    expect(await ada.state()).toMatchObject({ failure: null, syncing: false });
    dav.failWith(null);
    await ada.sync();
    expect(await ada.problems()).toEqual([]);
    expect(dav.text(GRACE)).toContain('ORG:Navy');
  });
});

it('a card that is broken later keeps its contact, and is named until it can be read again', async () => {
  dav.put(GRACE, 'BEGIN:VCARD\r\nFN:Gr');
  await edit({ organizationName: 'Navy' });
  await ada.sync();
  expect(await ada.problems()).toMatchObject([{ problem: 'unreadable', file: 'grace.vcf' }]);
  expect(dav.text(GRACE)).toBe('BEGIN:VCARD\r\nFN:Gr');
  expect(await ada.contacts()).toHaveLength(1);
  dav.put(GRACE, grace('TITLE:Commodore'));
  await ada.sync();
  expect(await ada.problems()).toEqual([]);
  expect([await titles(), dav.text(GRACE).includes('ORG:Navy')]).toEqual(['Commodore', true]);
});
