import pg from 'pg';
import { inTurns, type Work, workOfList } from './builders/database-work.ts';
import {
  addLabelsAndInteractions,
  addManyContacts,
  COMMON_LABEL,
  RARE_LABEL,
  settleTables,
  withoutTextIndexes,
} from './builders/many-contacts.ts';
import { type Caller, startApiProcess, type TestApi } from './test-api.ts';

jest.setTimeout(300_000);

/** With LIST_REPORT=1, this measures and prints times, pages, and plans. */
const REPORTS = process.env.LIST_REPORT === '1';
const ROUNDS = Number(process.env.LIST_ROUNDS ?? 40);
const FEW = 100;
const BUSY = 20_000;

let api: TestApi;
/** Uses the API's role: policies that apply to it can change a plan. */
let asApi: pg.Pool;
let few: Caller;
let busy: Caller;

beforeAll(async () => {
  api = await startApiProcess();
  asApi = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  few = await api.signIn();
  busy = await api.signIn();
  await withoutTextIndexes(api, async () => {
    await addManyContacts(api, few.id, FEW);
    await addManyContacts(api, busy.id, BUSY);
    await addLabelsAndInteractions(api, few.id, FEW);
    await addLabelsAndInteractions(api, busy.id, BUSY);
  });
  await settleTables(api);
});
afterAll(async () => {
  await asApi.end();
  await api.close();
});

/** Sends one request and reads its whole response, over a connection that stays open. */
async function request({ token }: Caller, path: string): Promise<Headers> {
  const response = await fetch(`${api.url}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return response.headers;
}

/** Prints the costs of both, and the ratio of the long list's time to the short one's. */
async function report(name: string, path: string, ofFew: Work, ofBusy: Work): Promise<void> {
  if (!REPORTS) return;
  const [before, after] = await inTurns(
    () => request(few, path),
    () => request(busy, path),
    ROUNDS,
  );
  process.stdout.write(
    `${name}: × ${(after / before).toFixed(2)} (${before.toFixed(1)} → ${after.toFixed(1)} ms), ` +
      `${ofFew.blocks} → ${ofBusy.blocks} blocks\n    ${ofBusy.steps.join(' < ')}\n`,
  );
}

/**
 * Maximum number of pages that a list may touch, with a count of the contacts. Without the count, it's 600 unless
 * there's a separate limit. A list of 100 contacts touches about 240: each row reads its photo, stated preferences, and
 * own fields.
 */
const OF_BUSY: [name: string, query: Record<string, string>, counted: number, plain?: number][] = [
  ['the first page', {}, 300],
  ['the first page by name', { sort: 'name' }, 400],
  ['the first page by last name', { sort: 'familyName' }, 400],
  ['the first page by last contact', { sort: 'lastContact' }, 300],
  ['the first page by who is due next', { sort: 'nextDue' }, 300],
  ['a search for one person', { q: 'zebedee' }, 300],
  ['a search for what everyone has', { q: 'example.com' }, 400],
  ['a search for a word of two interactions', { q: 'windmill' }, 300],
  ['a search for a person and a word of an interaction', { q: 'zebedee call' }, 300],
  ['a search for a word of many interactions', { q: 'lighthouse' }, 2_500, 2_500],
  ['a search for a word of very many interactions', { q: 'harbor' }, 8_500, 5_000],
  ['a search for a word of every interaction', { q: 'about' }, 1_000],
  ['a search for a label', { q: 'label' }, 400],
  ['a label that most have', { label: COMMON_LABEL }, 400],
  ['a label that few have', { label: RARE_LABEL }, 900],
  ['a label and a search', { label: RARE_LABEL, q: 'call' }, 3_000, 3_000],
  ['those met within a month', { lastContact: 'month' }, 400],
  ['those that are due', { due: 'true' }, 500],
  ['those who are not assessed', { assessed: 'false' }, 400],
];

describe('20,000 contacts with three labels each and 100,000 interactions', () => {
  it.each(OF_BUSY)(
    'touches few pages to list and count: %s',
    async (name, query, mostCounted, most = 600) => {
      const counted = { ...query, count: 'true' };
      const [ofFew, ofBusy] = [
        await workOfList(asApi, few.id, counted),
        await workOfList(asApi, busy.id, counted),
      ];
      await report(name, `/api/contacts?${new URLSearchParams(counted)}`, ofFew, ofBusy);
      expect(ofBusy.blocks).toBeLessThan(mostCounted);
      expect((await workOfList(asApi, busy.id, query)).blocks).toBeLessThan(most);
    },
  );

  it('counts to 10,000 and estimates longer lists', async () => {
    const count = async (caller: Caller, query: string) => {
      const headers = await request(caller, `/api/contacts?limit=1&${query}`);
      return [headers.get('X-Total-Count'), headers.get('X-Total-Count-Relation')];
    };
    expect(await count(few, 'count=true')).toEqual(['100', null]);
    const [estimate, relation] = await count(busy, 'count=true');
    expect(relation).toBe('estimate');
    expect(Math.abs(Number(estimate) - BUSY)).toBeLessThan(BUSY / 10);
    // More than is counted with the first page.
    expect(await count(busy, `label=${COMMON_LABEL}&count=true`)).toEqual(['8000', null]);
    expect(await count(busy, 'count=exact')).toEqual(['20000', null]);
    expect(await count(busy, `label=${RARE_LABEL}&count=true`)).toEqual(['400', null]);
    // The search has to read the interactions for each of these.
    expect(await count(busy, 'q=about&count=true')).toEqual(['50', 'at-least']);
    expect(await count(busy, 'q=about&count=exact')).toEqual(['20000', null]);
    expect(await count(busy, 'q=about')).toEqual([null, null]);
  });
});
