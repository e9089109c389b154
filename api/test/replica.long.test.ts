import pg from 'pg';
import { Database } from '../src/database/database.ts';
import { addContact } from './builders/assessment.ts';
import { asApiRole, createTestDatabase, directUrl, onServer, urlOf } from './databases.ts';
import { type OwnApi, startSeparateApi, testSettings } from './separate-api.ts';
import { freePort } from './ports.ts';
import { type PostgresServer, startReplica } from './postgres-server.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { type Caller } from './test-api.ts';
import { until } from './until.ts';

/** Long enough for a busy machine; the setting's default is 200. */
const PATIENT_MS = 5_000;
const READS = [
  '/api/contacts?count=true',
  '/api/contacts/places',
  '/api/contacts/dates',
  '/api/contacts/duplicates',
  '/api/companies/spellings',
  '/api/contacts/deleted',
  '/api/contacts/merges',
  '/api/commitments',
  '/api/meetings',
  '/api/imports',
  '/api/labels',
  '/api/views',
  '/api/today?timeZone=Europe/Berlin',
  '/api/today/next-meeting',
  '/api/analytics/due?timeZone=Europe/Berlin',
  '/api/analytics/interactions?timeZone=Europe/Berlin',
  '/api/analytics/estimates',
  '/api/export',
  '/api/export/contacts.csv',
  '/api/export/contacts.vcf',
];

// The data of a server elsewhere can't be copied.
const describeEmbedded = process.env.TEST_DATABASE_URL === undefined ? describe : describe.skip;

describeEmbedded('DATABASE_REPLICA_URL', () => {
  let server: PostgresServer;
  let onReplica: pg.Pool;
  let proxy: TcpProxy;
  let api: OwnApi;
  let ada: Caller;
  let metricsPort: number;

  /** Starts an API that reads from the replica, through the proxy. */
  async function start(waitMs: number, synchronousCommit: 'on' | 'off' = 'on') {
    const databaseUrl = await createTestDatabase();
    const name = new URL(directUrl(databaseUrl)).pathname.slice(1);
    await onServer(
      process.env.RAPPORT_TEST_SERVER!,
      `ALTER DATABASE ${name} SET synchronous_commit = ${synchronousCommit}`,
    );
    const url = new URL(asApiRole(urlOf(server.url, name)));
    url.port = String(proxy.port);
    metricsPort = await freePort();
    const { database } = testSettings(databaseUrl);
    api = await startSeparateApi({
      database: { ...database, statementTimeoutMs: 60_000, deadlineMs: 0 },
      replica: { url: url.href, waitMs },
      metrics: { host: '127.0.0.1', port: metricsPort },
    });
    ada = await api.signIn();
    // The replica may get the database later than the API needs it.
    await isReadAgain();
    Object.assign(counts().reads, { replica: 0, primary: 0 });
    Object.assign(counts().fallbacks, { behind: 0, away: 0, conflict: 0 });
  }

  const counts = () => api.service(Database).replica!.counts;
  const names = async () => {
    const { body } = await ada.get('/api/contacts').expect(200);
    return body.map(({ displayName }: { displayName: string }) => displayName);
  };
  const replay = (change: 'pause' | 'resume') =>
    onReplica.query(`SELECT pg_wal_replay_${change}()`);
  /** The statements that connections of the API ran last on the replica. */
  const statements = async (since = new Date(0)) => {
    const { rows } = await onReplica.query<{ query: string }>(
      `SELECT query FROM pg_stat_activity
       WHERE application_name = 'rapport-api-reads' AND query_start > $1`,
      [since],
    );
    return rows.map(({ query }) => query);
  };
  const isReadAgain = async () => {
    const before = counts().reads.replica;
    await until(async () => {
      await names();
      return counts().reads.replica > before;
    });
  };

  beforeAll(async () => {
    server = await startReplica();
    onReplica = new pg.Pool({ connectionString: server.url, max: 1 });
    onReplica.on('error', () => undefined);
    const { hostname, port } = new URL(server.url);
    proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  });
  afterEach(async () => {
    await replay('resume');
    await proxy.restore();
    await api.close();
  });
  afterAll(async () => {
    await proxy.close();
    await onReplica.end();
    await server.stop();
  });

  it.each(['on', 'off'] as const)(
    'shows each write at once with synchronous_commit %s',
    async (commit) => {
      await start(PATIENT_MS, commit);
      for (let time = 0; time < 10; time += 1) {
        const name = `Number ${time}`;
        await addContact(ada, name);
        expect(await names()).toContain(name);
      }
      expect(counts()).toMatchObject({ reads: { primary: 0 }, fallbacks: { behind: 0, away: 0 } });
    },
  );

  it('serves lists, Today, analytics, and exports', async () => {
    await start(PATIENT_MS);
    const id = await addContact(ada, 'Grace');
    for (const path of [...READS, `/api/interactions/${id}`, `/api/contacts/${id}/export`]) {
      const { status } = await ada.get(path);
      expect({ path, status }).toEqual({ path, status: 200 });
    }
    expect(counts()).toMatchObject({
      reads: { primary: 0 },
      fallbacks: { behind: 0, away: 0, conflict: 0 },
    });
    await ada.get('/api/labels').expect(200);
    expect((await statements()).some((text) => text.includes('FROM rapport.labels'))).toBe(true);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain(
      `rapport_database_reads_total{source="replica"} ${counts().reads.replica}\n`,
    );
    expect(metrics).toContain('rapport_replica_fallbacks_total{reason="behind"} 0\n');
    expect(metrics).toContain(`rapport_replica_waits_total ${counts().waits}\n`);
  });

  it('sends no contact that may be changed by its ETag', async () => {
    await start(PATIENT_MS);
    const id = await addContact(ada, 'Grace');
    await ada.get(`/api/contacts/${id}`).expect(200);
    expect(counts().reads).toEqual({ replica: 0, primary: 0 });
  });

  it('is waited for until it has what was written', async () => {
    await start(60_000);
    await replay('pause');
    await addContact(ada, 'Grace');
    const [now] = (await onReplica.query<{ now: Date }>('SELECT clock_timestamp() AS now')).rows;
    const read = names();
    await until(async () => (await statements(now!.now)).some((text) => text.includes('replay')));
    await replay('resume');
    expect(await read).toEqual(['Grace']);
    expect(counts().reads.primary).toBe(0);
  });

  it('is left for the primary while its replay stands still', async () => {
    await start(200);
    await replay('pause');
    await addContact(ada, 'Grace');
    for (let time = 0; time < 3; time += 1) expect(await names()).toEqual(['Grace']);
    expect(counts()).toMatchObject({ reads: { replica: 0 }, fallbacks: { away: 0 } });
    expect(counts().fallbacks.behind).toBeGreaterThan(0);
    await replay('resume');
    await isReadAgain();
  });

  it('is left for the primary while it is away', async () => {
    await start(PATIENT_MS);
    await addContact(ada, 'Grace');
    await proxy.cut();
    expect(await names()).toEqual(['Grace']);
    expect(counts().fallbacks.away).toBeGreaterThan(0);
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
    await proxy.restore();
    await isReadAgain();
  });

  it('is left for the primary when its replay cancels a statement', async () => {
    await start(PATIENT_MS);
    await onReplica.query('ALTER SYSTEM SET max_standby_streaming_delay = 0');
    await onReplica.query('SELECT pg_reload_conf()');
    for (const name of ['Grace', 'Linus']) await addContact(ada, name);
    const database = api.service(Database);
    let runs = 0;
    const read = database.reading(() =>
      database.snapshot(async () => {
        runs += 1;
        const rows = await database.rows('SELECT id FROM rapport.contacts');
        if (runs === 1) await database.rows('SELECT pg_sleep(50)');
        return rows.length;
      }),
    );
    await until(async () => (await statements()).includes('SELECT pg_sleep(50)'));
    const direct = directUrl(api.databaseUrl);
    await onServer(direct, "DELETE FROM rapport.contacts WHERE display_name = 'Linus'");
    // Rows that a snapshot on the primary still sees aren't removed.
    await until(async () => {
      await onServer(direct, 'VACUUM rapport.contacts');
      return runs > 1;
    });
    expect(await read).toBe(1);
    expect(counts()).toMatchObject({ reads: { primary: 1 }, fallbacks: { away: 0, conflict: 1 } });
  });
});
