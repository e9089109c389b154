import { setTimeout as delay } from 'node:timers/promises';
import { type QueryRunner } from 'typeorm';
import { SCHEMA } from './data-source.ts';

/** An index of a table that has rows already. */
export interface ConcurrentIndex {
  /** Without the schema. */
  name: string;
  /** What follows `CREATE INDEX CONCURRENTLY <name>`, like `ON rapport.contacts (user_profile_id)`. */
  on: string;
  unique?: true;
}

/**
 * Indexes that are built after the migrations, while people go on writing: `CREATE INDEX CONCURRENTLY`
 * cannot run in the transaction that all migrations share. An entry stays here for good. The API must
 * work without these indexes, more slowly, because they come last.
 */
export const CONCURRENT_INDEXES: readonly ConcurrentIndex[] = [
  {
    // Those that are due, by the two weeks of their date and in the order of updates within each: the first page of
    // very many is a page of each two weeks (contacts/due-keys-sql.ts).
    name: 'contacts_by_due_span',
    on: `ON rapport.contacts (user_profile_id,
        date_bin('14 days', due_at, '0001-01-01T00:00:00Z'::timestamptz),
        last_update_time DESC, id DESC)
      INCLUDE (due_at, planned_from) WHERE deleted_at IS NULL AND due_at IS NOT NULL`,
  },
  {
    // Those whose keys for finding duplicates are of an earlier version, or of what they were before
    // (duplicates/duplicate-keys.service.ts).
    name: 'contacts_with_stale_keys_2',
    on: `ON rapport.contacts (user_profile_id, id) WHERE deleted_at IS NULL
      AND duplicate_keys_of IS DISTINCT FROM ('2 '
        || md5(identity || COALESCE(linkedin_url, '') || other_links::text))`,
  },
  {
    // The same of the next version, for numbers that are the same however they are written.
    name: 'contacts_with_stale_keys_3',
    on: `ON rapport.contacts (user_profile_id, id) WHERE deleted_at IS NULL
      AND duplicate_keys_of IS DISTINCT FROM ('3 '
        || md5(identity || COALESCE(linkedin_url, '') || other_links::text))`,
  },
  {
    // Who has a number (contacts/found-phones.ts).
    name: 'contacts_by_phone_keys',
    on: `ON rapport.contacts USING gin (user_profile_id, phone_keys)
      WITH (fastupdate = off) WHERE deleted_at IS NULL`,
  },
  {
    // Those that were written without the keys of their numbers (contacts/phone-keys-sql.ts).
    name: 'contacts_with_stale_phone_keys_1',
    on: `ON rapport.contacts (user_profile_id, id) WHERE deleted_at IS NULL
      AND (phone_keys_of ->> 'version' IS DISTINCT FROM '1'
        OR phone_keys_of ->> 'first' IS DISTINCT FROM primary_phone
        OR phone_keys_of -> 'others' IS DISTINCT FROM other_phones)`,
  },
  {
    // Those whose next step was set aside, few in any list (today/today-sql.ts).
    name: 'contacts_set_aside',
    on: `ON rapport.contacts (user_profile_id) WHERE deleted_at IS NULL AND set_aside_from IS NOT NULL`,
  },
  {
    // Who is in a city, a country, or a department (contacts/contact-list-sql.ts).
    name: 'contacts_by_place_keys',
    on: `ON rapport.contacts USING gin (user_profile_id, place_keys)
      WITH (fastupdate = off) WHERE deleted_at IS NULL AND place_keys <> '{}'`,
  },
  {
    // Those with any of these (contacts/places.service.ts).
    name: 'contacts_with_places',
    on: `ON rapport.contacts (user_profile_id, id) WHERE deleted_at IS NULL AND place_keys <> '{}'`,
  },
  {
    // Those whose due date is of a release before (health/fill-due-dates.ts).
    name: 'contacts_with_stale_due_1',
    on: 'ON rapport.contacts (user_profile_id, id) WHERE due_version IS NULL',
  },
  {
    // The last contacts that files named, at most one or two of a contact (health/contact-history.ts).
    name: 'interactions_imported',
    on: 'ON rapport.interactions (user_profile_id, contact_id, id) WHERE imported',
  },
  {
    // The order by last name (contacts/contact-list-sql.ts).
    name: 'contacts_by_family_name',
    on: `ON rapport.contacts (user_profile_id, COALESCE(sort_family_name, sort_name), id)
      WHERE deleted_at IS NULL`,
  },
  {
    // Those without a place in that order, or with one of an earlier name (contacts/fill-family-sort.ts).
    name: 'contacts_with_stale_family_sort',
    on: `ON rapport.contacts (user_profile_id, id)
      WHERE right(sort_family_name, length(sort_name) + 1) IS DISTINCT FROM E'\\t' || sort_name`,
  },
];

/** Not the lock of the migrations, which belongs to their transaction. */
const LOCK = 7_270_776_871;
const WAIT_MS = 500;

/**
 * Builds the indexes that are missing, outside of any transaction, and those again that were cut off
 * in the middle. One process at a time; the others wait and then find nothing to do.
 * @returns names of the indexes that were built
 */
export async function buildConcurrentIndexes(
  runner: QueryRunner,
  indexes: readonly ConcurrentIndex[] = CONCURRENT_INDEXES,
): Promise<string[]> {
  if (indexes.length === 0) return [];
  // Waiting inside one statement would hold a snapshot, and the build waits for all snapshots.
  while (!(await isLocked(runner))) await delay(WAIT_MS);
  try {
    const built: string[] = [];
    for (const { name, on, unique } of indexes) {
      const state = await stateOf(runner, name);
      if (state === 'valid') continue;
      if (state === 'broken') await runner.query(`DROP INDEX CONCURRENTLY ${SCHEMA}.${name}`);
      await runner.query(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${name} ${on}`);
      built.push(name);
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
