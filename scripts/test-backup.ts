import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failWith, REPOSITORY, runNode, runProgram, StepError } from '@rapport/workspace-kit';
import pg from 'pg';
import { freePort } from './postgres/port.ts';

/**
 * `pnpm test:backup`: dumps a database during writes, restores the dump into another one, and compares rows and
 * checksums of every table with those at the moment of the dump. Needs Debian's Postgres with its client (apt-get
 * install postgresql) and the built API (pnpm build). It isn't part of `pnpm test`, because the embedded Postgres
 * comes without pg_dump.
 */

const DEPLOY = join(REPOSITORY, 'docs/deploy');
const CONTACTS = 20_000;
const folder = mkdtempSync(join(tmpdir(), 'rapport-backup-'));
const bin = findPostgres();
/** Postgres refuses to run as root; Debian's package creates an account. */
const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

try {
  const port = await freePort(0);
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  startServer(port);
  try {
    await run('psql', [url('postgres'), '-Xqc', 'CREATE DATABASE one']);
    await run('psql', [url('postgres'), '-Xqc', 'CREATE DATABASE two']);
    await migrate(url('one'));
    await test(url('one'), url('two'));
    console.log('1 passed, 0 failed');
  } finally {
    control('stop', '-m', 'immediate');
  }
} catch (error) {
  failWith(error);
  console.log('0 passed, 1 failed');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function test(from: string, to: string): Promise<void> {
  const writer = await connect(from);
  const reader = await connect(from);
  await writer.query(`INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
    SELECT gen_random_uuid(), now(), now() FROM generate_series(1, 50)`);
  await writer.query(addContacts(CONTACTS));

  let writing = true;
  let writes = 0;
  const load = (async () => {
    while (writing) {
      await writer.query(addContacts(20));
      await writer.query(
        `UPDATE rapport.contacts SET version = version + 1
         WHERE id IN (SELECT id FROM rapport.contacts LIMIT 20)`,
      );
      writes += 1;
    }
  })();
  // The dump uses this snapshot, regardless of later writes.
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const { rows } = await reader.query('SELECT pg_export_snapshot() AS snapshot');
  const expected = await checksums(reader);
  const before = writes;
  const dump = (
    await run(join(DEPLOY, 'backup.sh'), [join(folder, 'dumps')], {
      BACKUP_DATABASE_URL: from,
      BACKUP_SNAPSHOT: String(rows[0]?.snapshot),
    })
  ).trim();
  const during = writes - before;
  writing = false;
  await load;
  await reader.query('COMMIT');
  const after = await checksums(reader);

  await run(join(DEPLOY, 'restore.sh'), [dump], { RESTORE_DATABASE_URL: to });
  await migrate(to);
  const restored = await connect(to);
  const found = await checksums(restored);
  await Promise.all([writer.end(), reader.end(), restored.end()]);

  if (during === 0) throw new StepError('Nothing was written while the dump was made.');
  if (after === expected) throw new StepError('The checksums do not notice what was written.');
  if (found !== expected) {
    throw new StepError(`The restored tables differ.\nDumped:\n${expected}\nRestored:\n${found}`);
  }
  const again = await runProgram(join(DEPLOY, 'restore.sh'), [dump], {
    env: { ...process.env, RESTORE_DATABASE_URL: to },
  });
  if (again.code === 0) throw new StepError('A restore went over a schema that was there.');
  console.log(
    `${expected.split('\n').length} tables equal, ${during} transactions during the dump`,
  );
}

function addContacts(count: number): string {
  return `INSERT INTO rapport.contacts
      (user_profile_id, id, created_at, last_update_time, display_name, search_text, sort_name)
    SELECT p.user_profile_id, gen_random_uuid(), now(), now(), 'Zoë ' || n, 'zoe ' || n, 'zoe ' || n
    FROM generate_series(1, ${count}) n
    JOIN LATERAL (SELECT user_profile_id FROM rapport.user_profiles
      OFFSET n % 50 LIMIT 1) p ON true`;
}

/** Returns the output of checksum.sql on this connection, and so in its snapshot. */
async function checksums(client: pg.Client): Promise<string> {
  await client.query("SET LOCAL TIME ZONE 'UTC'");
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'rapport'::regnamespace AND relkind = 'r' ORDER BY relname COLLATE "C"`,
  );
  const lines: string[] = [];
  for (const { name } of rows) {
    const of = await client.query<{ rows: string; sum: string }>(
      `SELECT count(*) AS rows,
         coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric), 0) AS sum
       FROM rapport.${name} t`,
    );
    lines.push(`${name}|${of.rows[0]?.rows}|${of.rows[0]?.sum}`);
  }
  return lines.join('\n');
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  // The server stops at the end, which must not crash this process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function migrate(url: string): Promise<void> {
  const program = join(REPOSITORY, 'api/dist/migrate.js');
  if (!existsSync(program)) throw new StepError('Build the API first: npx --yes pnpm@12 build');
  const env = { ...process.env, DATABASE_URL: url, MIGRATION_DATABASE_URL: url };
  const { code, output } = await runNode([program], { env });
  if (code !== 0) throw new StepError(output);
}

async function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const path = `${bin}:${process.env.PATH ?? ''}`;
  const { code, output } = await runProgram(program, args, {
    env: { ...process.env, ...env, PATH: path },
  });
  if (code !== 0) throw new StepError(`${program} failed:\n${output}`);
  return output;
}

function startServer(port: number): void {
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  asServer(join(bin, 'initdb'), '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  control('start', '-o', settings, '-l', join(folder, 'log'));
}

function control(...args: string[]): void {
  asServer(join(bin, 'pg_ctl'), '-D', join(folder, 'data'), '-w', ...args);
}

function asServer(...command: string[]): void {
  const [program = '', ...args] = [...asPostgres, ...command];
  const { status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  });
  if (status !== 0) throw new StepError(`${command.join(' ')} failed:\n${stderr}`);
}

/** Returns the folder of Debian's newest Postgres. */
function findPostgres(): string {
  const place = '/usr/lib/postgresql';
  const versions = existsSync(place) ? readdirSync(place) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  if (newest !== undefined && existsSync(`${place}/${newest}/bin/initdb`)) {
    return `${place}/${newest}/bin`;
  }
  console.error('Install Postgres first: apt-get install postgresql');
  process.exit(1);
}
