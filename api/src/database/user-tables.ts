import { type QueryRunner } from 'typeorm';
import { SCHEMA } from './data-source.ts';

/** The column of each table of user data by which rows are found, partitioned, and distributed. */
export const USER_COLUMN = 'user_profile_id';

/** Tables without user data, and why they aren't partitioned by user. All other tables have a user in each row. */
export const OF_NO_USER: Readonly<Record<string, string>> = {
  migrations: 'Says which migrations have run.',
  revocations:
    'Belongs to accounts of the auth service, outlives their profiles, and each process reads what is new in it.',
  rate_limits: 'Counts the requests of callers, who may not be signed in.',
  remote_reports: 'Counts failures of remotes by day and version.',
};

/** Breach of the rule that user data can be partitioned and distributed by user. */
export interface UserKeyFinding {
  table: string;
  /** Name of the key; null if the table itself lacks the column. */
  key: string | null;
  instead: string;
}

const UNIQUE = `A unique key without ${USER_COLUMN} can't exist on partitions: begin it with ${USER_COLUMN}. If values of different users can't be equal anyway, use an index that isn't unique.`;
const REFERENCE = `Begin both sides of the foreign key with ${USER_COLUMN}: otherwise a row could reference another user's row, and each check would read all partitions.`;
const COLUMN = `Add ${USER_COLUMN} uuid NOT NULL, or name the table in OF_NO_USER (database/user-tables.ts) with the reason.`;

/** Tables of the schema without their partitions; those of no user are $2. */
const TABLES = `
  SELECT t.oid, t.relname::text AS name, a.attnum, t.relname = ANY($2::text[]) AS other
  FROM pg_class t LEFT JOIN pg_attribute a
    ON a.attrelid = t.oid AND a.attname = '${USER_COLUMN}' AND a.attnotnull
  WHERE t.relnamespace = $1::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition`;

const FINDINGS = `WITH tables AS (${TABLES}), owned AS (SELECT * FROM tables WHERE NOT other)
  SELECT name AS table, NULL AS key, 'column' AS kind FROM owned WHERE attnum IS NULL
  UNION ALL
  SELECT o.name, i.relname::text, 'unique' FROM owned o
  JOIN pg_index x ON x.indrelid = o.oid AND (x.indisunique OR x.indisexclusion)
  JOIN pg_class i ON i.oid = x.indexrelid
  WHERE o.attnum <> ALL(x.indkey::smallint[])
  UNION ALL
  SELECT f.name, k.conname::text, 'reference' FROM pg_constraint k
  JOIN tables f ON f.oid = k.conrelid JOIN tables t ON t.oid = k.confrelid
  WHERE k.contype = 'f' AND (NOT f.other OR NOT t.other)
    AND (f.attnum, t.attnum) IS DISTINCT FROM (k.conkey[1], k.confkey[1])
  ORDER BY 1, 2`;

/** Finds tables and keys that can't be partitioned and distributed by user. */
export async function findKeysWithoutUser(runner: QueryRunner): Promise<UserKeyFinding[]> {
  const rows: { table: string; key: string | null; kind: 'column' | 'unique' | 'reference' }[] =
    await runner.query(FINDINGS, [SCHEMA, Object.keys(OF_NO_USER)]);
  const instead = { column: COLUMN, unique: UNIQUE, reference: REFERENCE };
  return rows.map(({ table, key, kind }) => ({ table, key, instead: instead[kind] }));
}

/** @returns names of the tables of user data that aren't partitioned yet, without the schema, quoted where needed */
export async function wholeUserTables(runner: QueryRunner): Promise<string[]> {
  const rows: { name: string }[] = await runner.query(
    `SELECT quote_ident(t.name) AS name FROM (${TABLES}) t JOIN pg_class c ON c.oid = t.oid
     WHERE c.relkind = 'r' AND NOT t.other ORDER BY 1`,
    [SCHEMA, Object.keys(OF_NO_USER)],
  );
  return rows.map(({ name }) => name);
}
