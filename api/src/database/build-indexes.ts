import { setTimeout as delay } from 'node:timers/promises';
import { type QueryRunner } from 'typeorm';
import { CONCURRENT_INDEXES, type ConcurrentIndex } from './concurrent-indexes.ts';
import { SCHEMA } from './data-source.ts';

/** Different from the lock of the migrations, which is held by their transaction. */
const LOCK = 7_270_776_871;
const WAIT_MS = 500;

/**
 * Builds missing indexes outside of any transaction, and rebuilds those whose build was interrupted. Only one
 * process builds at a time; the others wait and then find nothing to do.
 * @returns names of the indexes that were built
 */
export async function buildConcurrentIndexes(
  runner: QueryRunner,
  indexes: readonly ConcurrentIndex[] = CONCURRENT_INDEXES,
): Promise<string[]> {
  if (indexes.length === 0) return [];
  // Polls for the lock: waiting inside a statement would hold a snapshot, and the build waits for all snapshots.
  while (!(await isLocked(runner))) await delay(WAIT_MS);
  try {
    const built: string[] = [];
    for (const index of indexes) {
      if ((await stateOf(runner, index.name)) === 'valid') continue;
      if (!(await buildOnPartitions(runner, index))) await build(runner, index);
      built.push(index.name);
    }
    return built;
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

async function isLocked(runner: QueryRunner): Promise<boolean> {
  const [row]: { locked: boolean }[] = await runner.query(
    'SELECT pg_try_advisory_lock($1) AS locked',
    [LOCK],
  );
  return row?.locked === true;
}

async function stateOf(runner: QueryRunner, name: string): Promise<'valid' | 'broken' | 'missing'> {
  const [row]: { valid: boolean }[] = await runner.query(
    `SELECT indisvalid AS valid FROM pg_index
     WHERE indexrelid = to_regclass($1)`,
    [`${SCHEMA}.${name}`],
  );
  if (row === undefined) return 'missing';
  return row.valid ? 'valid' : 'broken';
}

/** Builds an index on a table that isn't partitioned, if it isn't there. */
async function build(runner: QueryRunner, { name, on, unique }: ConcurrentIndex): Promise<void> {
  const state = await stateOf(runner, name);
  if (state === 'valid') return;
  if (state === 'broken') await runner.query(`DROP INDEX CONCURRENTLY ${SCHEMA}.${name}`);
  await runner.query(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${name} ${on}`);
}

interface Partition {
  /** With the schema. */
  name: string;
  /** True if the index has its part on this partition. */
  isDone: boolean;
}

const PARTITIONS = `SELECT format('%I.%I', t.relnamespace::regnamespace, t.relname) AS name, EXISTS (
    SELECT FROM pg_inherits i JOIN pg_index x ON x.indexrelid = i.inhrelid
    WHERE i.inhparent = to_regclass($2) AND x.indrelid = t.oid) AS "isDone"
  FROM pg_inherits p JOIN pg_class t ON t.oid = p.inhrelid
  WHERE p.inhparent = to_regclass($1) ORDER BY 1`;

/**
 * Builds an index of a partitioned table. Postgres can build an index without blocking writes only on a single
 * partition, so this builds the index of each one; with the last one, the index of the table becomes valid. It
 * completes an interrupted build.
 * @returns false if the table isn't partitioned
 */
async function buildOnPartitions(
  runner: QueryRunner,
  { name, on, unique }: ConcurrentIndex,
): Promise<boolean> {
  const [, table = '', what = ''] = /^ON\s+(\S+)\s+([^]*)$/.exec(on) ?? [];
  const partitions: Partition[] = await runner.query(PARTITIONS, [table, `${SCHEMA}.${name}`]);
  if (partitions.length === 0) return false;
  if ((await stateOf(runner, name)) === 'missing') {
    // Without ONLY, this would build all parts at once and block all writes.
    await runner.query(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${name} ON ONLY ${table} ${what}`);
  }
  for (const partition of partitions.filter(({ isDone }) => !isDone)) {
    const part = `${name}${partition.name.slice(table.length)}`;
    const own = { name: part, on: `ON ${partition.name} ${what}` };
    await build(runner, unique ? { ...own, unique } : own);
    await runner.query(`ALTER INDEX ${SCHEMA}.${name} ATTACH PARTITION ${SCHEMA}.${part}`);
  }
  return true;
}
