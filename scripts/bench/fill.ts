import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { madeFunctions } from './made-functions.ts';

/** Number of contacts of each user in the crowd. */
const EACH = 1_000;
/** Number of rows that one statement inserts. */
const PER_STATEMENT = 250_000;
/** Minimum number of due contacts, so that a page is full even with few contacts. */
const LEAST_DUE = 60;

/** The users that are compared. */
export interface People {
  few: string;
  many: string;
}

/**
 * Fills the tables as a superuser: one user with 100 contacts, one with `most`, and a crowd with the rest of
 * `inAll`. The indexes are created afterward, because updating them for each row takes many times longer.
 */
export async function fill(
  admin: pg.Client,
  { few, most, inAll }: { few: number; most: number; inAll: number },
): Promise<People> {
  const people = { few: randomUUID(), many: randomUUID() };
  const indexes = await dropIndexes(admin);
  // Skips foreign keys and triggers.
  await admin.query('SET session_replication_role = replica');
  await admin.query(await madeFunctions());
  await addPeople(admin, [people.few, people.many]);
  await addContacts(admin, people.few, few);
  await addContacts(admin, people.many, most);
  await addCrowd(admin, Math.ceil(Math.max(0, inAll - few - most) / EACH));
  await admin.query('SET session_replication_role = DEFAULT');
  await admin.query("SET maintenance_work_mem = '2GB'");
  for (const definition of indexes) await admin.query(definition);
  for (const table of ['user_profiles', 'contacts', 'interactions', 'stated_preferences']) {
    await admin.query(`VACUUM (ANALYZE) rapport.${table}`);
  }
  return people;
}

/** @returns the statements that create them again */
async function dropIndexes(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ name: string; definition: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid IN ('rapport.contacts'::regclass, 'rapport.interactions'::regclass)
       AND NOT i.indisprimary AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await admin.query(`DROP INDEX rapport.${name}`);
  return rows.map(({ definition }) => definition);
}

async function addPeople(admin: pg.Client, ids: readonly string[]): Promise<void> {
  await admin.query(
    `INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
     SELECT unnest($1::uuid[]), now(), now()`,
    [ids],
  );
}

/** The columns that are filled. */
const COLUMNS = `user_profile_id, id, created_at, last_update_time, last_interaction_at, next_due_at,
  assessment_complete, mbti_type, display_name, primary_email, search_text, sort_name,
  primary_phone, phone_keys, phone_keys_of, given_name, family_name, details, place_keys`;

/**
 * The n-th contact of a user: every second one is assessed and lives in Bern; those after the `due`-th are due; one
 * is called Zebedee.
 */
const CONTACT = (
  owner: string,
  n: string,
  due: string,
) => `${owner}, gen_random_uuid(), time, time, time,
  CASE WHEN ${n} > ${due} THEN time ELSE now() + interval '1 day' + (now() - time) END,
  ${n} % 2 = 0, CASE WHEN ${n} % 2 = 0 THEN 'INTJ' END, name, name || '@example.com',
  ' ' || name || ' ' || name || '@example.com +' || phone || pg_temp.words_of(${n}), name,
  '+' || phone, pg_temp.keys_of(phone), pg_temp.basis_of(phone), name, 'Keller',
  pg_temp.details_of(${n}), pg_temp.places_of(${n})`;

const NAME = (n: string) => `CASE WHEN ${n} = 50 THEN 'zebedee' ELSE md5(${n}::text) END`;
/** A Swiss mobile number with its country code, different for each contact. */
const PHONE = (n: string) => `(41790000000 + ${n})::text`;
/** Contacts of both users span the same two years, so the responses are alike. */
const TIME = (n: string, count: string) => `now() - ${n} * interval '700 days' / ${count}`;

async function addContacts(admin: pg.Client, owner: string, count: number): Promise<void> {
  const due = count - Math.max(LEAST_DUE, count / 50);
  for (let from = 0; from < count; from += PER_STATEMENT) {
    await admin.query(
      `INSERT INTO rapport.contacts (${COLUMNS})
       SELECT ${CONTACT('$1::uuid', 'n', '$4::int')}
       FROM (SELECT n, ${NAME('n')} AS name, ${TIME('n', '$5::int')} AS time, ${PHONE('n')} AS phone
         FROM generate_series($2::int + 1, $3::int) n) made`,
      [owner, from, Math.min(count, from + PER_STATEMENT), due, count],
    );
  }
  await admin.query(
    `INSERT INTO rapport.interactions
       (user_profile_id, id, contact_id, created_at, interaction_date, type, search_text, imported)
     SELECT user_profile_id, gen_random_uuid(), id, now(), last_interaction_at, 'call',
       ' call about ' || md5(id::text), get_byte(uuid_send(id), 0) % 2 = 0
     FROM rapport.contacts WHERE user_profile_id = $1 AND assessment_complete`,
    [owner],
  );
  // Preferred channel and time.
  await admin.query(
    `INSERT INTO rapport.stated_preferences
       (user_profile_id, id, contact_id, created_at, kind, value, learned_on)
     SELECT user_profile_id, gen_random_uuid(), id, now(), kind, value::jsonb, '2026-03-03'
     FROM rapport.contacts, (VALUES
       ('channel', '{"channels": {"call": "first", "message": "never"}}'),
       ('when', '{"from": "10:00", "notOn": ["friday"]}')) said (kind, value)
     WHERE user_profile_id = $1`,
    [owner],
  );
}

/** Adds other users with their contacts, spread over the table as they would be after years. */
async function addCrowd(admin: pg.Client, count: number): Promise<void> {
  const { rows } = await admin.query<{ ids: string[] }>(
    'SELECT array_agg(gen_random_uuid()) AS ids FROM generate_series(1, $1::int)',
    [count],
  );
  const ids = rows[0]?.ids ?? [];
  await addPeople(admin, ids);
  for (let from = 0; from < EACH; from += PER_STATEMENT / EACH) {
    await admin.query(
      `INSERT INTO rapport.contacts (${COLUMNS})
       SELECT ${CONTACT('owner', 'n', String(EACH - LEAST_DUE))}
       FROM (SELECT n, owner, ${NAME('n')} AS name, ${TIME('n', String(EACH))} AS time, ${PHONE('n')} AS phone
         FROM generate_series($2::int + 1, $3::int) n, unnest($1::uuid[]) owner) made`,
      [ids, from, Math.min(EACH, from + PER_STATEMENT / EACH)],
    );
  }
}
