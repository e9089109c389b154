import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { type Response } from 'supertest';
import { RevocationsService } from '../src/auth/revocations.service.ts';
import { createTestDatabase } from './databases.ts';
import { type OwnApi, startSeparateApi, testSettings } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { until } from './until.ts';

/** A write consists of a few messages in each direction; nothing is cut after the last one. */
const MOST_MESSAGES = 40;

/** Ends a connection after a number of chunks from the API, before or after the server has received the last one. */
interface Cut {
  after: number;
  delivered: boolean;
}

let cut: Cut | null;
let seen: number;
let api: OwnApi;
let ada: Caller;
let closeProxy: () => void;

beforeAll(async () => {
  const databaseUrl = new URL(await createTestDatabase());
  const target = { host: databaseUrl.hostname, port: Number(databaseUrl.port) };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    let silent = false;
    near.on('data', (chunk) => {
      seen += 1;
      const ends = cut !== null && seen === cut.after;
      if (!ends) return void far.write(chunk);
      silent = true;
      if (!cut?.delivered) return void near.destroy();
      // The server responds, but the API doesn't get the response.
      far.write(chunk);
      far.once('data', () => near.destroy());
    });
    far.on('data', (chunk) => silent || near.write(chunk));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeProxy = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  databaseUrl.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { database } = testSettings(databaseUrl.href);
  api = await startSeparateApi({ database: { ...database, poolSize: 1 } });
});
beforeEach(async () => {
  cut = null;
  // On a slow machine, a request may look for new revocations first, which isn't part of a write.
  jest.spyOn(api.service(RevocationsService), 'verdict').mockResolvedValue('good');
  ada = await api.signIn();
});
afterAll(async () => {
  await api.close();
  closeProxy();
});

const stored = async () =>
  (await api.sql('SELECT id FROM rapport.contacts WHERE user_profile_id = $1', [ada.id])).length;

/** Returns the responses to a write whose connection ends after each message in turn, until none is cut. */
async function atEveryPoint(delivered: boolean, write: (n: number) => PromiseLike<Response>) {
  const answers = [];
  for (let after = 1; after < MOST_MESSAGES; after += 1) {
    await ada.get('/api/contacts').expect(200);
    cut = { after, delivered };
    seen = 0;
    const answer = await write(after);
    const wasCut = seen >= after;
    cut = null;
    if (!wasCut) return answers;
    answers.push(answer);
  }
  throw new Error('A write takes more messages than expected.');
}

describe.each([
  ['before the server sees a statement', false],
  ['before the API hears the answer to a statement', true],
])('when a connection ends %s', (_, delivered) => {
  it('every point of a keyed write answers 503, and a retry stores it once', async () => {
    const write = (n: number) =>
      ada.post('/api/contacts', { displayName: `Grace ${n}` }).set('Idempotency-Key', `k${n}`);
    const answers = await atEveryPoint(delivered, write);
    expect(answers.length).toBeGreaterThan(5);
    for (const { status, headers, body } of answers) {
      expect([status, body.code]).toEqual([503, 'DATABASE_UNAVAILABLE']);
      expect(headers['retry-after']).toBe('5');
    }
    for (let n = 1; n <= answers.length; n += 1) await write(n).expect(201);
    // The last write wasn't cut.
    expect(await stored()).toBe(answers.length + 1);
  });

  it('nothing is said to have failed that may be stored', async () => {
    let before = 0;
    const outcomes: { message: string; wasStored: boolean }[] = [];
    await atEveryPoint(delivered, async (n) => {
      const answer = await ada.post('/api/contacts', { displayName: `Grace ${n}` });
      const now = await stored();
      if (answer.status === 503) {
        outcomes.push({ message: String(answer.body.error), wasStored: now > before });
      }
      before = now;
      return answer;
    });
    for (const { message, wasStored } of outcomes) {
      if (wasStored) expect(message).toContain('no one can say yet whether this was saved');
    }
    expect(outcomes.some(({ wasStored }) => wasStored)).toBe(delivered);
    const unsure = outcomes.filter(({ message }) => message.includes('no one can say'));
    // The single statement of most contacts, and the COMMIT of the statements for a user without a profile.
    expect(unsure.length).toBeGreaterThanOrEqual(2);
    expect(unsure.length).toBeLessThan(outcomes.length);
  });

  it('no one can say what became of the one statement that adds a contact to others', async () => {
    await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201);
    const answers = await atEveryPoint(delivered, (n) =>
      ada.post('/api/contacts', { displayName: `Grace ${n}` }),
    );
    // A long statement may consist of more than one message.
    expect(answers.length).toBeGreaterThan(0);
    for (const { status, body } of answers) {
      expect(status).toBe(503);
      expect(body.error).toContain('no one can say yet whether this was saved');
    }
  });
});

it('under load, connections that are killed at random lose no acknowledged write and answer no 500', async () => {
  const statuses: number[] = [];
  const acknowledged: string[] = [];
  let killing = true;
  const kill = async () => {
    while (killing) {
      await api.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'rapport-api'`,
      );
      // A few responses later, so this doesn't depend on the speed of the machine.
      const next = statuses.length + Math.ceil(Math.random() * 4);
      await until(() => !killing || statuses.length >= next);
    }
  };
  const client = async (name: number) => {
    for (let n = 0; n < 40; n += 1) {
      const keyed = ada
        .post('/api/contacts', { displayName: 'Grace' })
        .set('Idempotency-Key', `load-${name}-${n}`);
      const { status, body, headers } = await (n % 3 === 0 ? ada.get('/api/contacts') : keyed);
      statuses.push(status);
      if (status === 201) acknowledged.push(String(body.id));
      if (status === 503) expect(headers['retry-after']).toBe('5');
    }
  };
  const killer = kill();
  await Promise.all([1, 2, 3, 4, 5, 6].map(client));
  killing = false;
  await killer;
  expect([...new Set(statuses)].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  const rows = await api.sql('SELECT id FROM rapport.contacts WHERE user_profile_id = $1', [
    ada.id,
  ]);
  const ids = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
});
