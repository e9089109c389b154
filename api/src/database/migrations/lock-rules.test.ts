import { type QueryRunner } from 'typeorm';
import { MIGRATIONS } from './index.ts';
import { findLocks } from './lock-rules.ts';

/** The last migration before these rules existed. Never change this: it and all earlier ones have run everywhere. */
const ACCEPTED_UNTIL = 'ImportChangesPurge1790002100000';

/** Returns the statements that a migration runs if every query returns no rows. */
async function statementsOf(Migration: (typeof MIGRATIONS)[number]): Promise<string[]> {
  const statements: string[] = [];
  const query = (statement: string) => {
    statements.push(statement);
    return Promise.resolve([]);
  };
  const runner: QueryRunner = Object.assign(Object.create(null), { query });
  await new Migration().up(runner);
  return statements;
}

const rulesOf = (...statements: string[]) => findLocks(statements).map(({ rule }) => rule);

describe('migrations', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  const newer = MIGRATIONS.slice(names.indexOf(ACCEPTED_UNTIL) + 1);

  it('that are newer than the rules lock no table in use', async () => {
    expect(names).toContain(ACCEPTED_UNTIL);
    for (const migration of newer) {
      const findings = findLocks(await statementsOf(migration));
      expect({ migration: migration.name, findings }).toEqual({
        migration: migration.name,
        findings: [],
      });
    }
  });

  it('that are older than the rules include some that lock', async () => {
    const older = MIGRATIONS.slice(0, names.indexOf(ACCEPTED_UNTIL) + 1);
    const found = await Promise.all(
      // Some fail without rows.
      older.map(async (migration) => findLocks(await statementsOf(migration).catch(() => []))),
    );
    expect(found.filter((findings) => findings.length > 0).length).toBeGreaterThan(5);
  });
});

describe('findLocks', () => {
  it.each([
    ['CREATE INDEX i ON rapport.contacts (id)', 'index-locks-writes'],
    ['CREATE UNIQUE INDEX IF NOT EXISTS i ON rapport.contacts (id)', 'index-locks-writes'],
    ['CREATE INDEX CONCURRENTLY i ON rapport.contacts (id)', 'index-concurrently-in-transaction'],
    ['DROP INDEX CONCURRENTLY rapport.i', 'index-concurrently-in-transaction'],
    ['ALTER TABLE rapport.contacts ADD COLUMN a text NOT NULL', 'not-null-without-default'],
    [
      'ALTER TABLE rapport.contacts ADD COLUMN a text DEFAULT 1, ADD b text NOT NULL',
      'not-null-without-default',
    ],
    ['ALTER TABLE c ADD a uuid DEFAULT gen_random_uuid()', 'default-rewrites-table'],
    ['ALTER TABLE c ADD a bigserial', 'default-rewrites-table'],
    [
      'ALTER TABLE c ADD COLUMN a text GENERATED ALWAYS AS (lower(b)) STORED',
      'default-rewrites-table',
    ],
    ['ALTER TABLE c ALTER COLUMN a SET NOT NULL', 'set-not-null-reads-table'],
    ['ALTER TABLE c ALTER a TYPE bigint', 'type-rewrites-table'],
    ['alter table only c alter column a set data type bigint', 'type-rewrites-table'],
    ['ALTER TABLE c ADD CONSTRAINT k CHECK (a > 0)', 'constraint-reads-table'],
    ['ALTER TABLE c ADD FOREIGN KEY (a) REFERENCES b (id)', 'reference-reads-partitions'],
    [
      'ALTER TABLE c ADD CONSTRAINT k FOREIGN KEY (a) REFERENCES b (id) NOT VALID',
      'reference-reads-partitions',
    ],
    ['ALTER TABLE c ADD COLUMN a uuid REFERENCES b (id)', 'reference-reads-partitions'],
    ['ALTER TABLE c ADD CONSTRAINT k UNIQUE (a)', 'unique-locks-table'],
    ['ALTER TABLE c DROP COLUMN a', 'drops-what-is-in-use'],
    ['ALTER TABLE c RENAME COLUMN a TO b', 'drops-what-is-in-use'],
    ['DROP TABLE IF EXISTS c', 'drops-table'],
    ['TRUNCATE c', 'drops-table'],
    ['LOCK TABLE c IN ACCESS EXCLUSIVE MODE', 'locks-table'],
    ['UPDATE rapport.contacts SET a = 1', 'writes-whole-table'],
    ['-- why\nDELETE FROM rapport.contacts', 'writes-whole-table'],
  ])('finds %p', (statement, rule) => {
    expect(rulesOf(statement)).toEqual([rule]);
  });

  it.each([
    'ALTER TABLE c ADD COLUMN a text',
    "ALTER TABLE c ADD COLUMN a text NOT NULL DEFAULT ''",
    "ALTER TABLE c ADD a text DEFAULT '' NOT NULL, ADD b int",
    'ALTER TABLE c ADD CONSTRAINT k CHECK (a > 0) NOT VALID',
    'ALTER TABLE c VALIDATE CONSTRAINT k',
    'ALTER TABLE c ADD CONSTRAINT k UNIQUE USING INDEX i',
    'ALTER TABLE c ALTER COLUMN a DROP NOT NULL',
    'ALTER TABLE c ALTER COLUMN a SET DEFAULT 1',
    'ALTER TABLE c DROP CONSTRAINT k',
    'ALTER TABLE c ENABLE ROW LEVEL SECURITY',
    'CREATE FUNCTION f() RETURNS void AS $$ BEGIN UPDATE c SET a = 1; END $$ LANGUAGE plpgsql',
  ])('accepts %p', (statement) => {
    expect(rulesOf(statement)).toEqual([]);
  });

  it('accepts anything on a table that the migration itself created', () => {
    const made =
      'CREATE TABLE rapport.new (id uuid PRIMARY KEY); CREATE INDEX i ON rapport.new (id)';
    expect(rulesOf(made, 'ALTER TABLE rapport.new ADD COLUMN a text NOT NULL')).toEqual([]);
    expect(rulesOf(made, 'CREATE INDEX j ON rapport.contacts (id)')).toEqual([
      'index-locks-writes',
    ]);
  });

  it('suggests what to do instead', () => {
    for (const { instead } of findLocks(['DROP TABLE c', 'CREATE INDEX i ON c (a)'])) {
      expect(instead.length).toBeGreaterThan(20);
    }
  });
});
