import { CONTACT_SORTS, type ContactSort } from '@rapport/contracts';
import fc from 'fast-check';
import { type Response } from 'supertest';
import { v7 as uuidV7 } from 'uuid';
import { type Caller, startApiProcess, startTestApi, type TestApi } from './test-api.ts';
import { type ContactSummaryDto } from '../src/contacts/dto/contact.dto.ts';

jest.setTimeout(120_000);

const DAY_MS = 86_400_000;

interface Person {
  id: string;
  /** Days since it became due; negative if it's due later. */
  dueAgo: number;
  updatedAgo: number;
  metAgo: number;
  /** Days since a planned interaction that has taken place after the row was written, so the due date has changed. */
  dueAgoNow: number | null;
  /** Days until the next planned interaction. */
  plannedIn: number | null;
}

const now = Date.now();
const ago = (days: number) => new Date(now - days * DAY_MS);

/** Only few values, so that many are equal; and due dates at the edges of two weeks. */
const person: fc.Arbitrary<Person> = fc.record({
  id: fc.constant(null).map(() => uuidV7()),
  dueAgo: fc.oneof(fc.integer({ min: -20, max: 60 }), fc.constantFrom(400, 2_000, 14, 28, 0)),
  updatedAgo: fc.integer({ min: 1, max: 6 }),
  metAgo: fc.integer({ min: 1, max: 6 }),
  dueAgoNow: fc.option(fc.integer({ min: -5, max: 30 }), { freq: 4 }),
  plannedIn: fc.option(fc.integer({ min: 1, max: 30 }), { freq: 4 }),
});

async function store(api: TestApi, owner: string, people: readonly Person[]) {
  await api.sql(
    'INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at) VALUES ($1, now(), now())',
    [owner],
  );
  await api.sql(
    `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, last_interaction_at,
       next_due_at, planned_at, planned_types, planned_due_at, display_name, search_text, sort_name)
     SELECT $1, (p->>'id')::uuid, now(), (p->>'updated')::timestamptz, (p->>'met')::timestamptz,
       (p->>'due')::timestamptz,
       ARRAY(SELECT json_array_elements_text(p->'plannedAt')::timestamptz),
       ARRAY(SELECT 'call' FROM json_array_elements(p->'plannedAt')),
       ARRAY(SELECT json_array_elements_text(p->'plannedDue')::timestamptz),
       'Someone', ' someone', 'someone'
     FROM json_array_elements($2::json) p`,
    [
      owner,
      JSON.stringify(
        people.map((each) => ({
          id: each.id,
          updated: ago(each.updatedAgo),
          met: ago(each.metAgo),
          due: ago(each.dueAgo),
          ...plansOf(each),
        })),
      ),
    ],
  );
}

/** What the row says about planned interactions: the one that has taken place, then the next one. */
function plansOf({ dueAgoNow, plannedIn }: Person) {
  const past = dueAgoNow === null ? [] : [{ at: ago(0.5), due: ago(dueAgoNow) }];
  const next = plannedIn === null ? [] : [{ at: ago(-plannedIn), due: ago(-plannedIn - 30) }];
  const plans = [...past, ...next];
  return { plannedAt: plans.map(({ at }) => at), plannedDue: plans.map(({ due }) => due) };
}

/** What's planned within two weeks, or before the due date, takes the place of being due. */
const isDueWithin = (days: number) => (each: Person) =>
  dueAgoOf(each) >= -days &&
  (each.plannedIn === null || each.plannedIn > Math.max(14, -dueAgoOf(each)));
const dueAgoOf = ({ dueAgo, dueAgoNow }: Person) => dueAgoNow ?? dueAgo;
const metAgoOf = ({ metAgo, dueAgoNow }: Person) => (dueAgoNow === null ? metAgo : 0.5);
const byId = (a: Person, b: Person) => (a.id < b.id ? -1 : 1);

const ORDERS: Record<ContactSort, (a: Person, b: Person) => number> = {
  updated: (a, b) => a.updatedAgo - b.updatedAgo || -byId(a, b),
  name: byId,
  familyName: byId,
  lastContact: (a, b) => metAgoOf(a) - metAgoOf(b) || -byId(a, b),
  nextDue: (a, b) => dueAgoOf(b) - dueAgoOf(a) || byId(a, b),
};

/** Reads all pages, one after the other. */
async function walk(caller: Caller, path: string): Promise<string[]> {
  const ids: string[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const { body, headers }: Response = await caller.get(next).expect(200);
    ids.push(...(body as ContactSummaryDto[]).map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
  }
  return ids;
}

/** Each filter by due date, and whom it keeps. */
const FILTERS: [query: string, keeps: (each: Person) => boolean][] = [
  ['due=true', isDueWithin(0)],
  ['dueWithinDays=1', isDueWithin(1)],
  ['dueWithinDays=7', isDueWithin(7)],
  ['due=false', (each) => !isDueWithin(0)(each)],
];

describe.each([
  ['with the index of due dates by two weeks', true],
  ['while that index is being built', false],
])('the pages of those that are or are not due, %s', (_, isBuilt) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await (isBuilt ? startTestApi() : startApiProcess());
    if (!isBuilt) await api.sql('DROP INDEX rapport.contacts_by_due_span');
  });
  afterAll(() => api.close());

  it('have each of them once and in order, whatever took place since', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { maxLength: 40 }),
        fc.constantFrom<ContactSort>('updated', ...CONTACT_SORTS),
        fc.constantFrom(...FILTERS),
        fc.integer({ min: 2, max: 9 }),
        async (people, sort, [filter, keeps], limit) => {
          const caller = await api.signIn();
          await store(api, caller.id, people);
          const expected = people
            .filter(keeps)
            .sort(ORDERS[sort])
            .map(({ id }) => id);
          const path = `/api/contacts?${filter}&sort=${sort}&limit=${limit}`;
          expect(await walk(caller, path)).toEqual(expected);
          const { headers } = await caller.get(`${path}&count=true`).expect(200);
          expect(headers['x-total-count']).toBe(String(expected.length));
        },
      ),
      { numRuns: process.env.RAPPORT_TESTS === 'all' ? 50 : 12 },
    );
  });
});
