import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type BuiltApi, startBuilt } from './built-api.ts';
import { createTestDatabase, dropTestDatabase } from './databases.ts';
import { fakeDav } from './fake-dav.ts';
import { apiAt, type Caller } from './test-api.ts';
import { DEFAULT_ENVIRONMENT } from './test-environment.ts';

const BOOK = '/ada/book/';
const EACH = 60;
/** The requests of the sync at which the process is killed, after the server has done what they ask for. */
const KILLS: readonly [string, number][] = [
  ['REPORT', 2],
  ['PUT', 3],
  ['PUT', 20],
  ['PUT', 5],
];

const dav = fakeDav();

it('a sync that is killed again and again loses and doubles nothing', async () => {
  const databaseUrl = await createTestDatabase();
  let running: BuiltApi | undefined;
  let next: [string, number] | undefined;
  const server = createServer((request, response) => {
    if (next !== undefined && request.method === next[0]) {
      next[1] -= 1;
      if (next[1] === 0) {
        next = undefined;
        response.on('finish', () => running?.process.kill('SIGKILL'));
      }
    }
    dav.listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const start = async (): Promise<Caller> => {
    running = await startBuilt({
      ...DEFAULT_ENVIRONMENT,
      DATABASE_URL: databaseUrl,
      ADDRESS_BOOKS_TO_LOOPBACK: 'true',
      ADDRESS_BOOKS_EVERY_SECONDS: '1',
      ADDRESS_BOOK_TIMEOUT_MS: '60000',
    });
    return apiAt(running.url, databaseUrl, () => Promise.resolve()).signIn(OWNER);
  };
  const { sql } = apiAt('http://127.0.0.1', databaseUrl, () => Promise.resolve());

  for (let n = 0; n < EACH; n += 1) {
    const lines = ['BEGIN:VCARD', 'VERSION:3.0', `UID:there-${n}`, `FN:There ${word(n)}`];
    dav.put(`${BOOK}there-${n}.vcf`, [...lines, `X-ODD:${n}`, 'END:VCARD', ''].join('\r\n'));
  }
  let ada = await start();
  for (let n = 0; n < EACH; n += 1) {
    await ada.post('/api/contacts', { displayName: `Here ${word(n)}` }).expect(201);
  }
  const login = {
    address: `http://127.0.0.1:${port}/`,
    userName: 'ada',
    password: 'app-password',
  };
  const { body } = await ada.post('/api/address-books', login).expect(201);
  const path = `/api/address-books/${body.id}`;
  const choice = { collectionIds: [body.collections[0].id], twoWay: true };
  for (const kill of KILLS) {
    next = [...kill];
    if (kill === KILLS[0]) await ada.patch(path, choice).expect(200);
    await running?.exit;
    // Its claim ends with its lease, or now.
    await sql("UPDATE rapport.address_books SET claimed_until = now() - interval '1 second'");
    ada = await start();
  }
  for (;;) {
    const [state] = (await ada.get('/api/address-books').expect(200)).body;
    if (state.linked === 2 * EACH && !state.syncing) break;
    expect(state.failure).toBeNull();
    if (!state.syncing) await ada.post(`${path}/sync`).expect(200);
    await delay(200);
  }
  const names = (await sql('SELECT display_name AS name FROM rapport.contacts')).map(
    ({ name }) => name,
  );
  expect(new Set(names).size).toBe(2 * EACH);
  expect(names).toHaveLength(2 * EACH);
  expect(dav.hrefs()).toHaveLength(2 * EACH);
  for (let n = 0; n < EACH; n += 1) {
    expect(dav.text(`${BOOK}there-${n}.vcf`)).toContain(`X-ODD:${n}\r\n`);
  }
  running?.process.kill('SIGTERM');
  await running?.exit;
  server.close();
  await dropTestDatabase(databaseUrl);
}, 600_000);

const OWNER = '0192f1a0-0000-7000-8000-00000000ada1';

/** A name that no other one is like. */
function word(n: number): string {
  return [...`${n + 100}`]
    .map((digit) => ['bo', 'ki', 'tu', 'ra', 'ne', 'so', 'lu', 'mi', 'ga', 'we'][Number(digit)])
    .join('');
}
