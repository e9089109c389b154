import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { type PostgresError } from './postgres-error.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';
import { query } from './test/query.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

const failure = (start: Promise<RunningPostgres>): Promise<PostgresError> =>
  start.then(
    async (running) => {
      await running.stop();
      throw new Error('It started.');
    },
    (error: PostgresError) => error,
  );

describe('startPostgres', () => {
  const dataDir = temporaryFolder();
  const inside = path.join(dataDir, 'postgres');
  let running: RunningPostgres;

  beforeAll(async () => {
    running = await startPostgres({ dataDir, port: 0 });
  });
  afterAll(() => running.stop());

  it('writes everything to disk before it acknowledges it', async () => {
    const rows = await query(
      running.adminUrl,
      `SELECT name, setting FROM pg_settings
       WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name`,
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  it('listens on 127.0.0.1 only and asks for a password', async () => {
    const rows = await query(
      running.adminUrl,
      `SELECT setting FROM pg_settings WHERE name IN ('listen_addresses', 'unix_socket_directories') ORDER BY name`,
    );
    expect(rows).toEqual([{ setting: '127.0.0.1' }, { setting: '' }]);
    const wrong = `postgres://postgres:wrong@127.0.0.1:${running.port}/postgres`;
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('sees letters beyond ASCII in a trigram search', async () => {
    const rows = await query(
      running.adminUrl,
      'CREATE EXTENSION IF NOT EXISTS pg_trgm',
      `SELECT array_length(show_trgm('Ольга'), 1) AS trigrams, lower('ÉLODIE') AS lower`,
    );
    expect(rows).toEqual([{ trigrams: 6, lower: 'élodie' }]);
  });

  it('gives each role a database that the other role cannot enter', async () => {
    const [one, two] = await Promise.all(['one', 'two'].map(running.ensureDatabase));
    await query(one!, 'CREATE TABLE mine (note text)');
    await query(two!, 'CREATE TABLE mine (note text)');
    const trespass = one!.replace(/\/one$/, '/two');
    await expect(query(trespass, 'SELECT * FROM mine')).rejects.toThrow('permission denied');
    await expect(query(one!.replace(/\/one$/, '/postgres'), 'SELECT 1')).rejects.toThrow(
      'permission denied',
    );
    expect(await running.ensureDatabase('one')).toBe(one);
  });

  it('makes a role that may connect to one database and owns nothing', async () => {
    await running.ensureDatabase('one');
    const guest = await running.ensureGuest('one_guest', 'one');
    expect(await running.ensureGuest('one_guest', 'one')).toBe(guest);
    expect(await query(guest, 'SELECT current_user::text AS name')).toEqual([
      { name: 'one_guest' },
    ]);
    await expect(query(guest, 'CREATE TABLE mine (id int)')).rejects.toThrow('permission denied');
    await running.ensureDatabase('two');
    const elsewhere = guest.replace(/one$/, 'two');
    await expect(query(elsewhere, 'SELECT 1')).rejects.toThrow('permission denied');
  });

  it('refuses a name that is not one for a database', async () => {
    await expect(running.ensureDatabase('a"; DROP')).rejects.toThrow('cannot name a database');
    await expect(running.ensureDatabase('postgres')).rejects.toThrow('cannot name a database');
  });

  it('keeps passwords and lock for the eyes of their owner', () => {
    for (const file of ['credentials.json', 'lock.json']) {
      expect(statSync(path.join(inside, file)).mode & 0o077).toBe(0);
    }
    expect(statSync(running.clusterDir).mode & 0o077).toBe(0);
  });

  it('refuses a second start in the folder, and the first keeps running', async () => {
    const error = await failure(startPostgres({ dataDir, port: 0 }));
    expect(error.code).toBe('folder-in-use');
    expect(error.message).toContain(`process ${process.pid}`);
    expect(await query(running.adminUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('keeps its rows across a restart and takes over the lock of a dead process', async () => {
    const url = await running.ensureDatabase('kept');
    await query(url, 'CREATE TABLE note (text text)', `INSERT INTO note VALUES ('still here')`);
    await running.stop();
    expect(existsSync(path.join(inside, 'lock.json'))).toBe(false);
    // The same pid with another start time is another process.
    const stale = JSON.stringify({ pid: process.pid, startTime: 'long ago' });
    writeFileSync(path.join(inside, 'lock.json'), stale);
    mkdirSync(path.join(inside, 'half-made-by-a-killed-start'));
    writeFileSync(path.join(inside, 'half-made-by-a-killed-start/made-by-rapport'), '');
    running = await startPostgres({ dataDir, port: running.port });
    expect(await query(await running.ensureDatabase('kept'), 'SELECT * FROM note')).toEqual([
      { text: 'still here' },
    ]);
    expect(readdirSync(inside).filter((name) => name.startsWith('half-made'))).toEqual([]);
  });

  it('reports a crash of Postgres, and restarts with the committed data', async () => {
    const url = await running.ensureDatabase('crashed');
    await query(url, 'CREATE TABLE note (text text)', `INSERT INTO note VALUES ('committed')`);
    await running.stop();
    const died = new Promise<PostgresError>((resolve) => {
      void startPostgres({ dataDir, port: 0, onExit: resolve }).then((started) => {
        const file = path.join(started.clusterDir, 'postmaster.pid');
        process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL');
      });
    });
    expect((await died).message).toContain('by SIGKILL');
    running = await startPostgres({ dataDir, port: 0 });
    const again = await running.ensureDatabase('crashed');
    expect(await query(again, 'SELECT * FROM note')).toEqual([{ text: 'committed' }]);
  });

  it('stops when it is asked to twice', async () => {
    await Promise.all([running.stop(), running.stop()]);
    running = await startPostgres({ dataDir, port: 0 });
  });
});

describe('startPostgres with an unusable folder', () => {
  const folder = temporaryFolder();

  it('names a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const error = await failure(startPostgres({ dataDir: path.join(folder, 'port'), port }));
    server.close();
    expect(error.code).toBe('port-taken');
    expect(error.message).toContain(`Port ${port} `);
    expect(error.message).toContain('RAPPORT_PORT');
  });

  it('names a folder that cannot be made', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    const error = await failure(startPostgres({ dataDir: path.join(folder, 'file'), port: 0 }));
    expect(error.code).toBe('folder-unusable');
    expect(error.message).toContain('RAPPORT_DATA');
  });

  it('deletes nothing that it did not make', async () => {
    const cluster = path.join(folder, 'strange/postgres/cluster');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(path.join(cluster, 'precious'), 'data');
    const start = startPostgres({ dataDir: path.join(folder, 'strange'), port: 0 });
    expect((await failure(start)).message).toContain('PG_VERSION');
    const half = path.join(folder, 'half/postgres/half-made-1');
    mkdirSync(half, { recursive: true });
    writeFileSync(path.join(half, 'precious'), 'data');
    const other = startPostgres({ dataDir: path.join(folder, 'half'), port: 0 });
    expect((await failure(other)).message).toContain('did not make');
    expect(readFileSync(path.join(half, 'precious'), 'utf8')).toBe('data');
    expect(readFileSync(path.join(cluster, 'precious'), 'utf8')).toBe('data');
  });

  it('names passwords that cannot be read', async () => {
    const inside = path.join(folder, 'passwords/postgres');
    mkdirSync(inside, { recursive: true });
    writeFileSync(path.join(inside, 'credentials.json'), '{"postgres":');
    const error = await failure(
      startPostgres({ dataDir: path.join(folder, 'passwords'), port: 0 }),
    );
    expect(error.message).toContain('credentials.json');
    expect(existsSync(path.join(inside, 'lock.json'))).toBe(false);
  });
});
