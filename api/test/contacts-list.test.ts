import { CONTACT_SORTS, NO_NAME_PARTS } from '@rapport/contracts';
import { type Response } from 'supertest';
import { v7 as uuidV7 } from 'uuid';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactSummaryDto } from '../src/contacts/dto/contact.dto.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const add = async (fields: object) =>
  (await ada.post('/api/contacts', { displayName: 'Somebody', ...fields }).expect(201))
    .body as ContactSummaryDto;

const names = async (query: string) =>
  ((await ada.get(`/api/contacts?${query}`).expect(200)).body as ContactSummaryDto[]).map(
    ({ displayName }) => displayName,
  );

/** Follows `Link` to the end, and calls `between` after each page. */
async function walk(path: string, between: () => Promise<unknown> = () => Promise.resolve()) {
  const ids: string[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const { body, headers }: Response = await ada.get(next).expect(200);
    ids.push(...(body as ContactSummaryDto[]).map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
    await between();
  }
  return ids;
}

/** Inserts rows with the same times directly into the table. */
async function insertMany(count: number, time: string, name = 'Twin') {
  const ids = Array.from({ length: count }, () => uuidV7());
  await api.sql(
    'INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at) VALUES ($1, now(), now()) ON CONFLICT DO NOTHING',
    [ada.id],
  );
  await api.sql(
    `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, last_interaction_at, next_due_at, display_name, search_text, sort_name)
     SELECT $1, id, $3, $3, $3, $3, $4, ' ' || lower($4), lower($4) FROM unnest($2::uuid[]) AS id`,
    [ada.id, ids, time, name],
  );
  return ids;
}

/** Fields of a single contact that a list doesn't contain. */
const ONLY_OF_ONE = {
  bigFiveOpenness: null,
  viaTopStrength1: null,
  legalBasisNote: null,
  informedAt: null,
  reviewedAt: null,
  reviewDueAt: null,
  emails: [],
  phones: [],
  links: [],
  pinnedNote: null,
  birthday: null,
  howWeMet: null,
  namePrefix: null,
  additionalNames: null,
  nameSuffix: null,
  ...{ addresses: [], languages: [], handles: [], dates: [], kept: [] },
  ...{ timeZone: null, pronouns: null, spokenName: null, nickname: null, department: null },
};

describe('GET /api/contacts', () => {
  it('is an empty list at first', async () => {
    const { body, headers } = await ada.get('/api/contacts').expect(200);
    expect(body).toEqual([]);
    expect(headers).not.toHaveProperty('link');
    expect(headers).not.toHaveProperty('x-total-count');
  });

  it('returns the list fields of contacts, the latest update first', async () => {
    const first = await add({ displayName: 'First' });
    const second = await add({ displayName: 'Second' });
    await api.sql(
      "UPDATE rapport.contacts SET last_update_time = now() + interval '1 hour' WHERE id = $1",
      [first.id],
    );
    const { body } = await ada.get('/api/contacts').expect(200);
    expect(body.map(({ id }: ContactSummaryDto) => id)).toEqual([first.id, second.id]);
    expect({ ...body[1], ...ONLY_OF_ONE }).toEqual(second);
  });

  it('shows nothing of anyone else, for any query', async () => {
    const bob = await api.signIn();
    await bob.post('/api/contacts', { displayName: 'Hidden Person' }).expect(201);
    expect(await names('q=hidden')).toEqual([]);
    expect(await names(`userProfileId=${bob.id}`)).toEqual([]);
    const { headers } = await ada.get('/api/contacts?count=true').expect(200);
    expect(headers['x-total-count']).toBe('0');
  });

  it('omits deleted contacts', async () => {
    const { id } = await add({});
    await api.sql('UPDATE rapport.contacts SET deleted_at = now() WHERE id = $1', [id]);
    expect(await names('')).toEqual([]);
  });

  it('returns 50 per page, or as many as requested, up to 200', async () => {
    await insertMany(205, '2026-01-01T00:00:00Z');
    expect(await names('')).toHaveLength(50);
    expect(await names('limit=3')).toHaveLength(3);
    expect(await names('limit=100000')).toHaveLength(200);
  });

  it('counts the whole list on request, even for an empty page', async () => {
    await insertMany(7, '2026-01-01T00:00:00Z', 'Twin');
    await insertMany(2, '2026-01-01T00:00:00Z', 'Other');
    const total = async (query: string) =>
      (await ada.get(`/api/contacts?count=true&${query}`).expect(200)).headers['x-total-count'];
    expect(await total('limit=2')).toBe('9');
    expect(await total('q=twin&limit=1')).toBe('7');
    expect(await total('q=nobody')).toBe('0');
  });

  it.each(CONTACT_SORTS)(
    'pages by %s without a gap or a repetition while equals arrive',
    async (sort) => {
      const before = [
        ...(await insertMany(23, '2026-01-01T00:00:00.001Z')),
        ...(await insertMany(5, '2026-01-01T00:00:00.002Z', 'Later')),
      ];
      const inserted: string[] = [];
      const seen = await walk(`/api/contacts?limit=4&sort=${sort}`, async () => {
        inserted.push(...(await insertMany(1, '2026-01-01T00:00:00.001Z')));
        inserted.push(...(await insertMany(1, '2026-06-01T00:00:00Z', 'Aaron')));
      });
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => !inserted.includes(id)).sort()).toEqual(before.sort());
    },
  );

  it('keeps the other keys of the query in the link to the next page', async () => {
    await insertMany(3, '2026-01-01T00:00:00Z', 'Unique & Co');
    const { headers } = await ada
      .get('/api/contacts?q=%C3%BCn%C3%AFque+%26&limit=2&count=true')
      .expect(200);
    expect(headers.link).toMatch(
      /^<\/api\/contacts\?q=%C3%BCn%C3%AFque\+%26&limit=2&cursor=[\w-]+>; rel="next"$/,
    );
    expect(await walk('/api/contacts?q=%C3%BCn%C3%AFque+%26&limit=2')).toHaveLength(3);
  });

  it('has no link when the last page is exactly full', async () => {
    await insertMany(4, '2026-01-01T00:00:00Z');
    const { headers } = await ada.get('/api/contacts?limit=4').expect(200);
    expect(headers).not.toHaveProperty('link');
  });

  it('sorts by name as people would, ignoring case and accents', async () => {
    for (const displayName of ['zoe', 'Émile', 'adam', 'Zachary', 'Eve', 'Ørsted'])
      await add({ displayName });
    expect(await names('sort=name')).toEqual(['adam', 'Émile', 'Eve', 'Ørsted', 'Zachary', 'zoe']);
  });

  it('sorts by last name, then by first name, and someone without one by the whole name', async () => {
    for (const displayName of ['Zoe Adams', 'Bea Adams', 'Ada Lovelace', 'Cher'])
      await add({ displayName });
    await add({ displayName: 'Marc van den Berg', familyName: 'van den Berg', givenName: 'Marc' });
    await add({ displayName: 'Bob', familyName: 'Ní Bhriain', givenName: 'Róbert' });
    const order = [
      ...['Bea Adams', 'Zoe Adams', 'Cher', 'Ada Lovelace', 'Bob', 'Marc van den Berg'],
    ];
    expect(await names('sort=familyName')).toEqual(order);
    expect(await walk('/api/contacts?sort=familyName&limit=1')).toHaveLength(order.length);
    await api.sql(
      "UPDATE rapport.contacts SET next_due_at = now() - interval '1 day' WHERE user_profile_id = $1",
      [ada.id],
    );
    expect(await names('sort=familyName&due=true')).toEqual(order);
  });

  it('sorts by the last name that a contact has now', async () => {
    const { id } = await add({ displayName: 'Ada Byron' });
    await add({ displayName: 'Zoe Carr' });
    expect(await names('sort=familyName')).toEqual(['Ada Byron', 'Zoe Carr']);
    await ada.patch(`/api/contacts/${id}`, { displayName: 'Ada Lovelace' }).expect(200);
    expect(await names('sort=familyName')).toEqual(['Zoe Carr', 'Ada Lovelace']);
    await ada.patch(`/api/contacts/${id}`, { ...NO_NAME_PARTS, familyName: 'Byron' }).expect(200);
    expect(await names('sort=familyName')).toEqual(['Byron', 'Zoe Carr']);
  });

  it('sorts by the latest contact, those without one last', async () => {
    const [old, recent, never] = await Promise.all(
      ['Old', 'Recent', 'Never'].map((displayName) => add({ displayName })),
    );
    await api.sql("UPDATE rapport.contacts SET last_interaction_at = '2026-01-01' WHERE id = $1", [
      old!.id,
    ]);
    await api.sql("UPDATE rapport.contacts SET last_interaction_at = '2026-02-01' WHERE id = $1", [
      recent!.id,
    ]);
    expect(await walk('/api/contacts?sort=lastContact&limit=1')).toEqual([
      recent!.id,
      old!.id,
      never!.id,
    ]);
  });

  it('sorts by who is due next, the longest overdue first', async () => {
    const [later, overdue, soon] = await Promise.all(
      ['Later', 'Overdue', 'Soon'].map((displayName) => add({ displayName })),
    );
    const due = async (contact: { id: string } | undefined, days: number) =>
      api.sql(
        `UPDATE rapport.contacts SET last_interaction_at = now() - interval '90 days',
           next_due_at = now() + $2::int * interval '1 day' WHERE id = $1`,
        [contact?.id, days],
      );
    await due(later, 30);
    await due(overdue, -20);
    await due(soon, 2);
    const expected = [overdue!.id, soon!.id, later!.id];
    expect(await walk('/api/contacts?sort=nextDue&limit=1')).toEqual(expected);
    expect(await walk('/api/contacts?sort=nextDue&limit=1&due=true')).toEqual([overdue!.id]);
    expect(await walk('/api/contacts?sort=nextDue&limit=1&due=false')).toEqual(expected.slice(1));
  });

  describe('search', () => {
    beforeEach(async () => {
      await add({
        displayName: 'Renée Müller',
        organizationName: 'Blå Fabrik',
        primaryEmail: 'r.m@fabrik.example',
      });
      await add({ displayName: "Liam O'Brien", organizationTitle: 'Head of 100% Growth' });
      await add({ displayName: 'foo_bar', primaryPhone: '555 0100' });
    });

    it.each([
      ['renee', ['Renée Müller']],
      ['MULLER', ['Renée Müller']],
      ['m%C3%BCll', ['Renée Müller']],
      ['bla+fabrik', ['Renée Müller']],
      ['fabrik+renee', ['Renée Müller']],
      ['%40fabrik.ex', ['Renée Müller']],
      ['growth', ["Liam O'Brien"]],
      ["o'br", ["Liam O'Brien"]],
      ['liam+o%E2%80%99brien', ["Liam O'Brien"]],
      ['r.m%40fabrik.example', ['Renée Müller']],
      ['.', ['Renée Müller']],
      ['%27', ["Liam O'Brien"]],
      ['%25', ["Liam O'Brien"]],
      ['100%25', ["Liam O'Brien"]],
      ['_', ['foo_bar']],
      ['o_b', ['foo_bar']],
      ['%5C', []],
      ['%22', []],
      ['li', ["Liam O'Brien"]],
      ['ia', []],
      ['555', ['foo_bar']],
      ['5550100', ['foo_bar']],
      ['renee+growth', []],
    ])('finds for %s', async (query, found) => {
      expect(await names(`q=${query}`)).toEqual(found);
    });

    it.each(['q=', 'q=%20%20', 'q=%C2%A0'])('is no filter when blank: %s', async (query) => {
      expect(await names(query)).toHaveLength(3);
    });
  });

  it('filters by assessment, types and due date, together', async () => {
    const [strategist, maker, plain] = await Promise.all(
      ['Strategist', 'Maker', 'Plain'].map((displayName) => add({ displayName })),
    );
    const set = (id: string, sql: string) =>
      api.sql(`UPDATE rapport.contacts SET ${sql} WHERE id = $1`, [id]);
    await set(
      strategist!.id,
      "assessment_complete = true, mbti_type = 'INTJ', enneagram_type = 5, next_due_at = now() - interval '1 day'",
    );
    await set(
      maker!.id,
      "assessment_complete = true, mbti_type = 'ISFP', enneagram_type = 5, next_due_at = now() + interval '1 day'",
    );
    expect((await names('assessed=true')).sort()).toEqual(['Maker', 'Strategist']);
    expect(await names('assessed=false')).toEqual([plain!.displayName]);
    expect(await names('due=true')).toEqual(['Strategist']);
    const { body: due } = await ada.get('/api/contacts?due=true').expect(200);
    expect(Date.parse(due[0].nextDueAt)).toBeLessThan(Date.now());
    expect((await names('due=false')).sort()).toEqual(['Maker', 'Plain']);
    expect(await names('mbtiType=ISFP')).toEqual(['Maker']);
    expect((await names('enneagramType=5')).sort()).toEqual(['Maker', 'Strategist']);
    expect(await names('enneagramType=5&due=true&assessed=true&mbtiType=INTJ&q=strat')).toEqual([
      'Strategist',
    ]);
    expect(await names('enneagramType=5&mbtiType=ENFP')).toEqual([]);
    await set(plain!.id, 'objected_at = now()');
    expect(await names('objected=true')).toEqual(['Plain']);
    expect(await names('assessed=false&objected=false')).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit must be a whole number from 1'],
    ['limit=-1', 'limit must be a whole number from 1'],
    ['limit=1.5', 'limit must be a whole number from 1'],
    ['limit=ten', 'limit must be a whole number from 1'],
    ['limit=', 'limit must be a whole number from 1'],
    ['limit=1&limit=2', 'limit must be given only once'],
    ['q=a&q=b', 'q must be given only once'],
    ['q=a%00b', 'q must not contain control characters'],
    [`q=${'a'.repeat(321)}`, 'q must be at most 320 characters long'],
    ['sort=color', 'sort must be one of updated, name, familyName, lastContact, nextDue'],
    ['cursor=abc', 'cursor must come from the Link header of this list'],
    ['cursor=', 'cursor must come from the Link header of this list'],
    ['assessed=yes', 'assessed must be true or false'],
    ['due=1', 'due must be true or false'],
    ['objected=no', 'objected must be true or false'],
    ['count=1', 'count must be true, false or exact'],
    ['mbtiType=XXXX', 'mbtiType must be a work-style type like INTJ'],
    ['mbtiType=intj', 'mbtiType must be a work-style type like INTJ'],
    ['enneagramType=10', 'enneagramType must be a motivation type from 1 to 9'],
    ['enneagramType=5.0', 'enneagramType must be a motivation type from 1 to 9'],
    [
      'limit=x&sort=y',
      'limit must be a whole number from 1; sort must be one of updated, name, familyName, lastContact, nextDue',
    ],
  ])('refuses %s', async (query, error) => {
    const { body } = await ada.get(`/api/contacts?${query}`).expect(400);
    expect(body).toMatchObject({ error, code: 'VALIDATION_FAILED' });
  });

  it('refuses a cursor of a list with another sort', async () => {
    await insertMany(2, '2026-01-01T00:00:00Z');
    const { headers } = await ada.get('/api/contacts?limit=1').expect(200);
    const cursor = /cursor=([\w-]+)/.exec(headers.link!)![1];
    const { body } = await ada.get(`/api/contacts?sort=name&cursor=${cursor}`).expect(400);
    expect(body.error).toBe('cursor must come from a list with the same sort');
  });

  it('ignores keys it does not know', async () => {
    await add({ displayName: 'Ada' });
    expect(await names('color=blue&limit[]=3&__proto__=x')).toEqual(['Ada']);
  });

  it('answers 304 while nothing changed', async () => {
    await add({});
    const { headers } = await ada.get('/api/contacts').expect(200);
    await ada.get('/api/contacts').set('If-None-Match', headers.etag!).expect(304);
    await add({});
    await ada.get('/api/contacts').set('If-None-Match', headers.etag!).expect(200);
  });
});
