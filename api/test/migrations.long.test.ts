import { CONCURRENT_INDEXES } from '../src/database/concurrent-indexes.ts';
import { MIGRATIONS } from '../src/database/migrations/index.ts';
import { runMigrations } from '../src/database/run-migrations.ts';
import { createTestDatabase, dropTestDatabase, onServer } from './databases.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';

let url: string;

const settings = () => ({ url, poolSize: 2, statementTimeoutMs: 5_000 });
const rows = async (sql: string) => (await onServer(url, sql)).rows as Record<string, string>[];
const ALL = MIGRATIONS.map(({ name }) => name);
const INDEXES = CONCURRENT_INDEXES.map(({ name }) => name);

beforeEach(async () => {
  url = await createTestDatabase('empty');
});
afterEach(() => dropTestDatabase(url));

describe('migrations', () => {
  it('run once when several processes start them together', async () => {
    const done = await Promise.all([1, 2, 3, 4].map(() => runMigrations(settings())));
    // Either process may build the indexes.
    const isIndex = (name: string) => INDEXES.includes(name);
    expect(done.flat().filter((name) => !isIndex(name))).toEqual(ALL);
    expect(done.flat().filter(isIndex)).toEqual(INDEXES);
    expect(await rows('SELECT name FROM rapport.migrations')).toEqual(
      ALL.map((name) => ({ name })),
    );
  });

  it('change nothing when one fails', async () => {
    await onServer(url, 'CREATE SCHEMA rapport');
    await onServer(url, 'CREATE TABLE rapport.idempotency_keys (in_the_way int)');
    await expect(runMigrations(settings())).rejects.toThrow('already exists');
    expect(await rows("SELECT tablename FROM pg_tables WHERE schemaname = 'rapport'")).toEqual([
      { tablename: 'idempotency_keys' },
    ]);
  });

  it('work with extensions that live elsewhere', async () => {
    await onServer(
      url,
      'CREATE SCHEMA extensions; CREATE EXTENSION pg_trgm WITH SCHEMA extensions',
    );
    expect(await runMigrations(settings())).toEqual([...ALL, ...INDEXES]);
  });

  it('need no more rights than those of the owner of the database', async () => {
    const role = `owner_${Date.now()}`;
    const name = new URL(url).pathname.slice(1);
    await onServer(url, `CREATE ROLE ${role} LOGIN PASSWORD 'pw'`);
    await onServer(url, `ALTER DATABASE ${name} OWNER TO ${role}`);
    const owned = new URL(url);
    owned.username = role;
    owned.password = 'pw';
    expect(await runMigrations({ ...settings(), url: owned.href })).toEqual([...ALL, ...INDEXES]);
    await dropTestDatabase(url);
    await onServer(process.env.RAPPORT_TEST_SERVER!, `DROP ROLE ${role}`);
  });

  it('fold the signs that older search texts still hold', async () => {
    await runMigrations(settings());
    await onServer(url, "DELETE FROM rapport.migrations WHERE name LIKE 'FoldedSigns%'");
    await onServer(
      url,
      `INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
       VALUES ('00000000-0000-4000-8000-000000000001', now(), now());
       INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time,
         display_name, search_text, sort_name)
       SELECT '00000000-0000-4000-8000-000000000001', gen_random_uuid(), now(), now(),
         name, ' ' || folded, folded
       FROM (VALUES (E'Anne\\ufe31Marie', E'anne\\u2014marie'), ('Ada', 'ada')) AS _ (name, folded)`,
    );
    await runMigrations(settings());
    expect(
      await rows('SELECT search_text, sort_name FROM rapport.contacts ORDER BY sort_name'),
    ).toEqual([
      { search_text: ' ada', sort_name: 'ada' },
      { search_text: ' anne-marie', sort_name: 'anne-marie' },
    ]);
  });

  it('turn interactions in the future into plans, and give everyone a due date', async () => {
    await runMigrations(settings());
    await onServer(
      url,
      `ALTER TABLE rapport.contacts DROP COLUMN due_at, DROP COLUMN planned_from,
         DROP COLUMN planned_at, DROP COLUMN planned_types, DROP COLUMN planned_due_at,
         DROP COLUMN cadence_changes;
       CREATE INDEX contacts_by_due_date ON rapport.contacts (user_profile_id, next_due_at);
       DELETE FROM rapport.migrations WHERE name LIKE 'PlannedInteractions%';
       INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
       VALUES ('00000000-0000-4000-8000-000000000001', now(), now());
       INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, cadence_days,
         last_interaction_at, next_due_at, display_name, search_text, sort_name)
       SELECT '00000000-0000-4000-8000-000000000001', gen_random_uuid(), date_trunc('day', now()),
         now(), cadence, date_trunc('day', now()) + last, date_trunc('day', now()) + due, name, name, name
       FROM (VALUES ('met', NULL::int, '-3 days'::interval, '57 days'::interval), ('never', NULL, NULL, NULL),
         ('never, weekly', 7, NULL, NULL), ('planned', 30, '1 day', '31 days'),
         ('planned, met', 30, '1 day', '31 days')) AS _ (name, cadence, last, due);
       INSERT INTO rapport.interactions (user_profile_id, id, contact_id, created_at, interaction_date, type)
       SELECT c.user_profile_id, gen_random_uuid(), c.id, now(), date_trunc('day', now()) + last, 'call'
       FROM rapport.contacts c JOIN (VALUES ('met', '-3 days'::interval), ('planned', '1 day'),
         ('planned, met', '1 day'), ('planned, met', '-9 days')) AS _ (name, last)
         ON _.name = c.display_name`,
    );
    await runMigrations(settings());
    const day = (column: string) =>
      `round(extract(epoch FROM ${column} - date_trunc('day', now())) / 86400)::int`;
    const after = await rows(`SELECT display_name AS name, ${day('last_interaction_at')} AS last,
      ${day('due_at')} AS due, ${day('planned_from')} AS planned, planned_types AS types,
      ${day('planned_due_at[1]')} AS then FROM rapport.contacts ORDER BY display_name COLLATE "C"`);
    const nothing = { planned: null, types: null, then: null };
    const plan = { planned: 1, types: ['call'], then: 31 };
    expect(after).toEqual([
      { name: 'met', last: -3, due: 57, ...nothing },
      { name: 'never', last: null, due: 60, ...nothing },
      { name: 'never, weekly', last: null, due: 7, ...nothing },
      { name: 'planned', last: null, due: 30, ...plan },
      { name: 'planned, met', last: -9, due: 21, ...plan },
    ]);
  });

  it('are waited for by /readyz', async () => {
    const api = await startSeparateApi({ database: testSettings(url).database });
    const ready = async () => {
      const response = await fetch(`${api.url}/readyz`);
      return [response.status, await response.json()];
    };
    expect(await ready()).toEqual([503, expect.objectContaining({ code: 'DATABASE_UNAVAILABLE' })]);
    await runMigrations(settings());
    expect(await ready()).toEqual([200, { status: 'ready' }]);
    await api.sql('DELETE FROM rapport.migrations');
    expect(await ready()).toEqual([503, expect.objectContaining({ code: 'MIGRATIONS_PENDING' })]);
    await api.close();
  });
});
