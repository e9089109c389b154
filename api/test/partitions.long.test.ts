import { DataSource } from 'typeorm';
import { CONCURRENT_INDEXES } from '../src/database/concurrent-indexes.ts';
import { dataSourceOptions } from '../src/database/data-source.ts';
import { MIGRATIONS } from '../src/database/migrations/index.ts';
import { partitionTables } from '../src/database/partitions/partition-tables.ts';
import { runMigrations } from '../src/database/run-migrations.ts';
import { addContact } from './builders/assessment.ts';
import { addWholeContact } from './builders/whole-contact.ts';
import { createTestDatabase, directUrl, dropTestDatabase, onServer } from './databases.ts';
import { type Caller, startApiProcess, type TestApi } from './test-api.ts';

/** The first migration after which all tables of user data can be partitioned. Never change this. */
const PARTITIONED_FROM = 'TokenHashes1790006200000';
const PARTITIONS = 16;

const settingsOf = (url: string) => ({ url: directUrl(url), poolSize: 2, statementTimeoutMs: 0 });

/** What belongs to tables, apart from their partitions. Constraints that are NOT VALID become valid with the move. */
const SHAPE = `
  SELECT format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default,
      generation_expression) AS part
    FROM information_schema.columns c JOIN pg_class t ON t.oid = format('rapport.%I', table_name)::regclass
    WHERE table_schema = 'rapport' AND NOT relispartition
  UNION ALL SELECT replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
    FROM pg_index JOIN pg_class t ON t.oid = indrelid
    WHERE t.relnamespace = 'rapport'::regnamespace AND NOT t.relispartition AND indisvalid
  UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname,
      replace(pg_get_constraintdef(k.oid), ' NOT VALID', ''))
    FROM pg_constraint k JOIN pg_class t ON t.oid = conrelid
    WHERE connamespace = 'rapport'::regnamespace AND NOT relispartition AND conparentid = 0
  UNION ALL SELECT format('%s %s %s', relname, relrowsecurity, relacl)
    FROM pg_class WHERE relnamespace = 'rapport'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  UNION ALL SELECT format('%s %s', relname, translate(pg_get_triggerdef(g.oid), '()', ''))
    FROM pg_trigger g JOIN pg_class t ON t.oid = tgrelid
    WHERE relnamespace = 'rapport'::regnamespace AND NOT relispartition AND NOT tgisinternal
  UNION ALL SELECT format('%s %s %s %s %s %s', tablename, policyname, roles, cmd, qual, with_check)
    FROM pg_policies WHERE schemaname = 'rapport'
  ORDER BY part`;

const shapeOf = async (url: string) =>
  (await onServer(directUrl(url), SHAPE)).rows.map(({ part }) => String(part));

const partsOfIndexes = async (url: string) =>
  (
    await onServer(
      directUrl(url),
      "SELECT relname FROM pg_class WHERE relkind = 'i' AND relispartition ORDER BY relname",
    )
  ).rows.map(({ relname }) => String(relname));

/** Creates a database as of a migration, without the indexes that are built afterward. */
async function databaseAsOf(migration: string): Promise<string> {
  const url = await createTestDatabase('empty');
  await onServer(directUrl(url), 'CREATE SCHEMA rapport');
  const count = MIGRATIONS.findIndex(({ name }) => name === migration) + 1;
  const options = dataSourceOptions(settingsOf(url));
  const dataSource = await new DataSource({
    ...options,
    migrations: MIGRATIONS.slice(0, count),
  }).initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
  return url;
}

describe('a database with data', () => {
  const role = `${process.env.RAPPORT_TEST_PREFIX}_of_partitions`;
  let url: string;
  let api: TestApi;
  let ada: Caller;
  let contact: string;

  beforeAll(async () => {
    url = await createTestDatabase('empty');
    await onServer(directUrl(url), `CREATE ROLE ${role} LOGIN PASSWORD 'only for tests'`);
    const asRole = new URL(url);
    asRole.username = role;
    asRole.password = 'only for tests';
    // A role without BYPASSRLS gets policies.
    await runMigrations(settingsOf(url), { ...settingsOf(url), url: asRole.href });
    api = await startApiProcess({ DATABASE_URL: asRole.href });
    ada = await api.signIn();
    contact = await addWholeContact(api, ada);
    for (let each = 0; each < 20; each += 1) await addContact(await api.signIn(), 'Grace Hopper');
  });
  afterAll(async () => {
    await api.close();
    await dropTestDatabase(url);
    await onServer(process.env.RAPPORT_TEST_SERVER!, `DROP ROLE ${role}`);
  });

  const read = async () => {
    const texts = [];
    for (const path of ['/api/contacts', `/api/contacts/${contact}`, '/api/today', '/api/export']) {
      const { text } = await ada.get(path).expect(200);
      texts.push(text.replaceAll(/"(exportedAt|computedAt)":"[^"]*"/g, ''));
    }
    return texts;
  };

  it('answers the same when it has partitions, also in an API that was running before', async () => {
    const [answers, shape] = [await read(), await shapeOf(url)];
    const tables = await partitionTables(settingsOf(url));
    expect(tables.length).toBeGreaterThan(20);
    expect(await shapeOf(url)).toEqual(shape);
    expect(await read()).toEqual(answers);
    const [parts] = await api.sql(
      "SELECT count(*)::int AS count FROM pg_class WHERE relispartition AND relkind = 'r'",
    );
    expect(parts).toEqual({ count: tables.length * PARTITIONS });
    const [filled] = await api.sql(
      'SELECT count(DISTINCT tableoid)::int AS count FROM rapport.user_profiles',
    );
    expect(filled?.['count']).toBeGreaterThan(5);
  });

  it('stays as it is when it is partitioned again', async () => {
    expect(await partitionTables(settingsOf(url))).toEqual([]);
  });

  it('shows a partition to no other role, even one that was granted it', async () => {
    const open = await api.sql(
      `SELECT relname FROM pg_class WHERE relispartition AND relkind = 'r' AND NOT relrowsecurity`,
    );
    expect(open).toEqual([]);
  });

  it('deletes a user with everything', async () => {
    await ada.delete('/api/user').expect(200);
    const left = await api.sql(
      'SELECT 1 FROM rapport.interactions WHERE user_profile_id = $1 OR contact_id = $2',
      [ada.id, contact],
    );
    expect(left).toEqual([]);
  });
});

describe('a database that has partitions already', () => {
  let url: string;

  beforeAll(async () => {
    url = await databaseAsOf(PARTITIONED_FROM);
    await partitionTables(settingsOf(url));
  });
  afterAll(() => dropTestDatabase(url));

  it('completes the indexes of which a build was cut off, and takes all later migrations', async () => {
    const [first] = CONCURRENT_INDEXES;
    await onServer(
      directUrl(url),
      `CREATE INDEX ${first!.name} ${first!.on.replace('ON ', 'ON ONLY ')}`,
    );
    const ran = await runMigrations(settingsOf(url));
    const later = MIGRATIONS.slice(
      MIGRATIONS.findIndex(({ name }) => name === PARTITIONED_FROM) + 1,
    );
    expect(ran).toEqual([...later, ...CONCURRENT_INDEXES].map(({ name }) => name));
    expect(await runMigrations(settingsOf(url))).toEqual([]);
  });

  it('has the schema of one that was partitioned afterward, once its new tables are partitioned', async () => {
    expect(await partitionTables(settingsOf(url))).toContain('changes');
    const fresh = await createTestDatabase('empty');
    await runMigrations(settingsOf(fresh));
    await partitionTables(settingsOf(fresh));
    expect(await shapeOf(url)).toEqual(await shapeOf(fresh));
    expect(await partsOfIndexes(url)).toEqual(await partsOfIndexes(fresh));
    await dropTestDatabase(fresh);
  });
});

describe('a database whose tables have more than the API gave them', () => {
  it.each([
    ['CREATE UNIQUE INDEX one_name ON rapport.labels (name)', 'labels (one_name): A unique key'],
    [
      `CREATE TRIGGER noted BEFORE UPDATE ON rapport.labels
         FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
       ALTER TABLE rapport.labels DISABLE TRIGGER noted`,
      "rapport.labels can't be replaced: drop the disabled trigger noted first",
    ],
    ['GRANT SELECT (name) ON rapport.labels TO pg_monitor', 'the privileges for the column name'],
  ])('is refused and stays as it was: %s', async (statement, message) => {
    const url = await databaseAsOf(PARTITIONED_FROM);
    await onServer(directUrl(url), statement);
    const shape = await shapeOf(url);
    await expect(partitionTables(settingsOf(url))).rejects.toThrow(message);
    expect(await shapeOf(url)).toEqual(shape);
    await dropTestDatabase(url);
  });
});
