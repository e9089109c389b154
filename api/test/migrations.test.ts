import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.ts';
import { ENTITIES } from '../src/entities.ts';
import { CONCURRENT_INDEXES } from '../src/database/concurrent-indexes.ts';
import { MIGRATIONS } from '../src/database/migrations/index.ts';
import { runMigrations } from '../src/database/run-migrations.ts';
import {
  findKeysWithoutUser,
  OF_NO_USER,
  type UserKeyFinding,
} from '../src/database/user-tables.ts';
import { createTestDatabase, dropTestDatabase, onServer } from './databases.ts';

let url: string;

const settings = () => ({ url, poolSize: 2, statementTimeoutMs: 5_000 });
const rows = async (sql: string) => (await onServer(url, sql)).rows as Record<string, string>[];
const ALL = MIGRATIONS.map(({ name }) => name);
const INDEXES = CONCURRENT_INDEXES.map(({ name }) => name);

/** Returns what breaks the rule after some statements, which are taken back. */
async function keysWithoutUser(statements: readonly string[] = []): Promise<UserKeyFinding[]> {
  const dataSource = await new DataSource(dataSourceOptions(settings())).initialize();
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  for (const statement of statements) await runner.query(statement);
  const findings = await findKeysWithoutUser(runner);
  await runner.rollbackTransaction();
  await runner.release();
  await dataSource.destroy();
  return findings;
}

beforeAll(async () => {
  url = await createTestDatabase('empty');
});
afterAll(() => dropTestDatabase(url));

describe('migrations', () => {
  it('run once, however often they are started', async () => {
    expect(await runMigrations(settings())).toEqual([...ALL, ...INDEXES]);
    expect(await runMigrations(settings())).toEqual([]);
  });

  it('only go forward', async () => {
    for (const Migration of MIGRATIONS) {
      await expect(new Migration().down()).rejects.toThrow('only go forward');
    }
  });
});

describe('the schema', () => {
  it('has the user in every key of user data, so that it can be partitioned by user', async () => {
    expect(await keysWithoutUser()).toEqual([]);
  });

  it.each([
    [
      'CREATE TABLE rapport.notes (id uuid PRIMARY KEY)',
      { table: 'notes', key: null, instead: expect.stringContaining('OF_NO_USER') },
    ],
    [
      'CREATE TABLE rapport.notes (user_profile_id uuid NOT NULL, id uuid PRIMARY KEY)',
      { table: 'notes', key: 'notes_pkey', instead: expect.stringContaining('unique key') },
    ],
    [
      'CREATE UNIQUE INDEX by_name ON rapport.labels (name)',
      { table: 'labels', key: 'by_name', instead: expect.stringContaining('unique key') },
    ],
    [
      `CREATE TABLE rapport.notes (user_profile_id uuid PRIMARY KEY,
         by uuid REFERENCES rapport.user_profiles (user_profile_id))`,
      {
        table: 'notes',
        key: 'notes_by_fkey',
        instead: expect.stringContaining('Begin both sides'),
      },
    ],
  ])('refuses keys without it: %s', async (statement, finding) => {
    expect(await keysWithoutUser([statement])).toEqual([finding]);
  });

  it('starts every index of user data with the user, except for those that find rows of any user', async () => {
    const indexes = await rows(`
      SELECT t.relname AS table, i.relname AS name FROM pg_index x
      JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
      JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = x.indkey[0]
      WHERE t.relnamespace = 'rapport'::regnamespace AND a.attname <> 'user_profile_id'
      ORDER BY i.relname`);
    expect(
      indexes.filter(({ table = '' }) => !(table in OF_NO_USER)).map(({ name }) => name),
    ).toEqual([
      // Whose program is calling, its token alone says.
      'access_tokens_by_token',
      // The purge looks for old changes of any user.
      'changes_by_age',
      // The queue of daily emails asks for what is due, of any user.
      'digest_emails_to_send',
      'digests_by_next_time',
      // A browser that changes hands is found by its subscription alone.
      'push_devices_by_id',
      // The queue of reminders asks like that of emails.
      'push_messages_to_send',
      'push_settings_by_next_time',
      // So does the queue of webhooks.
      'webhook_deliveries_to_send',
    ]);
  });

  it('shows nothing to another role, even one that was granted the tables', async () => {
    const tables = await rows(`SELECT relname AS name, relrowsecurity AS rls FROM pg_class
      WHERE relnamespace = 'rapport'::regnamespace AND relkind = 'r'`);
    expect(tables.length).toBeGreaterThan(4);
    expect(tables.filter(({ rls }) => !rls)).toEqual([]);
    expect(await rows("SELECT 1 FROM pg_policies WHERE schemaname = 'rapport'")).toEqual([]);
    const [seen] = await rows("SELECT has_schema_privilege('public', 'rapport', 'USAGE') AS open");
    expect(seen).toEqual({ open: false });
  });

  it('has the indexes without which a search reads every row', async () => {
    const indexes = await rows(`SELECT i.relname AS name FROM pg_index x
      JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_am m ON m.oid = i.relam
      WHERE x.indisvalid AND m.amname = 'gin' AND i.relnamespace = 'rapport'::regnamespace`);
    const searched = [
      'contacts_by_text',
      'contacts_by_marks',
      'contacts_by_phone_keys',
      'interactions_by_text',
    ];
    expect(indexes.map(({ name }) => name)).toEqual(expect.arrayContaining(searched));
  });

  it('keeps times to the millisecond', async () => {
    const others = await rows(`SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'rapport' AND data_type LIKE 'timestamp%' AND datetime_precision <> 3`);
    expect(others).toEqual([]);
  });

  it('has the columns that the entities name, and no others', async () => {
    const dataSource = await new DataSource(dataSourceOptions(settings(), ENTITIES)).initialize();
    for (const { tableName, columns } of dataSource.entityMetadatas) {
      const actual =
        await rows(`SELECT column_name, is_nullable, data_type FROM information_schema.columns
        WHERE table_schema = 'rapport' AND table_name = '${tableName}'`);
      const described = (column: (typeof columns)[number]) => ({
        column_name: column.databaseName,
        is_nullable: column.isNullable ? 'YES' : 'NO',
        data_type: column.isArray
          ? 'ARRAY'
          : String(column.type).replace('timestamptz', 'timestamp with time zone'),
      });
      const byName = (a: Record<string, string>, b: Record<string, string>) =>
        a['column_name']! < b['column_name']! ? -1 : 1;
      expect(actual.sort(byName)).toEqual(columns.map(described).sort(byName));
    }
    await dataSource.destroy();
  });

  it("doesn't leave session state on a connection", async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // Other test files migrate their own databases at the same time.
    const { rows: locks } = await client.query(
      `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    expect(locks).toEqual([]);
    await client.end();
  });
});
