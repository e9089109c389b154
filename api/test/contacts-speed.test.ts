import { type ContactSort } from '@rapport/contracts';
import { plainToInstance } from 'class-transformer';
import pg from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { contactListSql } from '../src/contacts/contact-list-sql.ts';
import { encodeCursor } from '../src/contacts/domain/cursor.ts';
import { ContactListQuery } from '../src/contacts/dto/contact-list.query.ts';
import { foundInteractions, foundInteractionsSql } from '../src/contacts/search-sources.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

jest.setTimeout(300_000);

/** `LIST_REPORT=1 npx jest --selectProjects api --testPathPatterns contacts-speed` prints times and plans. */
const REPORTS = process.env.LIST_REPORT === '1';
const FEW = 100;
const MANY = 100_000;
const BUSY = 20_000;
/** Interactions with each contact of somebody busy, and of the one with few contacts. */
const INTERACTIONS = 5;
const RUNS = 25;

let api: TestApi;
/** The role that the API runs as: policies that apply to it can change a plan. */
let asApi: pg.Pool;
let few: Caller;
let many: Caller;
let busy: Caller;

beforeAll(async () => {
  api = await startTestApi();
  asApi = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  few = await api.signIn();
  many = await api.signIn();
  busy = await api.signIn();
  await withoutTextIndexes(async () => {
    await fill(few.id, FEW);
    await fill(many.id, MANY);
    await fill(busy.id, BUSY);
    for (const { id } of [few, busy]) await addLabelsAndInteractions(id);
  });
  // As autovacuum leaves it.
  for (const table of ['contacts', 'interactions', 'labels']) {
    await api.sql(`VACUUM ANALYZE rapport.${table}`);
  }
});
afterAll(async () => {
  await asApi.end();
  await api.close();
});

/** Fills tables whose GIN indexes are made afterward: to keep them in step takes five minutes. */
async function withoutTextIndexes(work: () => Promise<void>) {
  const indexes = await api.sql(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'rapport' AND tablename IN ('contacts', 'interactions')
       AND indexdef LIKE '% USING gin %'`,
  );
  expect(indexes.length).toBeGreaterThan(3);
  for (const { name } of indexes) await api.sql(`DROP INDEX rapport.${String(name)}`);
  await work();
  for (const { definition } of indexes) await api.sql(String(definition));
}

/**
 * Contacts with different names and times, a tenth of them assessed, those due that were not
 * updated for longest, and one called Zebedee.
 */
async function fill(owner: string, count: number) {
  await api.sql(
    'INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at) VALUES ($1, now(), now())',
    [owner],
  );
  for (let from = 0; from < count; from += 5_000) {
    const ids = Array.from({ length: Math.min(5_000, count - from) }, () => uuidV7());
    await api.sql(
      `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time,
         last_interaction_at, next_due_at, assessment_complete, mbti_type, display_name,
         primary_email, search_text, sort_name)
       SELECT $1, id, time, time, time, CASE WHEN n > $4::int * 0.98 THEN time ELSE now() + n * interval '1 minute' END,
         n % 10 = 0, CASE WHEN n % 10 = 0 THEN 'INTJ' END, name, name || '@example.com',
         ' ' || name || ' ' || name || '@example.com', name
       FROM (SELECT id, $3::int + n AS n,
           now() - ($3::int + n) * interval '1 minute' AS time,
           CASE WHEN $3::int + n = 50 THEN 'zebedee 100% 明' ELSE md5(($3::int + n)::text) END AS name
         FROM unnest($2::uuid[]) WITH ORDINALITY AS made (id, n)) rows`,
      [owner, ids, from, count],
    );
  }
}

/** The label of one contact in fifty. */
const RARE_LABEL = '0190c4f0-0000-4000-8000-000000000005';

/**
 * Three of ten labels for each contact, the rare one for some, and interactions: each is about a call,
 * two contacts had one about a windmill, one in twenty contacts had one about a lighthouse.
 */
async function addLabelsAndInteractions(owner: string) {
  await api.sql(
    `INSERT INTO rapport.labels (user_profile_id, id, created_at, name, sort_name, color)
     SELECT $1, ('0190c4f0-0000-4000-8000-00000000000' || n)::uuid, now(), 'Label ' || n, 'label ' || n, 'teal'
     FROM generate_series(0, 9) n`,
    [owner],
  );
  await api.sql(
    `UPDATE rapport.contacts c SET label_ids = ARRAY(
         SELECT ('0190c4f0-0000-4000-8000-00000000000' || digit)::uuid FROM unnest(ARRAY[
           n % 5, (n + 1) % 5, 6 + n % 4, CASE WHEN n % 50 = 0 THEN 5 END]) digit WHERE digit IS NOT NULL)
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM rapport.contacts
       WHERE user_profile_id = $1) numbered
     WHERE c.user_profile_id = $1 AND c.id = numbered.id`,
    [owner],
  );
  await api.sql(
    `INSERT INTO rapport.interactions
       (user_profile_id, id, contact_id, created_at, interaction_date, type, search_text)
     SELECT $1, gen_random_uuid(), id, now(), now() - k * interval '9 days', 'call',
       ' call about ' || md5(n::text || k) || ' and ' || md5(k::text || n) || CASE
         WHEN k = 2 AND n IN (7, 70) THEN ' windmill' WHEN k = 3 AND n % 20 = 0 THEN ' lighthouse' ELSE '' END
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM rapport.contacts
       WHERE user_profile_id = $1) c, generate_series(1, ${INTERACTIONS}) k`,
    [owner],
  );
}

const KEYS: Record<ContactSort, string> = {
  updated: `to_char(last_update_time AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  name: 'sort_name',
  lastContact: `to_char(last_interaction_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  nextDue: `to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** The cursor of the page that begins behind nine tenths of the list. */
async function deepCursor(owner: string, sort: ContactSort, count: number): Promise<string> {
  const direction = sort === 'name' || sort === 'nextDue' ? '' : 'DESC';
  const [row] = await api.sql(
    `SELECT ${KEYS[sort]} AS key, id FROM rapport.contacts WHERE user_profile_id = $1
     ORDER BY ${KEYS[sort]} ${direction}, id ${direction} OFFSET $2 LIMIT 1`,
    [owner, count * 0.9],
  );
  return encodeCursor({ sort, key: String(row?.key), id: String(row?.id) });
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

/** What the database does for a list: pages touched, and the steps from the outside to the inside. */
async function explain(owner: string, query: Record<string, string>) {
  const found = foundInteractionsSql(owner, query.q ?? '');
  const { rows } = found === null ? { rows: [] } : await asApi.query(found.text, found.values);
  const { rows: labels } = await asApi.query(
    'SELECT id, sort_name AS name FROM rapport.labels WHERE user_profile_id = $1',
    [owner],
  );
  const list = contactListSql(owner, plainToInstance(ContactListQuery, query), new Date(), {
    labels: query.q === undefined ? [] : labels,
    interactions: foundInteractions(rows),
  });
  const plans = [await planOf(list)];
  if (found !== null) plans.unshift(await planOf(found));
  return {
    blocks: plans.reduce(
      (sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      0,
    ),
    steps: plans.flatMap(steps),
  };
}

async function planOf({ text, values }: { text: string; values: unknown[] }): Promise<Plan> {
  const { rows } = await asApi.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
  const [{ Plan: plan }] = rows[0]?.['QUERY PLAN'] as [{ Plan: Plan }];
  return plan;
}

function steps(plan: Plan): string[] {
  const own = [plan['Node Type'], plan['Index Name']].filter((word) => word !== undefined);
  return [own.join(' '), ...(plan.Plans ?? []).flatMap(steps)];
}

/** Median of the milliseconds from asking to the whole answer. */
async function milliseconds(caller: Caller, query: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await caller.get(`/api/contacts?${new URLSearchParams(query)}`).expect(200);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

type Case = [name: string, queryOf: (owner: string, count: number) => Promise<object>];

const plain = (query: object) => () => Promise.resolve(query);
const deep =
  (sort: ContactSort): Case[1] =>
  async (owner, count) => ({ sort, cursor: await deepCursor(owner, sort, count) });

const CASES: Case[] = [
  ['the first page', plain({})],
  ['the first page by name', plain({ sort: 'name' })],
  ['the first page by last contact', plain({ sort: 'lastContact' })],
  ['the first page by who is due next', plain({ sort: 'nextDue' })],
  ['a deep page', deep('updated')],
  ['a deep page by name', deep('name')],
  ['a deep page by last contact', deep('lastContact')],
  ['a deep page by who is due next', deep('nextDue')],
  ['a search for one person', plain({ q: 'zebedee' })],
  ['a search in the middle of a word', plain({ q: 'ebede' })],
  ['a search for a beginning of two letters', plain({ q: 'ze' })],
  ['a search for something that nobody has', plain({ q: 'nobody-has-this' })],
  ['a search for what everybody has', plain({ q: 'example.com' })],
  ['a search for two words', plain({ q: 'zebedee example' })],
  ['a search for one rare character', plain({ q: '%' })],
  ['a search for one character of a script without spaces', plain({ q: '明' })],
  ['a search for punctuation that nobody has', plain({ q: '---' })],
  ['a search for punctuation that everybody has', plain({ q: '@' })],
  ['those that are due', plain({ due: 'true' })],
  ['those that are due by name', plain({ due: 'true', sort: 'name' })],
  ['those that are due by last contact', plain({ due: 'true', sort: 'lastContact' })],
  ['those that are due by who is due next', plain({ due: 'true', sort: 'nextDue' })],
  ['those that are not due', plain({ due: 'false' })],
  ['the assessed ones', plain({ assessed: 'true' })],
  ['one work style', plain({ mbtiType: 'INTJ' })],
];

describe('a list of 100,000 contacts', () => {
  it.each(CASES)('reads about as much as one of 100: %s', async (name, queryOf) => {
    const small = (await queryOf(few.id, FEW)) as Record<string, string>;
    const large = (await queryOf(many.id, MANY)) as Record<string, string>;
    const [ofFew, ofMany] = [await explain(few.id, small), await explain(many.id, large)];
    if (REPORTS) {
      const [before, after] = [await milliseconds(few, small), await milliseconds(many, large)];
      process.stdout.write(
        `${name}: ${before.toFixed(1)} → ${after.toFixed(1)} ms (× ${(after / before).toFixed(2)}), ` +
          `${ofFew.blocks} → ${ofMany.blocks} blocks\n    ${ofMany.steps.join(' < ')}\n`,
      );
    }
    // Deeper trees, rows that lie apart, and a page of 50 contacts: never a walk through all.
    expect(ofMany.blocks).toBeLessThan(400);
  });
});

const OF_MANY_INTERACTIONS = ['lighthouse', 'about', 'call'];
const OF_BUSY: [name: string, query: Record<string, string>][] = [
  ['the first page', {}],
  ['a search for one person', { q: 'zebedee' }],
  ['a search for a word of two interactions', { q: 'windmill' }],
  ['a search for a person and a word of an interaction', { q: 'zebedee call' }],
  ['a search for a word of many interactions', { q: 'lighthouse' }],
  ['a search for a word of every interaction', { q: 'about' }],
  ['a search for a label', { q: 'label' }],
  ['one label', { label: RARE_LABEL }],
  ['a label and a search', { label: RARE_LABEL, q: 'call' }],
  ['who is due next', { sort: 'nextDue' }],
  ['those met within a month', { lastContact: 'month' }],
];

describe('a list of 20,000 contacts with three labels each and 100,000 interactions', () => {
  it.each(OF_BUSY)('reads about as much as one of 100: %s', async (name, query) => {
    const [ofFew, ofBusy] = [await explain(few.id, query), await explain(busy.id, query)];
    if (REPORTS) {
      const asked = { ...query, count: 'true' };
      await milliseconds(few, asked);
      const [before, after] = [await milliseconds(few, asked), await milliseconds(busy, asked)];
      process.stdout.write(
        `${name}, counted: ${before.toFixed(1)} → ${after.toFixed(1)} ms (× ${(after / before).toFixed(2)}), ` +
          `${ofFew.blocks} → ${ofBusy.blocks} blocks\n    ${ofBusy.steps.join(' < ')}\n`,
      );
    }
    // A word of many interactions is looked for in all of them, which are about 2,000 blocks here.
    expect(ofBusy.blocks).toBeLessThan(3_000);
    if (!OF_MANY_INTERACTIONS.includes(query.q ?? '')) expect(ofBusy.blocks).toBeLessThan(600);
  });
});
