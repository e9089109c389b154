import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { runMigrations } from '../src/database/run-migrations.ts';
import { SilentLogger } from '../src/database/silent-logger.ts';
import { OF_NO_USER } from '../src/database/user-tables.ts';
import { addAddressBook } from './builders/address-book.ts';
import { giveAnswers, INTJ_ANSWERS } from './builders/assessment.ts';
import {
  createTestDatabase,
  directUrl,
  dropTestDatabase,
  isPartitioned,
  onServer,
  TABLES,
} from './databases.ts';
import { valuesOf } from './openapi/arbitrary-body.ts';
import { committedDocument, type Operation, operationsOf } from './openapi/document.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';
import { callAs, type Caller, type TestApi } from './test-api.ts';
import { deviceBody } from './push-receiver.ts';

/**
 * A WHERE in each statement separates users' rows, not the policies (docs/adr/0006). This test sends every
 * statement of the API twice more: as the API's role, and as a role for which the database itself hides all other
 * users' rows. Without the WHERE, the two results differ.
 */

const BODIES = 3;
/** Number of tries for the same text with other values. */
const TRIES = 4;
/** Deletes the device's registration for other users, whichever they are, so it has to search all partitions. */
const TAKE_OVER = /^DELETE FROM rapport\.push_devices WHERE id = \$1 AND user_profile_id <> \$2$/;
const NO_OWNER = new Set(Object.keys(OF_NO_USER));
const document = committedDocument();
const operations = operationsOf(document).filter(({ path }) => path.startsWith('/api/'));

interface Statement {
  /** User of the call that sent it. */
  owner: string;
  text: string;
  values: unknown[];
}

/** Part of a plan in the format of Postgres. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

let api: TestApi;
let ada: Caller;
let bob: Caller;
let apiUrl: string;
let strictRole: string;
let strictUrl: string;
let owner: string;
let statements: Statement[] = [];

beforeAll(async () => {
  apiUrl = await createTestDatabase();
  await makeStrictRole();
  api = await startSeparateApi({ database: testSettings(apiUrl).database });
  ada = await api.signIn();
  bob = await api.signIn();
});
afterAll(async () => {
  await api.close();
  await onServer(process.env.RAPPORT_TEST_SERVER!, `DROP ROLE ${strictRole}`);
});

/** Creates a role that only sees the rows of the user in a setting of the transaction. */
async function makeStrictRole() {
  strictRole = `${process.env.RAPPORT_TEST_PREFIX}_strict`;
  const admin = directUrl(apiUrl);
  await onServer(
    admin,
    `CREATE ROLE ${strictRole} LOGIN PASSWORD 'only for tests';
     GRANT USAGE ON SCHEMA rapport TO ${strictRole};
     GRANT ALL ON ALL TABLES IN SCHEMA rapport TO ${strictRole}`,
  );
  for (const table of await tablesOf(admin)) {
    await onServer(
      admin,
      `CREATE POLICY strict ON rapport.${table} TO ${strictRole} USING (${
        NO_OWNER.has(table) ? 'true' : "user_profile_id = current_setting('test.owner')::uuid"
      })`,
    );
  }
  const url = new URL(admin);
  url.username = strictRole;
  url.password = 'only for tests';
  strictUrl = url.href;
}

async function tablesOf(url: string): Promise<string[]> {
  const { rows } = await onServer(url, `SELECT name FROM ${TABLES} tables`);
  return rows.map(({ name }) => String(name));
}

/** Adds some data of every kind to a user. */
async function fill(caller: Caller) {
  const { body } = await caller.post('/api/contacts', { displayName: 'Grace' }).expect(201);
  const contact = String(body.id);
  const interaction = { type: 'call', interactionDate: '2026-03-14T09:26:53.589Z' };
  const made = await caller.post(`/api/interactions/${contact}`, interaction).expect(201);
  await giveAnswers(caller, contact, INTJ_ANSWERS);
  await caller.post(`/api/assessment-complete/${contact}`, ASSESSMENT_DEFAULTS).expect(201);
  const observation = { questionId: 'motivation-2', answer: 'A' };
  await caller.post(`/api/observations/${contact}`, observation).expect(201);
  const promise = { kind: 'i_promised', text: 'Send the price list' };
  await caller.post(`/api/commitments/${contact}`, promise).expect(201);
  const wish = { kind: 'other', text: 'Camera off' };
  await caller.post(`/api/stated-preferences/${contact}`, wish).expect(201);
  const feedback = { interactionId: made.body.id, helped: true };
  await caller.put(`/api/tip-feedback/${contact}/I.do`, feedback).expect(200);
  const keyed = await caller
    .post('/api/contacts', { displayName: 'Keyed' })
    .set('Idempotency-Key', 'the-same-for-both')
    .expect(201);
  const relation = { otherId: keyed.body.id, kind: 'works_with' };
  await caller.post(`/api/relations/${contact}`, relation).expect(201);
  const dismissal = { other: keyed.body.id, dismissed: true };
  await caller.post(`/api/contacts/${contact}/not-same`, dismissal).expect(204);
  const name = randomUUID().slice(0, 8);
  const companies = { names: [name, `${name} Ltd`], different: true };
  await caller.post('/api/companies/different', companies).expect(204);
  const label = await caller.post('/api/labels', { name }).expect(201);
  await caller.patch(`/api/contacts/${contact}`, { labelIds: [label.body.id] }).expect(200);
  const field = await caller.post('/api/custom-fields', { name, kind: 'text' }).expect(201);
  const customValues = { [field.body.id]: name };
  await caller.patch(`/api/contacts/${contact}`, { customValues }).expect(200);
  await caller.post('/api/access-tokens', { name, scopes: ['export'] }).expect(201);
  const hook = { name, address: `https://${name}.invalid/`, events: ['contacts'] };
  const webhook = await caller.post('/api/webhooks', hook).expect(201);
  await caller.post(`/api/webhooks/${webhook.body.id}/test`).expect(200);
  await caller.post('/api/push/devices', deviceBody()).expect(201);
  await addAddressBook(api, caller.id, { linked: contact, asked: contact });
  await caller.post('/api/views', { name, query: { dueWithinDays: 7 } }).expect(201);
  const cadence = { ids: [contact], change: 'cadence', cadenceDays: 45 };
  await caller.post('/api/contacts/bulk', cadence).expect(200);
  return { contact, interaction: String(made.body.id) };
}

/** Sends every call in the document as Ada, with ids of hers and of Bob's. */
async function callEverything() {
  jest
    .spyOn(SilentLogger.prototype, 'logQuery')
    .mockImplementation((...[text, values]: unknown[]) => {
      statements.push({
        owner,
        text: String(text),
        values: Array.isArray(values) ? [...values] : [],
      });
    });
  const mine = await fill(ada);
  const others = await fill(bob);
  owner = ada.id;
  statements = [];
  for (const [contact, interaction] of [
    [mine.contact, mine.interaction],
    [others.contact, others.interaction],
    [mine.contact, others.interaction],
  ] as const) {
    for (const operation of operations) {
      // Calls that end the session or the account would end the test.
      if (/\/api\/user(\/revocations)?$/.test(operation.path) && operation.method !== 'GET')
        continue;
      for (const body of bodiesOf(operation, contact))
        await send(operation, contact, interaction, body);
    }
  }
  const carol = await api.signIn();
  owner = carol.id;
  await fill(carol);
  await carol.delete('/api/user').expect(200);
  owner = ada.id;
}

function bodiesOf({ requestBody }: Operation, contact: string): unknown[] {
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema) return [undefined];
  const values = valuesOf(document, schema, { contactId: fc.constant(contact) });
  return fc.sample(values, { numRuns: BODIES, seed: 7 });
}

async function send(
  { method, path, parameters = [] }: Operation,
  contact: string,
  inner: string,
  body: unknown,
) {
  const address = path
    .replace('{contactId}', contact)
    .replace('{id}', path.includes('{contactId}') ? inner : contact)
    .replace('{actionId}', `R3:${contact}:9f2c41d7`)
    .replace('{deliveryId}', contact)
    .replace('{questionId}', contact)
    .replace('{tipId}', 'I.do');
  const query = new URLSearchParams();
  for (const { name, in: place, schema, required } of parameters) {
    if (place !== 'query' || name === 'cursor' || !(required || name === 'q')) continue;
    query.set(name, String(fc.sample(valuesOf(document, schema, {}), { numRuns: 1, seed: 1 })[0]));
  }
  const request = callAs(ada, method, `${address}?${query}`);
  if (method === 'POST') void request.set('Idempotency-Key', randomUUID());
  const response = await (body === undefined ? request : request.send(Object(body)));
  expect(response.status).toBeLessThan(500);
}

/** Returns the result of a statement in a separate transaction, which is always rolled back. */
async function outcome(client: pg.Client, { owner, text, values }: Statement) {
  await client.query('BEGIN');
  try {
    await client.query("SELECT set_config('test.owner', $1, true)", [owner]);
    const { rows, rowCount } = await client.query<object>(text, values);
    // Without an ORDER BY, two plans may return rows in a different order.
    if (/\bORDER BY\b/i.test(text)) return { rows, rowCount };
    return { rows: rows.map((row) => JSON.stringify(row)).toSorted(), rowCount };
  } catch (error) {
    return { code: String(error instanceof Error && 'code' in error && error.code) };
  } finally {
    await client.query('ROLLBACK');
  }
}

async function differences(given: readonly Statement[]): Promise<Statement[]> {
  const both = [new pg.Client(apiUrl), new pg.Client(strictUrl)];
  const [plain, strict] = both;
  if (!plain || !strict) throw new Error('There are two.');
  await Promise.all(both.map((client) => client.connect()));
  const found: Statement[] = [];
  for (const statement of given) {
    const expected = await outcome(strict, statement);
    const actual = await outcome(plain, statement);
    if (JSON.stringify(actual) !== JSON.stringify(expected)) found.push(statement);
  }
  await Promise.all(both.map((client) => client.end()));
  return found;
}

/** Returns the numbers of the partitions from which a statement reads rows. */
async function partitionsRead(client: pg.Client, { text, values }: Statement): Promise<string[]> {
  const read = new Set<string>();
  await client.query('BEGIN');
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    );
    addPartitions(rows[0]!['QUERY PLAN'][0].Plan, read);
  } catch {
    // Some statements depend on an earlier one of their transaction.
  } finally {
    await client.query('ROLLBACK');
  }
  return [...read];
}

function addPartitions(node: PlanNode, read: Set<string>): void {
  const [, number] = /_p(\d\d)$/.exec(node['Relation Name'] ?? '') ?? [];
  if (number !== undefined && (node['Actual Loops'] ?? 0) > 0) read.add(number);
  for (const inner of node.Plans ?? []) addPartitions(inner, read);
}

const touchesOwned = ({ text }: Statement) =>
  [...text.matchAll(/rapport"?\."?(\w+)/g)].some(([, table = '']) => !NO_OWNER.has(table));

it('every statement of every call sees the rows of its caller only', async () => {
  await callEverything();
  // Both need data for the test to show a difference.
  await fill(ada);
  const texts = new Map<string, Statement[]>();
  for (const statement of statements.filter(touchesOwned)) {
    const key = `${statement.owner} ${statement.text}`;
    texts.set(key, [...(texts.get(key) ?? []), statement].slice(-TRIES));
  }
  expect(texts.size).toBeGreaterThan(30);
  expect((await differences([...texts.values()].flat())).map(({ text }) => text)).toEqual([]);
}, 240_000);

if (isPartitioned()) {
  it('every statement of every call reads one partition of each table', async () => {
    const client = new pg.Client(apiUrl);
    await client.connect();
    const reads = [];
    for (const statement of statements.filter(touchesOwned)) {
      if (TAKE_OVER.test(statement.text)) continue;
      reads.push({ text: statement.text, partitions: await partitionsRead(client, statement) });
    }
    const careless = { owner: ada.id, text: 'SELECT FROM rapport.contacts', values: [] };
    expect(await partitionsRead(client, careless)).toHaveLength(16);
    await client.end();
    expect(reads.filter(({ partitions }) => partitions.length === 1).length).toBeGreaterThan(100);
    expect(reads.filter(({ partitions }) => partitions.length > 1)).toEqual([]);
  }, 240_000);
}

it('a statement without the owner in it would be found', async () => {
  await fill(bob);
  const careless = [
    { owner: ada.id, text: 'SELECT id FROM rapport.contacts', values: [] },
    { owner: ada.id, text: 'DELETE FROM rapport.interactions', values: [] },
    {
      owner: ada.id,
      text: 'UPDATE rapport.contacts SET version = version + 1 WHERE user_profile_id <> $1',
      values: [ada.id],
    },
  ];
  expect(await differences(careless)).toEqual(careless);
});

describe('the role of the API', () => {
  it.each([
    'ALTER TABLE rapport.contacts DISABLE ROW LEVEL SECURITY',
    'DROP TABLE rapport.contacts',
    'TRUNCATE rapport.contacts CASCADE',
    'CREATE TABLE rapport.mine (id int)',
    'CREATE TABLE public.mine (id int)',
    'DROP SCHEMA rapport CASCADE',
    'DELETE FROM rapport.migrations',
    'CREATE POLICY mine ON rapport.contacts USING (true)',
    'CREATE ROLE mine',
    `GRANT SELECT ON rapport.contacts TO PUBLIC`,
  ])('may not: %s', async (text) => {
    const before = await api.sql(
      "SELECT relname, relacl::text FROM pg_class WHERE relnamespace = 'rapport'::regnamespace ORDER BY relname",
    );
    const failure = await onServer(apiUrl, text).catch((error: unknown) => error);
    // A GRANT without the right to it only causes a warning.
    if (!text.startsWith('GRANT')) expect(failure).toMatchObject({ code: '42501' });
    expect(
      await api.sql(
        "SELECT relname, relacl::text FROM pg_class WHERE relnamespace = 'rapport'::regnamespace ORDER BY relname",
      ),
    ).toEqual(before);
  });

  it('owns nothing, and may do nothing that its grants do not name', async () => {
    const role = new URL(apiUrl).username;
    expect(
      await api.sql(
        'SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication FROM pg_roles WHERE rolname = $1',
        [role],
      ),
    ).toEqual([
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false },
    ]);
    expect(
      await api.sql('SELECT relname FROM pg_class WHERE relowner = $1::regrole', [role]),
    ).toEqual([]);
    const policies = await api.sql(
      "SELECT tablename FROM pg_policies WHERE schemaname = 'rapport' AND policyname <> 'strict'",
    );
    expect(policies).toEqual([]);
  });
});

describe('a role of the API without BYPASSRLS', () => {
  it('is the only one that policies open the rows to', async () => {
    const role = `${process.env.RAPPORT_TEST_PREFIX}_bound`;
    const url = await createTestDatabase('empty');
    await onServer(url, `CREATE ROLE ${role} LOGIN PASSWORD 'only for tests'`);
    const bound = new URL(directUrl(url));
    bound.username = role;
    bound.password = 'only for tests';
    const owner = { url: directUrl(url), poolSize: 1, statementTimeoutMs: 0 };
    await runMigrations(owner, { ...owner, url: bound.href });
    const { rows: policies } = await onServer(
      url,
      "SELECT roles::text AS roles FROM pg_policies WHERE schemaname = 'rapport'",
    );
    expect(policies.length).toBe((await tablesOf(directUrl(url))).length);
    expect(policies.filter(({ roles }) => roles !== `{${role}}`)).toEqual([]);
    await dropTestDatabase(url);
    await onServer(process.env.RAPPORT_TEST_SERVER!, `DROP ROLE ${role}`);
  });
});
