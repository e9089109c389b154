import { addManyContacts } from './builders/many-contacts.ts';
import { type Caller, startApiProcess, type TestApi } from './test-api.ts';

jest.setTimeout(120_000);

/** Maximum length of a list that is counted exactly. */
const EXACT = 10_000;

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startApiProcess();
  ada = await api.signIn();
  await addManyContacts(api, ada.id, EXACT);
  await api.sql('VACUUM (ANALYZE) rapport.contacts');
});
afterAll(() => api.close());

async function count(query: string): Promise<[count: number, relation: string | undefined]> {
  const { headers } = await ada.get(`/api/contacts?limit=1&${query}`).expect(200);
  return [Number(headers['x-total-count']), headers['x-total-count-relation']];
}

/** The tests cover 10,000 to 30,001 contacts. */
describe('GET /api/contacts?count=true', () => {
  it('is exact for 10,000', async () => {
    expect(await count('count=true')).toEqual([EXACT, undefined]);
    expect(await count('count=true&assessed=false')).toEqual([9_000, undefined]);
    expect(await count('count=true&q=example.com')).toEqual([EXACT, undefined]);
  });

  it('is an estimate from one more on, and never below it', async () => {
    await ada.post('/api/contacts', { displayName: 'One more' }).expect(201);
    const [estimate, relation] = await count('count=true');
    expect(relation).toBe('estimate');
    expect(estimate).toBeGreaterThan(EXACT);
    expect(estimate).toBeLessThan(EXACT * 1.1);
    expect(await count('count=exact')).toEqual([EXACT + 1, undefined]);
  });

  it('returns the estimate next to the contacts, as a number that every client can read', async () => {
    const { body, headers } = await ada.get('/api/contacts?limit=2&count=true').expect(200);
    expect(body).toHaveLength(2);
    expect(headers['x-total-count']).toMatch(/^\d+$/);
  });

  it('estimates a filtered list within a tenth where the database knows the filter', async () => {
    await api.sql(
      `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, next_due_at,
         assessment_complete, display_name, search_text, sort_name)
       SELECT $1, gen_random_uuid(), now(), now(), now() + interval '9 days', n % 10 = 0, 'C', ' c', 'c'
       FROM generate_series(1, 20000) n`,
      [ada.id],
    );
    await api.sql('VACUUM (ANALYZE) rapport.contacts');
    for (const [query, exact] of [
      ['count=true', 30_001],
      ['count=true&assessed=false', 27_001],
    ] as const) {
      const [estimate, relation] = await count(query);
      expect(relation).toBe('estimate');
      expect(Math.abs(estimate - exact)).toBeLessThan(exact / 10);
    }
  });

  it('is an estimate of more than 10,000 where the database knows little about the filter', async () => {
    const [estimate, relation] = await count('count=true&lastContact=never');
    expect(relation).toBe('estimate');
    expect(estimate).toBeGreaterThan(EXACT);
  });

  it('counts a rare filter of a long list exactly', async () => {
    expect(await count('count=true&q=zebedee')).toEqual([1, undefined]);
    expect(await count('count=true&assessed=true')).toEqual([3_000, undefined]);
  });
});
