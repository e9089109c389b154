import pg from 'pg';
import supertest from 'supertest';
import { createTestDatabase } from './databases.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';
import { type Caller, type TestApi } from './test-api.ts';

const STATEMENT_TIMEOUT_MS = 1_000;
const DEADLINE_MS = 3_000;

let api: TestApi;
let ada: Caller;
let proxy: TcpProxy;
let databaseUrl: string;

/** Starts an API whose connection to the database can be cut. */
async function start(cutAtFirst: boolean) {
  databaseUrl = await createTestDatabase();
  const url = new URL(databaseUrl);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  if (cutAtFirst) await proxy.cut();
  url.port = String(proxy.port);
  url.hostname = '127.0.0.1';
  const { database } = testSettings(url.href);
  api = await startSeparateApi({
    database: { ...database, statementTimeoutMs: STATEMENT_TIMEOUT_MS, deadlineMs: DEADLINE_MS },
  });
  ada = await api.signIn();
}

afterEach(async () => {
  await proxy.cut();
  await proxy.restore();
  await api.close();
  await proxy.close();
});

const get = (path: string) => supertest(api.url).get(path);

async function expectAway() {
  for (const call of [
    ada.get('/api/contacts'),
    ada.post('/api/contacts', { displayName: 'Ada' }),
    get('/readyz'),
  ]) {
    const { status, body, headers } = await call;
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toEqual({
      error: "The database can't be reached right now. Please try again shortly.",
      code: 'DATABASE_UNAVAILABLE',
    });
  }
  await get('/healthz').expect(200);
}

async function expectBack() {
  await get('/readyz').expect(200);
  await ada.post('/api/contacts', { displayName: 'Ada' }).expect(201);
}

describe('while the database is away', () => {
  it('every call answers 503, and works again when it is back', async () => {
    await start(false);
    await expectBack();
    await proxy.cut();
    await expectAway();
    await proxy.restore();
    await expectBack();
  });

  it('the API starts, and works as soon as the database is there', async () => {
    await start(true);
    await expectAway();
    await proxy.restore();
    await expectBack();
  });

  it('a call does not hang on a connection that went silent', async () => {
    await start(false);
    await expectBack();
    proxy.freeze();
    await ada.get('/api/contacts').expect(503);
    await proxy.cut();
    await proxy.restore();
    await expectBack();
  });

  it('a request cut off in the middle leaves nothing half done', async () => {
    await start(false);
    await expectBack();
    const before = (await ada.get('/api/contacts').expect(200)).body.length;
    const posts = Array.from({ length: 10 }, (_, n) =>
      ada.post('/api/contacts', { displayName: 'Ada' }).set('Idempotency-Key', `k${n}`),
    );
    const answers = Promise.all(posts);
    await proxy.cut();
    const statuses = (await answers).map(({ status }) => status);
    await proxy.restore();
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    const again = Array.from({ length: 10 }, (_, n) =>
      ada.post('/api/contacts', { displayName: 'Ada' }).set('Idempotency-Key', `k${n}`).expect(201),
    );
    await Promise.all(again);
    expect((await ada.get('/api/contacts').expect(200)).body).toHaveLength(before + 10);
  });
});

describe('a statement that takes too long', () => {
  it('answers 503', async () => {
    await start(false);
    await expectBack();
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE rapport.contacts');
    const { body } = await ada.get('/api/contacts').expect(503);
    expect(body.code).toBe('DATABASE_BUSY');
    await other.query('COMMIT');
    await other.end();
    await ada.get('/api/contacts').expect(200);
  });
});
