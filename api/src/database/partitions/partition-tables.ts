import { type QueryRunner } from 'typeorm';
import { type DatabaseSettings } from '../../env.ts';
import { asOwner } from '../as-owner.ts';
import { SCHEMA } from '../data-source.ts';
import { MIGRATION_LOCK } from '../run-migrations.ts';
import { findKeysWithoutUser, USER_COLUMN, wholeUserTables } from '../user-tables.ts';
import { readParts, readReferences } from './table-parts.ts';

/** Number of partitions of each table. A power of two, so each can be split in two later. */
const PARTITIONS = 16;

/** Names the part of an index like the partition, as buildConcurrentIndexes does: contacts_by_name_p03. */
const PART_NAMES = `
  SELECT format('ALTER INDEX %s RENAME TO %I', h.inhrelid::regclass,
    i.relname || substr(p.relname, length(t.relname) + 1)) AS statement
  FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
  JOIN pg_inherits h ON h.inhparent = i.oid
  JOIN pg_index y ON y.indexrelid = h.inhrelid JOIN pg_class p ON p.oid = y.indrelid
  WHERE t.oid = $1::regclass ORDER BY 1`;

/**
 * Turns every table of user data into 16 partitions by a hash of the user, with its rows, keys, indexes, policies,
 * grants, and triggers, as the catalog has them. It locks all these tables and changes everything or nothing. Tables
 * that are partitioned already stay as they are.
 * @param settings for the owner of the schema
 * @returns names of the tables that were partitioned
 * @throws Error if a key lacks the user, or something belongs to a table that can't be moved
 */
export function partitionTables(settings: DatabaseSettings): Promise<string[]> {
  return asOwner(settings, async (runner) => {
    const names = await runner.manager.transaction(() => partitionAll(runner));
    for (const name of names) await runner.query(`ANALYZE ${SCHEMA}.${name}`);
    return names;
  });
}

async function partitionAll(runner: QueryRunner): Promise<string[]> {
  await runner.query('SET LOCAL statement_timeout = 0');
  // The names of tables that are read from the catalog include the schema then.
  await runner.query("SET LOCAL search_path = ''");
  await runner.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const names = await wholeUserTables(runner);
  if (names.length === 0) return [];
  const [finding] = await findKeysWithoutUser(runner);
  if (finding !== undefined) {
    throw new Error(`${finding.table} (${finding.key ?? 'no user'}): ${finding.instead}`);
  }
  const tables = names.map((name) => `${SCHEMA}.${name}`);
  await runner.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const references = await readReferences(runner, tables);
  for (const { table, name } of references) {
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  for (const name of names) await partition(runner, name);
  for (const { table, name, definition } of references) {
    await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  return names;
}

/** Replaces a table without foreign keys by a partitioned one. */
async function partition(runner: QueryRunner, name: string): Promise<void> {
  const table = `${SCHEMA}.${name}`;
  const { columns, settings, after } = await readParts(runner, table);
  const before = `${SCHEMA}.before_partitions`;
  await runner.query(`ALTER TABLE ${table} RENAME TO before_partitions`);
  await runner.query(
    `CREATE TABLE ${table} (LIKE ${before} INCLUDING ALL EXCLUDING INDEXES)
     PARTITION BY HASH (${USER_COLUMN})`,
  );
  for (let remainder = 0; remainder < PARTITIONS; remainder += 1) {
    const part = `${SCHEMA}.${name}_p${String(remainder).padStart(2, '0')}`;
    await runner.query(
      `CREATE TABLE ${part} PARTITION OF ${table}
       FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${remainder})
       ${settings && `WITH (${settings})`}`,
    );
    // Closed to all roles: rows are reached through the table, whose policies and grants count.
    await runner.query(`ALTER TABLE ${part} ENABLE ROW LEVEL SECURITY`);
  }
  await runner.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${before}`);
  await runner.query(`DROP TABLE ${before}`);
  for (const statement of after) await runner.query(statement);
  const renamed: { statement: string }[] = await runner.query(PART_NAMES, [table]);
  for (const { statement } of renamed) await runner.query(statement);
}
