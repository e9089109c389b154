import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../src/clock.ts';
import { dataSourceOptions } from '../src/database/data-source.ts';
import { Database } from '../src/database/database.ts';
import { PurgeService } from '../src/purge/purge.service.ts';
import { createTestDatabase } from './databases.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';
import { type Caller, type TestApi } from './test-api.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';

let api: TestApi;
let ada: Caller;
let purge: PurgeService;
let dataSource: DataSource;

beforeAll(async () => {
  const { database } = testSettings(await createTestDatabase());
  api = await startSeparateApi({ database });
  dataSource = new DataSource(dataSourceOptions(database));
  purge = new PurgeService(new Database(dataSource), new Clock());
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(async () => {
  await dataSource.destroy();
  await api.close();
});

const GONE = '{"error":"Contact not found","code":"CONTACT_NOT_FOUND"}';

const add = async (displayName = 'Grace') =>
  (await ada.post('/api/contacts', { displayName }).expect(201)).body as ContactDto;
const path = ({ id }: { id: string }) => `/api/contacts/${id}`;
const restore = (contact: { id: string }) => ada.post(`${path(contact)}/restore`);
const ids = async (query = '') =>
  ((await ada.get(`/api/contacts?${query}`).expect(200)).body as ContactDto[]).map(({ id }) => id);
const finishQuiz = (contactId: string) =>
  ada.post('/api/quiz-complete', {
    contactId,
    mbtiType: 'INTJ',
    mbtiConfidence: 80,
    mbtiAmbiguousLetters: [],
    enneagramType: 5,
    enneagramConfidence: 70,
    enneagramSecondaryTypes: [],
    notes: [],
  });
/** Changes deletions to `days` ago, in whole milliseconds, like the clock of the purge. */
const age = (days: number, ...contacts: { id: string }[]) =>
  api.sql(
    "UPDATE rapport.contacts SET deleted_at = date_trunc('milliseconds', now()) - $1 * interval '1 day' WHERE id = ANY($2)",
    [days, contacts.map(({ id }) => id)],
  );
const rowsOf = async (table: string, column: string, { id }: { id: string }) =>
  (await api.sql(`SELECT 1 FROM rapport.${table} WHERE ${column} = $1`, [id])).length;

describe('DELETE /api/contacts/{id}', () => {
  it('removes the contact everywhere', async () => {
    const contact = await add();
    const other = await add('Other');
    const { text, headers } = await ada.delete(path(contact)).expect(204);
    expect(text).toBe('');
    expect(headers).not.toHaveProperty('etag');
    expect(await ids()).toEqual([other.id]);
    expect(await ids('q=grace')).toEqual([]);
    const { headers: counted } = await ada.get('/api/contacts?count=true').expect(200);
    expect(counted['x-total-count']).toBe('1');
    await ada.get(path(contact)).expect(404, GONE);
    await ada.patch(path(contact), { displayName: 'Back' }).expect(404, GONE);
    await finishQuiz(contact.id).expect(404, GONE);
  });

  it('finds nothing to delete a second time', async () => {
    const contact = await add();
    await ada.delete(path(contact)).expect(204);
    await ada.delete(path(contact)).expect(404, GONE);
  });

  it("answers the same bytes for an unused id and someone else's, and leaves that one", async () => {
    const contact = await add();
    const bob = await api.signIn();
    await bob.delete(path(contact)).expect(404, GONE);
    await bob.delete(path({ id: randomUUID() })).expect(404, GONE);
    await ada.get(path(contact)).expect(200);
    await ada.delete('/api/contacts/x').expect(400);
  });

  it('succeeds once for concurrent requests', async () => {
    const contact = await add();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ada.delete(path(contact))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404]);
  });

  it('and a change at the same moment end with the contact deleted or the change refused', async () => {
    const contact = await add();
    const [deletion, change] = await Promise.all([
      ada.delete(path(contact)),
      ada.patch(path(contact), { displayName: 'Changed' }),
    ]);
    expect(deletion.status).toBe(204);
    expect([200, 404]).toContain(change.status);
    const { body } = await restore(contact).expect(200);
    expect(body.displayName).toBe(change.status === 200 ? 'Changed' : 'Grace');
  });
});

describe('POST /api/contacts/{id}/restore', () => {
  it('brings the contact back as it was', async () => {
    const contact = await add();
    await finishQuiz(contact.id).expect(201);
    const before = await ada.get(path(contact)).expect(200);
    await ada.delete(path(contact)).expect(204);
    const { body, headers } = await restore(contact).expect(200);
    expect(body).toEqual(before.body);
    expect(headers.etag).toBe(before.headers.etag);
    expect(await ids()).toEqual([contact.id]);
    expect(await rowsOf('assessment_runs', 'contact_id', contact)).toBe(1);
  });

  it('can be requested again, even with the same Idempotency-Key', async () => {
    const contact = await add();
    await ada.delete(path(contact)).expect(204);
    const first = await restore(contact).set('Idempotency-Key', 'undo').expect(200);
    await restore(contact).expect(200, first.body);
    await restore(contact).set('Idempotency-Key', 'undo').expect(200, first.body);
    await restore(await add('Never deleted')).expect(200);
  });

  it('works for thirty days', async () => {
    const contact = await add();
    await ada.delete(path(contact)).expect(204);
    await age(29.99, contact);
    await restore(contact).expect(200);
    await ada.delete(path(contact)).expect(204);
    await age(30, contact);
    await restore(contact).expect(404, GONE);
  });

  it("answers the same bytes for an unused id and someone else's, and leaves that one", async () => {
    const contact = await add();
    await ada.delete(path(contact)).expect(204);
    const bob = await api.signIn();
    await bob.post(`${path(contact)}/restore`).expect(404, GONE);
    await restore({ id: randomUUID() }).expect(404, GONE);
    await ada.get(path(contact)).expect(404);
    await ada.post('/api/contacts/x/restore').expect(400);
  });
});

describe('the purge', () => {
  beforeEach(async () => {
    await purge.run();
  });

  it('removes everything about the person on the thirtieth day', async () => {
    const { body: contact } = await ada
      .post('/api/contacts', { displayName: 'Secret Person' })
      .set('Idempotency-Key', 'made')
      .expect(201);
    await finishQuiz(contact.id).expect(201);
    const deletable = await add('Deleted just now');
    const kept = await add('Kept');
    await ada.delete(path(contact)).expect(204);
    await ada.delete(path(deletable)).expect(204);
    await age(29.99, contact);
    expect(await purge.run()).toBe(0);
    await age(30, contact);
    expect(await purge.run()).toBe(1);
    expect(await rowsOf('contacts', 'id', contact)).toBe(0);
    expect(await rowsOf('assessment_runs', 'contact_id', contact)).toBe(0);
    await restore(deletable).expect(200);
    expect((await ids()).sort()).toEqual([deletable.id, kept.id].sort());
    const remaining = await api.sql(
      "SELECT 1 FROM rapport.idempotency_keys WHERE body LIKE '%Secret%' AND user_profile_id = $1",
      [ada.id],
    );
    expect(remaining).toEqual([]);
  });

  it("keeps the key of the request that created the contact, so a late retry doesn't create another", async () => {
    const make = () =>
      ada.post('/api/contacts', { displayName: 'Once' }).set('Idempotency-Key', 'once');
    const { body: contact } = await make().expect(201);
    await ada.delete(path(contact)).expect(204);
    await age(31, contact);
    await purge.run();
    const { text, headers } = await make().expect(404);
    expect(text).toBe(GONE);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers.etag).not.toMatch(/^"1-/);
    expect(await ids()).toEqual([]);
  });

  it('removes each contact once when several processes purge at the same time', async () => {
    const contacts = await Promise.all(Array.from({ length: 30 }, (_, n) => add(`${n}`)));
    await Promise.all(contacts.map((contact) => ada.delete(path(contact)).expect(204)));
    await age(31, ...contacts);
    const counts = await Promise.all([purge.run(), purge.run(), purge.run()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
  });

  it('repeats until everything is purged', async () => {
    const template = await add();
    await api.sql(
      `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, deleted_at, display_name, search_text, sort_name)
       SELECT user_profile_id, gen_random_uuid(), now(), now(), now() - interval '31 days', 'x', 'x', 'x'
       FROM rapport.contacts, generate_series(1, 250) WHERE id = $1`,
      [template.id],
    );
    expect(await purge.run()).toBe(250);
    expect(await purge.run()).toBe(0);
    expect(await ids()).toEqual([template.id]);
  });

  it('waits for no one: a contact that is being restored is left alone', async () => {
    const contact = await add();
    await ada.delete(path(contact)).expect(204);
    await age(31, contact);
    await dataSource.transaction(async (manager) => {
      await manager.query('UPDATE rapport.contacts SET deleted_at = NULL WHERE id = $1', [
        contact.id,
      ]);
      expect(await purge.run()).toBe(0);
    });
    expect(await purge.run()).toBe(0);
    await ada.get(path(contact)).expect(200);
  });
});
