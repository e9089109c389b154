import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { type BuiltApi, localEnvironment, runBuilt, startBuilt } from './built-api.ts';
import { createTestDatabase, dropTestDatabase, onServer } from './databases.ts';
import { freePort } from './ports.ts';
import { statusesOf } from './statuses-of.ts';
import { claims, signToken } from './tokens.ts';
import { attributeOf, requestsOf, startTraced } from './traced-api.ts';
import { untilBlocked } from './until-blocked.ts';
import { until } from './until.ts';

jest.setTimeout(120_000);

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createTestDatabase('empty');
  const migrate = () => runBuilt('migrate', { DATABASE_URL: databaseUrl }).exit;
  expect(await Promise.all([migrate(), migrate()])).toEqual([0, 0]);
});
afterAll(async () => {
  await dropTestDatabase(databaseUrl);
});

describe('node dist/migrate.js', () => {
  it('says what ran and ends', async () => {
    const { output, exit } = runBuilt('migrate', { DATABASE_URL: databaseUrl });
    expect(await exit).toBe(0);
    expect(JSON.parse(output.stdout)).toEqual({ level: 'info', msg: 'migrated', migrations: [] });
  });

  it('prints why it failed', async () => {
    const { output, exit } = runBuilt('migrate', { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' });
    expect(await exit).toBe(1);
    expect(output.stderr).toContain('The migrations failed, nothing was changed');
    expect(output.stderr).toContain('ECONNREFUSED');
  });
});

describe('the removal of what was deleted thirty days ago', () => {
  const owner = randomUUID();

  beforeEach(async () => {
    await onServer(
      databaseUrl,
      `INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
         VALUES ('${owner}', now(), now()) ON CONFLICT DO NOTHING;
       INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, deleted_at, display_name, search_text, sort_name)
         SELECT '${owner}', gen_random_uuid(), now(), now(), now() - n * interval '16 days', 'x', 'x', 'x'
         FROM generate_series(1, 2) n`,
    );
  });
  afterEach(() => onServer(databaseUrl, 'DELETE FROM rapport.contacts'));

  const left = async () => (await onServer(databaseUrl, 'SELECT 1 FROM rapport.contacts')).rowCount;

  it('is one round of node dist/purge.js', async () => {
    const { output, exit } = runBuilt('purge', { DATABASE_URL: databaseUrl });
    expect(await exit).toBe(0);
    expect(JSON.parse(output.stdout)).toEqual({ level: 'info', msg: 'purged', contacts: 1 });
    expect(await left()).toBe(1);
  });

  it('is said to have failed while the database is away', async () => {
    const { output, exit } = runBuilt('purge', { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' });
    expect(await exit).toBe(1);
    expect(output.stderr).toContain('The purge stopped');
  });

  it('happens by itself while the API runs, in however many processes', async () => {
    const settings = { ...localEnvironment(databaseUrl), PURGE_EVERY_SECONDS: '1' };
    const apis = await Promise.all([startBuilt(settings), startBuilt(settings)]);
    const said = ({ lines }: { lines: string[] }) => lines.map((line) => JSON.parse(line).msg);
    await until(async () => (await left()) === 1);
    for (const api of apis) {
      api.process.kill('SIGTERM');
      expect(await api.exit).toBe(0);
      expect(said(api)).toEqual(['ready', 'listening', 'stopping', 'stopped']);
    }
  });
});

describe('an import during which the API is killed', () => {
  const PER_CALL = 50;

  it('resumes without losses or duplicates', async () => {
    const owner = randomUUID();
    const token = await signToken(claims({ sub: owner }));
    let api = await startBuilt(localEnvironment(databaseUrl));
    const killed = async () => {
      api.process.kill('SIGKILL');
      await api.exit;
      api = await startBuilt(localEnvironment(databaseUrl));
    };
    const post = async (path: string, body: object) => {
      const response = await fetch(`${api.url}${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': createHash('sha256').update(JSON.stringify(body)).digest('hex'),
        },
        body: JSON.stringify(body),
      });
      return response.json() as Promise<{ id: string; import: object; rows: object[] }>;
    };
    const stored = async () => {
      const { rows } = await onServer(
        databaseUrl,
        `SELECT count(*)::int AS contacts, count(DISTINCT display_name)::int AS names,
           (SELECT count(*)::int FROM rapport.import_rows WHERE user_profile_id = '${owner}') AS rows
         FROM rapport.contacts WHERE user_profile_id = '${owner}'`,
      );
      return rows[0];
    };
    const all = (count: number) => ({ contacts: count, names: count, rows: count });

    const start = { fileName: 'contacts.csv', source: 'csv', rowCount: 3 * PER_CALL };
    const { id } = await post('/api/imports', start);
    const send = (batch: number) =>
      post(`/api/imports/${id}/rows`, {
        rows: Array.from({ length: PER_CALL }, (_, index) => {
          const row = batch * PER_CALL + index + 1;
          return { row, action: 'add', contact: { displayName: `Contact ${row}` } };
        }),
      });

    // In the middle of a call: its contacts are written, its rows are blocked.
    await send(0);
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE rapport.import_rows IN SHARE ROW EXCLUSIVE MODE');
    const interrupted = send(1).catch(() => null);
    await untilBlocked(databaseUrl);
    await killed();
    await other.query('COMMIT');
    await other.end();
    expect(await interrupted).toBeNull();
    expect(await stored()).toEqual(all(PER_CALL));
    await send(1);
    expect(await stored()).toEqual(all(2 * PER_CALL));

    // After a whole call is stored, whether or not its response arrived.
    const unheard = send(2).catch(() => null);
    await until(async () => (await stored())?.rows === 3 * PER_CALL);
    await killed();
    await unheard;
    const again = await send(2);
    expect(again.rows).toHaveLength(PER_CALL);
    expect(again.import).toMatchObject({ id, added: 3 * PER_CALL, merged: 0, refused: 0 });
    expect(await stored()).toEqual(all(3 * PER_CALL));
    api.process.kill('SIGTERM');
    expect(await api.exit).toBe(0);
  });
});

describe.each([
  ['two', 2],
  ['four', 4],
])('%s processes', (_, processes) => {
  let apis: BuiltApi[];

  beforeAll(async () => {
    const redis = process.env.TEST_REDIS_URL;
    const settings = {
      ...localEnvironment(databaseUrl),
      ...(redis && { LIMITS_STORE: 'redis', REDIS_URL: redis }),
    };
    apis = await Promise.all(Array.from({ length: processes }, () => startBuilt(settings)));
  });
  afterAll(async () => {
    for (const api of apis) api.process.kill('SIGTERM');
    expect(await Promise.all(apis.map(({ exit }) => exit))).toEqual(apis.map(() => 0));
  });

  it('let 600 of 1,400 requests of one person through in a minute, and all of them where one may', async () => {
    const token = () => signToken(claims({ sub: randomUUID() }));
    const statuses = await statusesOf(apis, await token(), 1_400);
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    expect([count(404), count(429)]).toEqual([600, 800]);
    expect(new Set(await statusesOf(apis, await token(), 40))).toEqual(new Set([404]));
  });

  it('make one contact of a request that all of them get at once', async () => {
    const headers = {
      Authorization: `Bearer ${await signToken(claims({ sub: randomUUID() }))}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    };
    const body = JSON.stringify({ displayName: 'Ada Lovelace' });
    const answers = await Promise.all(
      [...apis, ...apis].map(async ({ url }) => {
        const response = await fetch(`${url}/api/contacts`, { method: 'POST', headers, body });
        return { status: response.status, text: await response.text() };
      }),
    );
    expect(answers).toEqual(answers.map(() => ({ status: 201, text: answers[0]?.text })));
    const all = await fetch(`${apis[0]!.url}/api/contacts`, { headers });
    expect(await all.json()).toHaveLength(1);
  });
});

describe('node dist/main.js', () => {
  it('prints that its port is taken', async () => {
    const first = await startBuilt(localEnvironment(databaseUrl));
    const { output, exit } = runBuilt('main', {
      ...localEnvironment(databaseUrl),
      PORT: new URL(first.url).port,
    });
    expect(await exit).toBe(1);
    expect(output.stderr).toContain('its port is taken');
    first.process.kill('SIGTERM');
    expect(await first.exit).toBe(0);
  });

  it('refuses connections until it can answer requests, so a proxy uses another process', async () => {
    const url = await createTestDatabase('empty');
    const port = await freePort();
    const { child, output, exit } = runBuilt('main', {
      ...localEnvironment(url),
      PORT: String(port),
    });
    const connect = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        (error: Error) => (error.cause as { code: string }).code,
      );
    await until(() => Promise.resolve(output.stdout.includes('not ready yet')));
    expect(await connect()).toBe('ECONNREFUSED');
    expect(await runBuilt('migrate', { DATABASE_URL: url }).exit).toBe(0);
    await until(() => Promise.resolve(output.stdout.includes('"listening"')));
    expect(await connect()).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    await dropTestDatabase(url);
  });

  it("exits immediately if it's stopped before it's ready", async () => {
    const url = 'postgres://x:y@127.0.0.1:1/z';
    const { child, output, exit } = runBuilt('main', localEnvironment(url));
    await until(() => Promise.resolve(output.stdout.includes('not ready yet')));
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(output.stdout).not.toContain('"listening"');
  });

  it('writes every line of its log before it ends by a signal', async () => {
    const api = await startBuilt(localEnvironment(databaseUrl));
    await Promise.all(Array.from({ length: 200 }, () => fetch(`${api.url}/api/nothing`)));
    api.process.kill('SIGTERM');
    expect(await api.exit).toBe(0);
    const messages = api.lines.map((line) => String(JSON.parse(line).msg));
    expect(messages.filter((message) => message === 'answered')).toHaveLength(200);
    expect(messages.at(-1)).toBe('stopped');
  });
});

describe('traces of node dist/main.js', () => {
  const TRACE = '0af7651916cd43dd8448eb211c80319c';
  const PARENT = 'b7ad6b7169203331';

  it('lead from a request to its statements, without a value of anyone', async () => {
    const { url, end } = await startTraced(databaseUrl);
    const owner = randomUUID();
    const authorization = `Bearer ${await signToken(claims({ sub: owner }))}`;
    const made = await fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        traceparent: `00-${TRACE}-${PARENT}-01`,
        'x-request-id': 'from-the-browser',
      },
      body: '{"displayName":"Grace Hopper"}',
    });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const get = (of: string) => fetch(`${url}/api/contacts/${of}`, { headers: { authorization } });
    const found = await get(id);
    expect([found.status, (await get(randomUUID())).status]).toEqual([200, 404]);
    const spans = await end();

    const post = spans.find(({ name }) => name === 'POST /api/contacts')!;
    expect(post).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    expect(attributeOf(post, 'rapport.request_id')).toBe('from-the-browser');
    expect(attributeOf(post, 'http.response.status_code')).toBe(201);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === post.spanId);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['INSERT', 'COMMIT']),
    );
    expect(statements.every(({ traceId }) => traceId === TRACE)).toBe(true);
    expect(statements.map((span) => attributeOf(span, 'db.query.text')).join()).toContain('$1');

    const gets = spans.filter(({ name }) => name === 'GET /api/contacts/:id');
    // The request id is also the trace id.
    expect(gets[0]?.traceId).toBe(found.headers.get('x-request-id')?.replaceAll('-', ''));
    expect(attributeOf(gets[1]!, 'error.type')).toBe('CONTACT_NOT_FOUND');
    const everything = JSON.stringify(spans);
    for (const secret of ['Grace', owner, id]) expect(everything).not.toContain(secret);
  });

  it('have the id that a browser or a proxy gave to the request, where it can be one', async () => {
    const { url, end } = await startTraced(databaseUrl);
    const browser = randomUUID();
    const proxy = randomUUID().replaceAll('-', '');
    for (const id of [browser, proxy, '0'.repeat(32), 'chosen-by-hand']) {
      await fetch(`${url}/api/nothing`, { headers: { 'x-request-id': id } });
    }
    const requests = requestsOf(await end());
    expect(requests).toHaveLength(4);
    const traces = new Map(
      requests.map((span) => [attributeOf(span, 'rapport.request_id'), span.traceId]),
    );
    expect(traces.get(browser)).toBe(browser.replaceAll('-', ''));
    expect(traces.get(proxy)).toBe(proxy);
    for (const id of ['0'.repeat(32), 'chosen-by-hand']) {
      expect(traces.get(id)).toMatch(/^(?!0{32})[\da-f]{32}$/);
    }
  });

  it('are sampled according to OTEL_TRACES_SAMPLER', async () => {
    const ask = async (settings: Record<string, string>) => {
      const { url, end } = await startTraced(databaseUrl, settings);
      await fetch(`${url}/api/nothing`);
      const traceparent = `00-${TRACE}-${PARENT}-01`;
      await fetch(`${url}/api/nothing`, { headers: { traceparent } });
      return requestsOf(await end()).map(({ traceId }) => traceId === TRACE);
    };
    expect(await ask({ OTEL_TRACES_SAMPLER: 'always_off' })).toEqual([]);
    const none = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
    expect(await ask(none)).toEqual([true]);
    expect(await ask({ ...none, OTEL_TRACES_SAMPLER_ARG: '1' })).toEqual([false, true]);
  });
});

describe('traces and metrics of node dist/main.js', () => {
  /** Prints the loaded CommonJS modules when the process ends; all of these packages are CommonJS. */
  const TELL_MODULES = `--import=data:text/javascript,${encodeURIComponent(
    'import { Module } from "node:module"; process.on("exit", () => process._rawDebug(Object.keys(Module._cache).join("\\n")))',
  )}`;

  const loadedWith = async (settings: Record<string, string>) => {
    const environment = { ...localEnvironment(databaseUrl), NODE_OPTIONS: TELL_MODULES };
    const api = await startBuilt({ ...environment, ...settings });
    api.process.kill('SIGTERM');
    expect(await api.exit).toBe(0);
    const packages = ['@opentelemetry', 'prom-client', 'pg'];
    return packages.filter((name) => api.output.stderr.includes(`/node_modules/${name}/`));
  };

  it('are not even loaded while they are off', async () => {
    expect(await loadedWith({})).toEqual(['pg']);
    const on = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      METRICS_PORT: String(await freePort()),
    };
    expect(await loadedWith(on)).toEqual(['@opentelemetry', 'prom-client', 'pg']);
  });
});
