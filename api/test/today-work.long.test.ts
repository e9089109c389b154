import pg from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { CLAIM_EMAIL, DUE_DIGESTS } from '../src/digest/digest-queue.ts';
import { PROMPT_FACTS } from '../src/guidance/guidance-facts-sql.ts';
import { dayBounds } from '../src/today/domain/day-bounds.ts';
import { daysOfYear } from '../src/contacts/domain/days-ahead.ts';
import { endOfDueDay } from '../src/contacts/domain/due-day.ts';
import { remindedDays } from '../src/today/domain/reminded-dates.ts';
import { TODAY_PEOPLE, TODAY_PROMISES } from '../src/today/today-sql.ts';
import { type Caller, startApiProcess, type TestApi } from './test-api.ts';

jest.setTimeout(300_000);

/** With LIST_REPORT=1, this prints plans. */
const REPORTS = process.env.LIST_REPORT === '1';
const FEW = 100;
const MANY = 20_000;
const INTERACTIONS = 5;

let api: TestApi;
/** Uses the API's role: policies that apply to it can change a plan. */
let asApi: pg.Pool;
let few: Caller;
let many: Caller;

beforeAll(async () => {
  api = await startApiProcess();
  asApi = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  few = await api.signIn();
  many = await api.signIn();
  await fill(few.id, FEW);
  await fill(many.id, MANY);
  await addDigests();
  for (const table of ['contacts', 'interactions', 'digests', 'digest_emails']) await vacuum(table);
});
afterAll(async () => {
  await asApi.end();
  await api.close();
});

/** Leaves a table as autovacuum does. A page counts as all-visible once its rows are on disk. */
async function vacuum(table: string) {
  for (;;) {
    await api.sql(`VACUUM ANALYZE rapport.${table}`);
    const [pages] = await api.sql(
      'SELECT relallvisible >= relpages AS visible FROM pg_class WHERE oid = $1::regclass',
      [`rapport.${table}`],
    );
    if (pages?.visible === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Adds daily emails of as many users, of whom one in a hundred is due, and the emails of two weeks. */
async function addDigests() {
  await api.sql(
    `WITH people AS (
       INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
       SELECT gen_random_uuid(), now(), now() FROM generate_series(1, ${MANY})
       RETURNING user_profile_id AS id
     )
     INSERT INTO rapport.digests (user_profile_id, enabled, hour, time_zone, email, email_as_of,
       unsubscribe_key, next_day, next_at)
     SELECT id, true, 7, 'UTC', 'x@example.com', now(), 'key', current_date,
       now() + (row_number() OVER () - ${MANY / 100}) * interval '1 second'
     FROM people`,
  );
  await api.sql(
    `INSERT INTO rapport.digest_emails (user_profile_id, day, number, due_at, next_try_at, outcome)
     SELECT user_profile_id, current_date - days, 0, now() - days * interval '1 day',
       now() - interval '1 minute', CASE WHEN days > 0 OR next_at > now() THEN 'sent' END
     FROM rapport.digests, generate_series(0, 13) days`,
  );
}

/**
 * Adds contacts with three labels and five interactions each. At least 40 are due, or one in fifty if there are
 * many; some have a meeting soon; one in ten is assessed with an open letter; one in fifty has a promise, most of
 * which are done.
 */
async function fill(owner: string, count: number) {
  await api.sql(
    'INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at) VALUES ($1, now(), now())',
    [owner],
  );
  const ids = Array.from({ length: count }, () => uuidV7());
  await api.sql(
    `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time,
       last_interaction_at, next_due_at, planned_at, planned_types, planned_due_at, assessment_complete,
       mbti_type, mbti_ambiguous_letters, display_name, search_text, sort_name, label_ids)
     SELECT $1, id, now() - interval '400 days', now(), time,
       CASE WHEN n <= greatest(40, $3::int / 50) THEN now() - n * interval '1 minute'
         ELSE now() + n * interval '1 minute' + interval '2 days' END,
       CASE WHEN n % ($3::int / 20) = 0 THEN ARRAY[now() + interval '6 hours'] END,
       CASE WHEN n % ($3::int / 20) = 0 THEN ARRAY['meeting'] END,
       CASE WHEN n % ($3::int / 20) = 0 THEN ARRAY[now() + interval '60 days'] END,
       n % 10 = 0, CASE WHEN n % 10 = 0 THEN 'INTJ' END,
       CASE WHEN n % 10 = 0 THEN ARRAY['N'] ELSE '{}' END, name, ' ' || name, name,
       ARRAY[md5('a' || n % 10)::uuid, md5('b' || n % 9)::uuid, md5('c' || n % 7)::uuid]
     FROM (SELECT id, n, now() - n * interval '3 minutes' AS time, md5(n::text) AS name
       FROM unnest($2::uuid[]) WITH ORDINALITY AS made (id, n)) rows`,
    [owner, ids, count],
  );
  await api.sql('ANALYZE rapport.contacts');
  await api.sql(
    `INSERT INTO rapport.interactions (user_profile_id, id, contact_id, created_at, interaction_date,
       type, outcome, description, follow_up_at, follow_up_status)
     SELECT $1, gen_random_uuid(), c.id, now(), c.last_interaction_at - (k - 1) * interval '20 days',
       'call', CASE WHEN k = 2 AND n % 2 = 0 THEN 'follow_up_needed' END, 'Budget',
       CASE WHEN k = 2 AND n % 2 = 0 THEN current_date - 1 END,
       CASE WHEN k = 2 AND n % 2 = 0 AND n % ($2::int / 10) <> 0 THEN 'done' END
     FROM (SELECT c.*, row_number() OVER (ORDER BY id) AS n FROM rapport.contacts c
       WHERE c.user_profile_id = $1) c, generate_series(1, ${INTERACTIONS}) k`,
    [owner, count],
  );
  await api.sql(
    `INSERT INTO rapport.interactions (user_profile_id, id, contact_id, created_at, interaction_date, type)
     SELECT user_profile_id, gen_random_uuid(), id, now(), planned_at[1], 'meeting'
     FROM rapport.contacts WHERE user_profile_id = $1 AND planned_at IS NOT NULL`,
    [owner],
  );
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

async function explain(text: string, values: unknown[]) {
  const { rows } = await asApi.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }];
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], steps: steps(plan) };
}

/** The steps that were run: without a date field, nothing is read for the dates of the day. */
function steps(plan: Plan): string[] {
  if (plan['Actual Loops'] === 0) return [];
  const words = [plan['Node Type'], plan['Relation Name'], plan['Index Name']];
  const own = words.filter((word) => word !== undefined).join(' ');
  return [own, ...(plan.Plans ?? []).flatMap(steps)];
}

const now = new Date();
const day = dayBounds(now, 'UTC');
const dueEnd = endOfDueDay(now);
const people = (owner: string) => [owner, now, dueEnd, day.endOfTomorrow, day.endOfWeek];
const STATEMENTS: [name: string, text: string, values: (owner: string) => Promise<unknown[]>][] = [
  ['the people of the day', TODAY_PEOPLE, (owner) => Promise.resolve(people(owner))],
  [
    'what is promised, and how many are due',
    TODAY_PROMISES,
    (owner) =>
      Promise.resolve([
        owner,
        now,
        day.endOfToday,
        day.date,
        day.endOfTomorrow,
        day.endOfAgenda,
        dueEnd,
        remindedDays(day.date),
        remindedDays(day.date).flatMap(daysOfYear),
      ]),
  ],
  [
    'what to watch for',
    PROMPT_FACTS,
    async (owner) => {
      const { rows } = await asApi.query(TODAY_PEOPLE, people(owner));
      return [owner, rows.map(({ id }: { id: string }) => id)];
    },
  ],
];

describe('the day of someone with 20,000 contacts and 100,000 interactions', () => {
  it.each(STATEMENTS)(
    'reads about as much as with 100 contacts: %s',
    async (name, text, values) => {
      const ofFew = await explain(text, await values(few.id));
      const ofMany = await explain(text, await values(many.id));
      if (REPORTS) {
        process.stdout.write(
          `${name}: ${ofFew.blocks} → ${ofMany.blocks} blocks\n    ${ofMany.steps.join(' < ')}\n`,
        );
      }
      expect(ofMany.steps.filter((step) => /^Seq Scan (contacts|interactions)/.test(step))).toEqual(
        [],
      );
      expect(ofMany.blocks).toBeLessThan(1_500);
    },
  );
});

describe('the queue of 20,000 daily emails', () => {
  it.each([
    ['who is due', DUE_DIGESTS, [now], 'digests_by_next_time'],
    [
      'which email to send',
      CLAIM_EMAIL,
      ['00000000-0000-4000-8000-000000000000'],
      'digest_emails_to_send',
    ],
  ])('is read by an index: %s', async (name, text, values, index) => {
    await asApi.query('BEGIN');
    const { blocks, steps: found } = await explain(text, values);
    await asApi.query('ROLLBACK');
    if (REPORTS) process.stdout.write(`${name}: ${blocks} blocks\n    ${found.join(' < ')}\n`);
    expect(found.filter((step) => /^Seq Scan digest/.test(step))).toEqual([]);
    expect(found.join()).toContain(index);
    expect(blocks).toBeLessThan(1_500);
  });
});
