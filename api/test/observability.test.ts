import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { RemoteReportsService } from '../src/remote-reports/remote-reports.service.ts';
import { freePort } from './ports.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { ORIGIN } from './test-environment.ts';
import { claims, signToken } from './tokens.ts';

describe('the private port', () => {
  let api: OwnApi;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    api = await startSeparateApi({ metrics: { host: '127.0.0.1', port } });
  });
  afterAll(() => api.close());

  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  it("shows the process's activity without ids of users", async () => {
    const ada = await api.signIn();
    const { body } = await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201);
    await ada.get(`/api/contacts/${body.id}`).expect(200);
    await ada.get(`/api/contacts/${randomUUID()}`).expect(404);
    await ada.get('/api/nothing').expect(404);
    await supertest(api.url).get('/api/contacts').expect(401);
    const elsewhere = `Bearer ${await signToken(claims({ aud: 'others' }))}`;
    await supertest(api.url).get('/api/today').set('Authorization', elsewhere).expect(401);
    const send = (body: object) =>
      supertest(api.url).post('/api/remote-reports').set('Origin', ORIGIN).send(body).expect(204);
    await send({ kind: 'remote-loads', loads: ['mf-x 1.1.0', 'mf-x 1.0.0'] });
    await send({ kind: 'remote-loads', loads: ['mf-x 1.1.0'] });
    const timings = [
      'mf-x 1.1.0 load 120',
      'mf-x 1.1.0 lcp 1900',
      'mf-x 1.1.0 cls 0.02',
      'mf-x 1.1.0 later 1',
    ];
    await send({ kind: 'remote-loads', loads: [], timings });
    await send({ kind: 'remote-failure', remote: 'mf-x', version: '1.1.0', reason: 'threw' });
    const response = await ask('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    const count = 'rapport_http_request_duration_seconds_count';
    for (const line of [
      `${count}{method="GET",endpoint="/api/contacts/:id",status="2xx"} 1`,
      `${count}{method="GET",endpoint="/api/contacts/:id",status="4xx"} 1`,
      `${count}{method="GET",endpoint="none",status="4xx"} 1`,
      'rapport_http_failures_total{code="CONTACT_NOT_FOUND"} 1',
      'rapport_http_failures_total{code="AUTHENTICATION_REQUIRED"} 2',
      'rapport_tokens_refused_total{claim="aud"} 1',
      'rapport_http_requests_at_work 0',
      'rapport_http_requests_shed_total 0',
      'rapport_database_connections{state="in_use"} 0',
      'rapport_database_waiting 0',
      'rapport_claims_cached 1',
      'rapport_limits_store_failures_total 0',
      'rapport_remote_loads_total{remote="mf-x",version="1.1.0"} 2',
      'rapport_remote_time_seconds_bucket{le="0.1",remote="mf-x",version="1.1.0",measure="load"} 0',
      'rapport_remote_time_seconds_bucket{le="0.2",remote="mf-x",version="1.1.0",measure="load"} 1',
      'rapport_remote_time_seconds_sum{remote="mf-x",version="1.1.0",measure="lcp"} 1.9',
      'rapport_remote_layout_shift_sum{remote="mf-x",version="1.1.0"} 0.02',
      'rapport_remote_failures_total{remote="mf-x",version="1.1.0",reason="threw"} 1',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    for (const name of [
      'rapport_claims_lookups_total{result="hit"}',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain(ada.id);
    expect(text).not.toContain(body.id);
  });

  it('shows nothing else', async () => {
    expect((await ask('/api/contacts')).status).toBe(404);
    expect((await supertest(api.url).get('/metrics')).status).toBe(404);
    expect((await supertest(api.url).get('/remote-reports')).status).toBe(404);
  });
});

describe('POST /api/remote-reports', () => {
  let api: OwnApi;

  beforeAll(async () => {
    api = await startSeparateApi();
  });
  afterAll(() => api.close());

  const report = (body: unknown) =>
    supertest(api.url)
      .post('/api/remote-reports')
      .set('Origin', ORIGIN)
      .send(body as object);
  const stored = async () => {
    await api.service(RemoteReportsService).store();
    return api.service(RemoteReportsService).read();
  };

  it('counts failures and loads by remote and version, and nothing else of them', async () => {
    const failure = {
      kind: 'remote-failure',
      environment: 'test',
      remote: 'mf-contacts',
      module: 'module',
      version: '1.2.0',
      message: 'Ada Lovelace is not a function',
      page: '/contacts',
    };
    await report({ ...failure, reason: 'unreachable' }).expect(204);
    await report({ ...failure, reason: 'unreachable' }).expect(204);
    await stored();
    await report({ ...failure, reason: 'render' }).expect(204);
    await report({ kind: 'page-failure', reason: 'exception', message: 'x' }).expect(204);
    const loads = ['mf-contacts 1.2.0', 'mf-coaching 2.0.0-rc.1+5'];
    await report({ kind: 'remote-loads', loads }).expect(204);
    expect(await stored()).toEqual([
      { remote: 'mf-coaching', version: '2.0.0-rc.1+5', loads: 1, failures: 0, reasons: {} },
      {
        remote: 'mf-contacts',
        version: '1.2.0',
        loads: 1,
        failures: 3,
        reasons: { unreachable: 2, render: 1 },
      },
      { remote: 'shell', version: '', loads: 0, failures: 1, reasons: { exception: 1 } },
    ]);
    const columns = await api.sql(`SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = 'remote_reports' ORDER BY ordinal_position`);
    expect(columns.map(({ name }) => name)).toEqual([
      'day',
      'remote',
      'version',
      'reason',
      'count',
    ]);
  });

  it.each([
    {},
    { kind: 'something' },
    { kind: 'remote-failure', remote: 'mf-x', version: '1' },
    { kind: 'remote-failure', remote: 'Ada <ada@example.com>', version: '1', reason: 'render' },
    { kind: 'remote-failure', remote: 'mf-x', version: 'a b', reason: 'render' },
    { kind: 'remote-failure', remote: 'mf-x', version: '1', reason: 'x'.repeat(33) },
    { kind: 'remote-failure', remote: 'mf-x', version: ['1'], reason: 'render' },
    { kind: 'remote-loads', loads: [] },
    { kind: 'remote-loads', loads: 'mf-x 1' },
    { kind: 'remote-loads', loads: ['mf-x'] },
    { kind: 'remote-loads', loads: Array.from({ length: 51 }, () => 'mf-x 1') },
    { kind: 'remote-loads', loads: [{ remote: 'mf-x' }] },
    { kind: 'remote-loads', loads: [], timings: ['mf-x 1 load'] },
    { kind: 'remote-loads', loads: [], timings: ['mf-x 1 load -1'] },
    { kind: 'remote-loads', loads: [], timings: Array.from({ length: 101 }, () => 'mf-x 1 lcp 1') },
  ])('refuses %j', async (body) => {
    const response = await report(body).expect(400);
    expect(response.body.code).toBe('BODY_UNREADABLE');
  });

  it('is limited in size and number', async () => {
    await report({ kind: 'remote-failure', message: 'x'.repeat(17_000) }).expect(413);
    const statuses: number[] = [];
    for (let n = 0; n < 260 && !statuses.includes(429); n += 1) {
      statuses.push((await report({ kind: 'remote-loads', loads: ['mf-x 1'] })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('forgets a month later, and stores no more versions than there can be', async () => {
    await api.sql(`INSERT INTO rapport.remote_reports
      SELECT current_date, 'mf-made-up', n::text, '', 1 FROM generate_series(1, 2000) n`);
    await api.sql(`INSERT INTO rapport.remote_reports
      VALUES (current_date - 31, 'mf-old', '1', '', 9)`);
    const service = api.service(RemoteReportsService);
    const events = ['7', 'new'].map((version) => ({ remote: 'mf-made-up', version, reason: '' }));
    service.take({ events, timings: [] });
    const found = (await stored()).filter(({ remote }) => remote !== 'mf-contacts');
    expect(found.find(({ version }) => version === '7')?.loads).toBe(2);
    expect(found.find(({ version }) => version === 'new')).toBeUndefined();
    expect(await api.sql(`SELECT 1 FROM rapport.remote_reports WHERE remote = 'mf-old'`)).toEqual(
      [],
    );
  });
});
