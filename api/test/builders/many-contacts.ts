import { v7 as uuidV7 } from 'uuid';
import { phoneColumns } from '../../src/contacts/phone-keys-sql.ts';
import { type TestApi } from '../test-api.ts';
import { until } from '../until.ts';

const INTERACTIONS_EACH = 5;

/** Fills tables and creates their GIN indexes afterward: updating them for each row takes five minutes. */
export async function withoutTextIndexes(api: TestApi, work: () => Promise<void>): Promise<void> {
  const indexes = await api.sql(
    `SELECT indexname AS name, replace(indexdef, ' ON ONLY ', ' ON ') AS definition FROM pg_indexes
     WHERE schemaname = 'rapport' AND tablename IN ('contacts', 'interactions')
       AND indexdef LIKE '% USING gin %'`,
  );
  expect(indexes.length).toBeGreaterThan(3);
  for (const { name } of indexes) await api.sql(`DROP INDEX rapport.${String(name)}`);
  await work();
  for (const { definition } of indexes) await api.sql(String(definition));
}

/** Minimum number of contacts with a property that only some have, so that a page is full even with 100 contacts. */
const AT_LEAST = 60;

/** Returns n for "one contact in n": `of`, or less if too few contacts would have the property. */
const oneIn = (of: number, count: number) =>
  Math.max(1, Math.min(of, Math.floor(count / AT_LEAST)));

/**
 * Adds contacts with different names and times: a tenth of them assessed, those with the oldest updates due, and
 * one called Zebedee, and one in 20,000 at Quay Works.
 */
export async function addManyContacts(api: TestApi, owner: string, count: number): Promise<void> {
  await api.sql(
    'INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at) VALUES ($1, now(), now())',
    [owner],
  );
  for (let from = 0; from < count; from += 5_000) {
    const ids = Array.from({ length: Math.min(5_000, count - from) }, () => uuidV7());
    await api.sql(
      `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time,
         last_interaction_at, next_due_at, assessment_complete, mbti_type, display_name,
         primary_email, organization_name, search_text, sort_name)
       SELECT $1, id, time, time, time, CASE WHEN n > $4::int THEN time ELSE now() + n * interval '1 minute' END,
         n % 10 = 0, CASE WHEN n % 10 = 0 THEN 'INTJ' END, name, name || '@example.com',
         company, ' ' || name || COALESCE(' ' || lower(company), '') || ' ' || name || '@example.com', name
       FROM (SELECT id, $3::int + n AS n,
           now() - ($3::int + n) * interval '1 minute' AS time,
           CASE WHEN ($3::int + n) % 20000 = 7 THEN 'Quay Works' END AS company,
           CASE WHEN $3::int + n = 50 THEN 'zebedee 100% 明' ELSE md5(($3::int + n)::text) END AS name
         FROM unnest($2::uuid[]) WITH ORDINALITY AS made (id, n)) rows`,
      [owner, ids, from, count - Math.max(AT_LEAST, count / 50)],
    );
  }
}

/** Gives each contact a Swiss mobile number with its search keys. */
export async function addPhones(api: TestApi): Promise<void> {
  const { phoneKeys, phoneKeysOf } = phoneColumns('+41790000000', []);
  const of = (text: string) => `replace('${text}', '790000000', n.digits)`;
  await api.sql(
    `UPDATE rapport.contacts c SET primary_phone = '+41' || n.digits,
       search_text = c.search_text || ' +41' || n.digits,
       phone_keys = ARRAY[${phoneKeys.map(of).join(', ')}],
       phone_keys_of = ${of(JSON.stringify(phoneKeysOf))}::jsonb
     FROM (SELECT user_profile_id, id, (790000000 + row_number() OVER
         (PARTITION BY user_profile_id ORDER BY id))::text AS digits FROM rapport.contacts) n
     WHERE n.user_profile_id = c.user_profile_id AND n.id = c.id`,
  );
}

/** The label of four contacts in ten. */
export const COMMON_LABEL = '0190c4f0-0000-4000-8000-000000000001';
/** The label of one contact in fifty. */
export const RARE_LABEL = '0190c4f0-0000-4000-8000-000000000005';

/**
 * Gives each contact three of ten labels, some of them the rare one, and five interactions: each is about a call,
 * two contacts have one about a windmill, one in twenty has one about a lighthouse, and one in eight about a
 * harbor.
 */
export async function addLabelsAndInteractions(
  api: TestApi,
  owner: string,
  count: number,
): Promise<void> {
  await api.sql(
    `INSERT INTO rapport.labels (user_profile_id, id, created_at, name, sort_name, color)
     SELECT $1, ('0190c4f0-0000-4000-8000-00000000000' || n)::uuid, now(), 'Label ' || n, 'label ' || n, 'teal'
     FROM generate_series(0, 9) n`,
    [owner],
  );
  await api.sql(
    `UPDATE rapport.contacts c SET label_ids = ARRAY(
         SELECT ('0190c4f0-0000-4000-8000-00000000000' || digit)::uuid FROM unnest(ARRAY[
           n % 5, (n + 1) % 5, 6 + n % 4, CASE WHEN n % $2::int = 0 THEN 5 END]) digit WHERE digit IS NOT NULL)
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM rapport.contacts
       WHERE user_profile_id = $1) numbered
     WHERE c.user_profile_id = $1 AND c.id = numbered.id`,
    [owner, oneIn(50, count)],
  );
  await api.sql(
    `INSERT INTO rapport.interactions
       (user_profile_id, id, contact_id, created_at, interaction_date, type, search_text)
     SELECT $1, gen_random_uuid(), id, now(), now() - k * interval '9 days', 'call',
       ' call about ' || md5(n::text || k) || ' and ' || md5(k::text || n) || CASE
         WHEN k = 2 AND n IN (7, 70) THEN ' windmill' WHEN k = 3 AND n % $2::int = 0 THEN ' lighthouse'
         WHEN k = 4 AND n % $3::int = 0 THEN ' harbor' ELSE '' END
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM rapport.contacts
       WHERE user_profile_id = $1) c, generate_series(1, ${INTERACTIONS_EACH}) k`,
    [owner, oneIn(20, count), oneIn(8, count)],
  );
}

/** Removes the holes that filling leaves in the tables, and otherwise leaves them as autovacuum does. */
export async function settleTables(api: TestApi): Promise<void> {
  for (const table of ['contacts', 'interactions', 'labels']) {
    await api.sql(`VACUUM (FULL) rapport.${table}`);
    // VACUUM FULL leaves no visibility map, and autovacuum's own ANALYZE may keep pages out of it.
    await until(async () => {
      await api.sql(`VACUUM (ANALYZE) rapport.${table}`);
      return allVisible(api, table);
    });
  }
}

/** Whether an index alone can answer for every page of a table and its partitions. */
async function allVisible(api: TestApi, table: string): Promise<boolean> {
  const [row] = await api.sql(
    `SELECT sum(relpages - relallvisible) AS hidden FROM pg_class
     WHERE relkind = 'r' AND oid IN (SELECT relid FROM pg_partition_tree('rapport.${table}'))`,
  );
  return Number(row?.hidden) <= 0;
}
