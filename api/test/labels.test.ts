import { LABEL_COLORS, LABEL_LIMITS } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type LabelDto } from '../src/labels/dto/label.dto.ts';

let api: TestApi;
let ada: Caller;
let bob: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  bob = await api.signIn();
});
afterAll(() => api.close());

const addLabel = async (name: string, who = ada) =>
  (await who.post('/api/labels', { name }).expect(201)).body as LabelDto;
const labels = async (who = ada) => (await who.get('/api/labels').expect(200)).body as LabelDto[];
const addContact = async (labelIds: string[], who = ada) =>
  (await who.post('/api/contacts', { displayName: 'Grace', labelIds }).expect(201))
    .body as ContactDto;

describe('labels', () => {
  it('are listed by name, each with how many contacts have it', async () => {
    const [zoo, board] = [await addLabel('Zoo'), await addLabel('Ärzte')];
    await addContact([zoo.id, board.id]);
    const { id } = await addContact([zoo.id]);
    expect(await labels()).toEqual([
      { ...board, contactCount: 1 },
      { ...zoo, contactCount: 2 },
    ]);
    await ada.delete(`/api/contacts/${id}`).expect(204);
    expect(await labels()).toMatchObject([{ contactCount: 1 }, { contactCount: 1 }]);
  });

  it('get different colors until all are taken', async () => {
    for (const name of ['1', '2', '3', '4', '5', '6', '7', '8']) await addLabel(name);
    expect((await labels()).map(({ color }) => color)).toEqual(LABEL_COLORS);
    expect(await addLabel('9')).toMatchObject({ color: LABEL_COLORS[0] });
  });

  it.each(['board', ' BOARD ', 'Bóard'])('have each name once: %j', async (name) => {
    await addLabel('Board');
    const { id } = await addLabel('Council');
    const taken = { code: 'LABEL_EXISTS', problems: [{ field: 'name' }] };
    expect((await ada.post('/api/labels', { name }).expect(409)).body).toMatchObject(taken);
    expect((await ada.patch(`/api/labels/${id}`, { name }).expect(409)).body).toMatchObject(taken);
    await bob.post('/api/labels', { name }).expect(201);
  });

  it('can be renamed and recolored, and contacts show it', async () => {
    const label = await addLabel('Board');
    const contact = await addContact([label.id]);
    await ada.patch(`/api/labels/${label.id}`, { name: 'board', color: 'rose' }).expect(200);
    const { body } = await ada.get(`/api/contacts/${contact.id}`).expect(200);
    expect(body.labels).toEqual([{ id: label.id, name: 'board', color: 'rose', kind: null }]);
    expect((await ada.get('/api/contacts')).body[0].labels).toEqual(body.labels);
  });

  it('leave their contacts behind when they are deleted', async () => {
    const [label, other] = [await addLabel('Board'), await addLabel('Council')];
    const contact = await addContact([label.id, other.id]);
    await ada.delete(`/api/labels/${label.id}`).expect(204);
    await ada.delete(`/api/labels/${label.id}`).expect(404);
    const { body } = await ada.get(`/api/contacts/${contact.id}`).expect(200);
    expect(body.labels).toMatchObject([{ name: 'Council' }]);
    await ada.patch(`/api/contacts/${contact.id}`, { labelIds: [label.id] }).expect(200);
    const [row] = await api.sql('SELECT label_ids FROM rapport.contacts WHERE id = $1', [
      contact.id,
    ]);
    expect(row).toEqual({ label_ids: [] });
  });

  it.each([
    {},
    { name: '' },
    { name: 'x'.repeat(41) },
    { name: 'a\nb' },
    { name: 'A', color: 'x' },
  ])('are refused when %j is wrong', async (body) => {
    const { body: error } = await ada.post('/api/labels', body).expect(400);
    expect(error.code).toBe('VALIDATION_FAILED');
  });

  it('are made once for one Idempotency-Key, whatever is sent again', async () => {
    const send = () => ada.post('/api/labels', { name: 'Board' }).set('Idempotency-Key', 'once');
    const { body: first } = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first);
    await ada.delete(`/api/labels/${first.id}`).expect(204);
    expect((await send().expect(404)).body.code).toBe('LABEL_NOT_FOUND');
  });

  it('are not more than anyone can use', async () => {
    await addLabel('Board');
    await api.sql(
      `INSERT INTO rapport.labels (user_profile_id, id, created_at, name, sort_name, color)
       SELECT $1, gen_random_uuid(), now(), n, n, 'teal'
       FROM generate_series(2, $2::int) s (i), CAST(i AS text) n`,
      [ada.id, LABEL_LIMITS.perUser],
    );
    const { body } = await ada.post('/api/labels', { name: 'One more' }).expect(400);
    expect(body.problems).toMatchObject([{ field: 'name' }]);
  });

  it("of someone else are like labels that do not exist, also in one's own contacts", async () => {
    const label = await addLabel('Board');
    for (const id of [label.id, randomUUID()]) {
      const patched = await bob.patch(`/api/labels/${id}`, { name: 'Mine' });
      const deleted = await bob.delete(`/api/labels/${id}`);
      expect([patched.status, patched.text, deleted.status, deleted.text]).toEqual([
        404,
        '{"error":"Label not found","code":"LABEL_NOT_FOUND"}',
        404,
        '{"error":"Label not found","code":"LABEL_NOT_FOUND"}',
      ]);
      const contact = await addContact([id], bob);
      expect(contact.labels).toEqual([]);
      expect((await bob.get(`/api/contacts?label=${id}`).expect(200)).body).toEqual([]);
    }
    expect(await labels()).toEqual([label]);
    expect(await labels(bob)).toEqual([]);
  });

  it('go with their user', async () => {
    await addLabel('Board');
    await ada.post('/api/views', { name: 'All', query: {} }).expect(201);
    await ada.delete('/api/user').expect(200);
    for (const table of ['labels', 'saved_views']) {
      const rows = await api.sql(`SELECT 1 FROM rapport.${table} WHERE user_profile_id = $1`, [
        ada.id,
      ]);
      expect(rows).toEqual([]);
    }
  });
});

describe('saved views', () => {
  const NOTHING = {
    q: null,
    sort: null,
    assessed: null,
    dueWithinDays: null,
    lastContact: null,
    mbtiType: null,
    ...{ city: null, country: null, department: null, company: null, prefers: null, never: null },
    ...{ missing: null, notSince: null },
    enneagramType: null,
    labels: [],
    customFields: [],
  };

  it('hold filters and order, and are listed oldest first', async () => {
    const labelId = randomUUID();
    const query = { q: 'Berlin', dueWithinDays: 7, sort: 'nextDue', labels: [labelId] };
    const view = { name: 'Clients in Berlin, due this week', query };
    const { body: first } = await ada.post('/api/views', view).expect(201);
    const { body: second } = await ada.post('/api/views', { name: 'All', query: {} }).expect(201);
    expect(first).toEqual({ id: first.id, name: view.name, query: { ...NOTHING, ...query } });
    expect((await ada.get('/api/views').expect(200)).body).toEqual([first, second]);
    expect((await ada.get('/api/export').expect(200)).body).toMatchObject({
      labels: [],
      savedViews: [first, second],
    });
  });

  it('are renamed, replaced and deleted', async () => {
    const { body: view } = await ada
      .post('/api/views', { name: 'Due', query: { dueWithinDays: 0, q: 'x' } })
      .expect(201);
    const { body: renamed } = await ada.patch(`/api/views/${view.id}`, { name: 'Now' }).expect(200);
    expect(renamed).toEqual({ ...view, name: 'Now' });
    const { body: replaced } = await ada
      .patch(`/api/views/${view.id}`, { query: { assessed: false } })
      .expect(200);
    expect(replaced.query).toEqual({ ...NOTHING, assessed: false });
    await bob.patch(`/api/views/${view.id}`, { name: 'Mine' }).expect(404);
    await bob.delete(`/api/views/${view.id}`).expect(404);
    await ada.delete(`/api/views/${view.id}`).expect(204);
    await ada.delete(`/api/views/${view.id}`).expect(404);
  });

  it('have each name once', async () => {
    await ada.post('/api/views', { name: 'Due', query: {} }).expect(201);
    const { body } = await ada.post('/api/views', { name: 'due', query: {} }).expect(409);
    expect(body.code).toBe('VIEW_EXISTS');
  });

  it.each([
    { name: 'A' },
    { name: 'A', query: [] },
    { name: 'A', query: { sort: 'age' } },
    { name: 'A', query: { labels: ['x'] } },
    { name: 'A', query: { dueWithinDays: -1 } },
    { name: '', query: {} },
  ])('are refused when something is wrong: %j', async (body) => {
    await ada.post('/api/views', body).expect(400);
  });
});
