import pg from 'pg';
import { createTestDatabase } from './databases.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';
import { type Caller, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  const { database } = testSettings(databaseUrl);
  api = await startSeparateApi({
    // On a slow machine, admitted requests wait until the whole burst has arrived.
    database: {
      ...database,
      statementTimeoutMs: 60_000,
      deadlineMs: 62_000,
      connectTimeoutMs: 60_000,
    },
  });
  ada = await api.signIn();
  await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201);
});
afterAll(() => api.close());

const list = async () => {
  const headers = { Authorization: `Bearer ${ada.token}` };
  const response = await fetch(`${api.url}/api/contacts`, { headers });
  const body: unknown = await response.json();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
};

it('a burst waits for its turn', async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, list));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

it('refuses a storm of requests with 503 before any work, and answers the admitted requests', async () => {
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE rapport.contacts');
  const storm = Array.from({ length: 500 }, list);
  // All admitted requests wait for the table, so the first responses are the rejected ones.
  const shed = await new Promise<Awaited<ReturnType<typeof list>>[]>((resolve) => {
    const answered: Awaited<ReturnType<typeof list>>[] = [];
    for (const one of storm) {
      void one.then((answer) => {
        answered.push(answer);
        if (answered.length === 200) resolve([...answered]);
      });
    }
  });
  for (const answer of shed) {
    expect(answer).toMatchObject({ status: 503, retryAfter: '2', body: { code: 'TOO_BUSY' } });
  }
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  await other.query('COMMIT');
  await other.end();
  const statuses = (await Promise.all(storm)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(16);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await list()).status).toBe(200);
}, 60_000);
