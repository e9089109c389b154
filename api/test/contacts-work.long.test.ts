import { type ContactSort } from '@rapport/contracts';
import pg from 'pg';
import { encodeCursor } from '../src/contacts/domain/cursor.ts';
import { workOfList } from './builders/database-work.ts';
import {
  addManyContacts,
  addPhones,
  settleTables,
  withoutTextIndexes,
} from './builders/many-contacts.ts';
import { type Caller, startApiProcess, type TestApi } from './test-api.ts';

jest.setTimeout(300_000);

/** `LIST_REPORT=1 npx jest --selectProjects api --testPathPatterns contacts-work.long` prints the plans. */
const REPORTS = process.env.LIST_REPORT === '1';
const FEW = 100;
const MANY = 100_000;

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
  await withoutTextIndexes(api, async () => {
    await addManyContacts(api, few.id, FEW);
    await addManyContacts(api, many.id, MANY);
    await addPhones(api);
  });
  await settleTables(api);
});
afterAll(async () => {
  await asApi.end();
  await api.close();
});

const KEYS: Record<ContactSort, string> = {
  updated: `to_char(last_update_time AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  name: 'sort_name',
  familyName: 'COALESCE(sort_family_name, sort_name)',
  lastContact: `to_char(last_interaction_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  nextDue: `to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** Returns the cursor of the page after nine tenths of the list. */
async function deepCursor(owner: string, sort: ContactSort, count: number): Promise<string> {
  const direction = sort === 'updated' || sort === 'lastContact' ? 'DESC' : '';
  const [row] = await api.sql(
    `SELECT ${KEYS[sort]} AS key, id FROM rapport.contacts WHERE user_profile_id = $1
     ORDER BY ${KEYS[sort]} ${direction}, id ${direction} OFFSET $2 LIMIT 1`,
    [owner, count * 0.9],
  );
  return encodeCursor({ sort, key: String(row?.key), id: String(row?.id) });
}

type Case = [name: string, queryOf: (owner: string, count: number) => Promise<object>];

const plain = (query: object) => () => Promise.resolve(query);
const deep =
  (sort: ContactSort): Case[1] =>
  async (owner, count) => ({ sort, cursor: await deepCursor(owner, sort, count) });

const CASES: Case[] = [
  ['the first page', plain({})],
  ['the first page by name', plain({ sort: 'name' })],
  ['the first page by last name', plain({ sort: 'familyName' })],
  ['the first page by last contact', plain({ sort: 'lastContact' })],
  ['the first page by who is due next', plain({ sort: 'nextDue' })],
  ['a deep page', deep('updated')],
  ['a deep page by name', deep('name')],
  ['a deep page by last name', deep('familyName')],
  ['a deep page by last contact', deep('lastContact')],
  ['a deep page by who is due next', deep('nextDue')],
  ['a search for one person', plain({ q: 'zebedee' })],
  ['a search in the middle of a word', plain({ q: 'ebede' })],
  ['a search for a beginning of two letters', plain({ q: 'ze' })],
  ['a search for something that no one has', plain({ q: 'nobody-has-this' })],
  ['a search for what everyone has', plain({ q: 'example.com' })],
  ['a search for two words', plain({ q: 'zebedee example' })],
  ['a search for one rare character', plain({ q: '%' })],
  ['a search for one character of a script without spaces', plain({ q: '明' })],
  ['a search for punctuation that no one has', plain({ q: '---' })],
  ['a search for punctuation that everyone has', plain({ q: '@' })],
  ['a search for a number', plain({ q: '+41790000050' })],
  ['a search for a number as it is dialed', plain({ q: '079 000 00 50' })],
  ['a search for a number that no one has', plain({ q: '+41 79 999 99 99' })],
  ['a search for the end of a number', plain({ q: '0000050' })],
  ['a company', plain({ company: 'quay WORKS' })],
  ['a company that no one is at', plain({ company: 'Unknown Ltd' })],
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
    const [ofFew, ofMany] = [
      await workOfList(asApi, few.id, small),
      await workOfList(asApi, many.id, large),
    ];
    if (REPORTS) {
      process.stdout.write(
        `${name}: ${ofFew.blocks} → ${ofMany.blocks} blocks\n    ${ofMany.steps.join(' < ')}\n`,
      );
    }
    // Deeper trees, scattered rows, and a page of 50 contacts, but never a full scan.
    expect(ofMany.blocks).toBeLessThan(400);
  });

  it('puts only a page of each two weeks of due contacts in order', async () => {
    const { steps } = await workOfList(asApi, many.id, { due: 'true' });
    // With partitions, the name ends in that of the partition.
    const scan = expect.stringMatching(/^Index Only Scan contacts_by_due_span/);
    expect(steps).toEqual(expect.arrayContaining([scan]));
  });

  it('stops after a page of those that are due by who is due next', async () => {
    const due = { due: 'true', sort: 'nextDue' };
    const { blocks } = await workOfList(asApi, many.id, due);
    const { blocks: ofAll } = await workOfList(asApi, many.id, { ...due, sort: 'name' });
    expect(blocks).toBeLessThan(ofAll / 2);
  });
});
