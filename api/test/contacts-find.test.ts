import { randomUUID } from 'node:crypto';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let bob: Caller;
let contact: { id: string; displayName: string };

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
  bob = await api.signIn();
  ({ body: contact } = await ada
    .post('/api/contacts', { displayName: 'Grace Hopper' })
    .expect(201));
});
afterAll(() => api.close());

describe('GET /api/contacts/{id}', () => {
  it('returns the created contact with its version', async () => {
    const { body, headers } = await ada.get(`/api/contacts/${contact.id}`).expect(200);
    expect(body).toEqual(contact);
    expect(headers.etag).toMatch(/^"1-[\w-]{12}"$/);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('accepts the id in capitals', async () => {
    const { body } = await ada.get(`/api/contacts/${contact.id.toUpperCase()}`).expect(200);
    expect(body.id).toBe(contact.id);
  });

  it('answers 304 if the client has this version', async () => {
    const path = `/api/contacts/${contact.id}`;
    const { headers } = await ada.get(path).expect(200);
    const { text } = await ada.get(path).set('If-None-Match', headers.etag!).expect(304);
    expect(text).toBe('');
  });

  it.each(['nonsense', '123', 'null', `${randomUUID()}0`, '%27', '..%2f..', '%F0%9F%91%8D'])(
    'answers 400 to the malformed id %s',
    async (id) => {
      const { body } = await ada.get(`/api/contacts/${id}`).expect(400);
      expect(body).toMatchObject({ error: 'Invalid contact ID', code: 'INVALID_CONTACT_ID' });
    },
  );

  it("answers the same bytes for an unused id, someone else's and a deleted one", async () => {
    const { body: deleted } = await bob.post('/api/contacts', { displayName: 'Gone' }).expect(201);
    await api.sql('UPDATE rapport.contacts SET deleted_at = now() WHERE id = $1', [deleted.id]);
    const answers = await Promise.all(
      [randomUUID(), contact.id, deleted.id].map((id) => bob.get(`/api/contacts/${id}`)),
    );
    for (const { status, text, headers } of answers) {
      expect(status).toBe(404);
      expect(text).toBe('{"error":"Contact not found","code":"CONTACT_NOT_FOUND"}');
      expect(headers['content-length']).toBe(answers[0]!.headers['content-length']);
    }
  });
});
