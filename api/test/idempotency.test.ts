import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const add = (key: string, body: object = { displayName: 'Grace Hopper' }, caller = ada) =>
  caller.post('/api/contacts', body).set('Idempotency-Key', key);

const contactsOf = async ({ id }: Caller) =>
  (await api.sql('SELECT id FROM rapport.contacts WHERE user_profile_id = $1', [id])).length;

describe('Idempotency-Key', () => {
  it('repeats status, body and version instead of the work', async () => {
    const key = randomUUID();
    const first = await add(key).expect(201);
    const second = await add(key).expect(201);
    expect(second.text).toBe(first.text);
    for (const name of ['etag', 'content-type'])
      expect(second.headers[name]).toBe(first.headers[name]);
    expect(await contactsOf(ada)).toBe(1);
  });

  it('is not needed', async () => {
    await ada.post('/api/contacts', { displayName: 'Twin' }).expect(201);
    await ada.post('/api/contacts', { displayName: 'Twin' }).expect(201);
    expect(await contactsOf(ada)).toBe(2);
  });

  it('compares the content of bodies, not their formatting', async () => {
    const first = await add('k', { displayName: 'Ada', primaryPhone: '1' }).expect(201);
    const second = await add('k', { primaryPhone: '1', displayName: 'Ada' }).expect(201);
    expect(second.text).toBe(first.text);
  });

  it('answers 422 to another body', async () => {
    await add('k').expect(201);
    const { body } = await add('k', { displayName: 'Someone else' }).expect(422);
    expect(body).toEqual({
      error: 'This Idempotency-Key was used for a different request',
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await contactsOf(ada)).toBe(1);
  });

  it('answers 422 to the same body at another address', async () => {
    await add('k').expect(201);
    await ada
      .post('/api/contacts?x=1', { displayName: 'Grace Hopper' })
      .set('Idempotency-Key', 'k')
      .expect(422);
  });

  it('belongs to one person', async () => {
    const bob = await api.signIn();
    const [mine, his] = await Promise.all([add('k'), add('k', undefined, bob)]);
    expect(mine.body.userProfileId).toBe(ada.id);
    expect(his.body.userProfileId).toBe(bob.id);
    expect(his.body.id).not.toBe(mine.body.id);
  });

  it('makes one contact of many requests at once, and all get it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('k')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await contactsOf(ada)).toBe(1);
  });

  it('answers 409 while the first request is running, and its response afterward', async () => {
    await ada.post('/api/contacts', { displayName: 'Makes the profile' }).expect(201);
    const other = new pg.Client({ connectionString: api.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query(
      "INSERT INTO rapport.idempotency_keys (user_profile_id, key, fingerprint, created_at) VALUES ($1, 'k', '', now())",
      [ada.id],
    );
    const { body, headers } = await add('k').expect(409);
    expect(body.code).toBe('IDEMPOTENCY_KEY_IN_USE');
    expect(headers['retry-after']).toBe('1');
    await other.query('ROLLBACK');
    await other.end();
    await add('k').expect(201);
  });

  it('stores nothing after a failure, so the same key can be retried', async () => {
    await add('k', { displayName: '' }).expect(400);
    await add('k').expect(201);
    expect(await contactsOf(ada)).toBe(1);
  });

  it('stores nothing if storing the response fails', async () => {
    await api.sql(
      "ALTER TABLE rapport.idempotency_keys ADD CONSTRAINT fails CHECK (key <> 'fails' OR answer_ref IS NULL)",
    );
    try {
      await add('fails').expect(500);
    } finally {
      await api.sql('ALTER TABLE rapport.idempotency_keys DROP CONSTRAINT fails');
    }
    expect(await contactsOf(ada)).toBe(0);
    expect(await api.sql("SELECT 1 FROM rapport.idempotency_keys WHERE key = 'fails'")).toEqual([]);
  });

  it('works for quiz results: one run', async () => {
    const { body: contact } = await add('contact').expect(201);
    const quiz = {
      contactId: contact.id,
      mbtiType: 'INTJ',
      enneagramType: 5,
      mbtiConfidence: 87,
      enneagramConfidence: 80,
      mbtiAmbiguousLetters: [],
      enneagramSecondaryTypes: [],
      notes: [],
    };
    const save = () =>
      ada.post('/api/quiz-complete', quiz).set('Idempotency-Key', 'quiz').expect(201);
    const [first, second] = await Promise.all([save(), save()]);
    expect(second.text).toBe(first.text);
    expect(
      await api.sql('SELECT id FROM rapport.assessment_runs WHERE contact_id = $1', [contact.id]),
    ).toEqual([{ id: first.body.id }]);
  });

  it('is stored for 24 hours and then deleted', async () => {
    const first = await add('k').expect(201);
    const age = (hours: number) =>
      api.sql(
        'UPDATE rapport.idempotency_keys SET created_at = now() - make_interval(mins => $2) WHERE user_profile_id = $1',
        [ada.id, Math.round(hours * 60)],
      );
    await age(23.9);
    expect((await add('k').expect(201)).text).toBe(first.text);
    await age(24.1);
    expect((await add('k').expect(201)).body.id).not.toBe(first.body.id);
  });

  it.each(['', ' ', 'a b', 'x'.repeat(256), 'one, two'])(
    'answers 400 to the key %j',
    async (key) => {
      const { body } = await add(key).expect(400);
      expect(body.error).toBe(
        'Idempotency-Key must be 1 to 255 printable characters without spaces',
      );
    },
  );

  it('means nothing on a GET', async () => {
    await ada.get('/api/contacts').set('Idempotency-Key', 'a b').expect(200);
  });
});
