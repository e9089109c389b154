import { randomUUID } from 'node:crypto';
import { type Response } from 'supertest';
import { v7 as uuidV7 } from 'uuid';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type InteractionDto } from '../src/interactions/dto/interaction.dto.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;
let path: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
beforeEach(async () => {
  const { body } = await ada.post('/api/contacts', { displayName: 'Grace Hopper' }).expect(201);
  contactId = body.id;
  path = `/api/interactions/${contactId}`;
});
afterAll(() => api.close());

/** Inserts rows with the same date directly into the table. */
async function insertMany(count: number, date: string, notes: string | null = null) {
  const ids = Array.from({ length: count }, () => uuidV7());
  await api.sql(
    `INSERT INTO rapport.interactions (user_profile_id, id, contact_id, created_at, interaction_date, type, notes)
     SELECT $1, id, $2, now(), $4, 'call', $5 FROM unnest($3::uuid[]) AS id`,
    [ada.id, contactId, ids, date, notes],
  );
  return ids;
}

async function walk(first: string, between: () => Promise<unknown> = () => Promise.resolve()) {
  const ids: string[] = [];
  let next: string | undefined = first;
  while (next !== undefined) {
    const { body, headers }: Response = await ada.get(next).expect(200);
    ids.push(...(body as InteractionDto[]).map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
    await between();
  }
  return ids;
}

describe('GET /api/interactions/{contactId}', () => {
  it('is an empty list at first', async () => {
    const { body, headers } = await ada.get(path).expect(200);
    expect(body).toEqual([]);
    expect(headers).not.toHaveProperty('link');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is sorted by time, the newest first, and at the same time the one noted later first', async () => {
    const log = async (interactionDate: string) =>
      (await ada.post(path, { type: 'meeting', interactionDate }).expect(201))
        .body as InteractionDto;
    const first = await log('2026-01-01T10:00:00Z');
    const oldest = await log('2025-01-01T10:00:00Z');
    const twin = await log('2026-01-01T10:00:00Z');
    const { body } = await ada.get(path).expect(200);
    expect(body).toEqual([twin, first, oldest]);
  });

  it('returns 50 per page, or as many as requested, up to 200', async () => {
    await insertMany(205, '2026-01-01T00:00:00Z');
    const length = async (query: string) =>
      ((await ada.get(`${path}?${query}`).expect(200)).body as InteractionDto[]).length;
    expect(await length('')).toBe(50);
    expect(await length('limit=3')).toBe(3);
    expect(await length('limit=100000')).toBe(200);
  });

  it('pages without a gap or a repetition while equals arrive', async () => {
    const before = [
      ...(await insertMany(11, '2026-01-01T00:00:00.001Z')),
      ...(await insertMany(5, '2026-01-01T00:00:00.002Z')),
    ];
    const inserted: string[] = [];
    const seen = await walk(`${path}?limit=4`, async () => {
      inserted.push(...(await insertMany(1, '2026-01-01T00:00:00.001Z')));
      inserted.push(...(await insertMany(1, '2026-06-01T00:00:00Z')));
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => !inserted.includes(id)).sort()).toEqual(before.sort());
  });

  it('has no link when the last page is exactly full', async () => {
    await insertMany(4, '2026-01-01T00:00:00Z');
    const { headers } = await ada.get(`${path}?limit=4`).expect(200);
    expect(headers).not.toHaveProperty('link');
    const full = await ada.get(`${path}?limit=3`).expect(200);
    expect(full.headers.link).toMatch(
      /^<\/api\/interactions\/[0-9a-f-]{36}\?limit=3&cursor=[\w-]+>; rel="next"$/,
    );
  });

  it('keeps the interactions of each contact apart', async () => {
    await insertMany(2, '2026-01-01T00:00:00Z');
    const { body: other } = await ada.post('/api/contacts', { displayName: 'Other' }).expect(201);
    const { body } = await ada.get(`/api/interactions/${other.id}`).expect(200);
    expect(body).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit must be a whole number from 1'],
    ['limit=x', 'limit must be a whole number from 1'],
    ['limit=1&limit=2', 'limit must be given only once'],
    ['cursor=abc', 'cursor must come from the Link header of this list'],
    ['cursor=', 'cursor must come from the Link header of this list'],
  ])('refuses %s', async (query, error) => {
    const { body } = await ada.get(`${path}?${query}`).expect(400);
    expect(body).toMatchObject({ error, code: 'VALIDATION_FAILED' });
  });

  it('refuses the cursor of another list', async () => {
    await ada.post('/api/contacts', { displayName: 'Other' }).expect(201);
    const { headers } = await ada.get('/api/contacts?limit=1').expect(200);
    const cursor = /cursor=([\w-]+)/.exec(headers.link!)![1];
    await ada.get(`${path}?cursor=${cursor}`).expect(400);
  });

  it('answers 304 while nothing changed', async () => {
    const { headers } = await ada.get(path).expect(200);
    await ada.get(path).set('If-None-Match', headers.etag!).expect(304);
    await insertMany(1, '2026-01-01T00:00:00Z');
    await ada.get(path).set('If-None-Match', headers.etag!).expect(200);
  });

  it('answers the same bytes for contacts that are not there', async () => {
    await insertMany(1, '2026-01-01T00:00:00Z', 'A secret');
    const bob = await api.signIn();
    await api.sql('UPDATE rapport.contacts SET deleted_at = now() WHERE id = $1', [contactId]);
    const answers = await Promise.all([
      ada.get(`/api/interactions/${randomUUID()}`),
      ada.get(path),
      bob.get(path),
      bob.get(`${path}?limit=1`),
    ]);
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([
        404,
        '{"error":"Contact not found","code":"CONTACT_NOT_FOUND"}',
      ]);
    }
  });

  it('answers 400 to a malformed contact id', async () => {
    const { body } = await ada.get('/api/interactions/nonsense').expect(400);
    expect(body).toMatchObject({ error: 'Invalid contact ID', code: 'INVALID_CONTACT_ID' });
  });

  it('is purged with the contact', async () => {
    await insertMany(3, '2026-01-01T00:00:00Z');
    await api.sql('DELETE FROM rapport.contacts WHERE id = $1', [contactId]);
    expect(
      await api.sql('SELECT 1 FROM rapport.interactions WHERE contact_id = $1', [contactId]),
    ).toEqual([]);
  });

  // Whether Postgres uses it depends on its statistics about the rows of all tests.
  it('has an index with the order of a page, however long the history', async () => {
    const [index] = await api.sql(
      "SELECT pg_get_indexdef('rapport.interactions_by_contact'::regclass) AS definition",
    );
    expect(index?.['definition']).toContain(
      '(user_profile_id, contact_id, interaction_date DESC, id DESC)',
    );
  });
});
