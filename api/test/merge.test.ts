import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import { MOVING_TABLES, STAYING_TABLES } from '../src/duplicates/merge-tables.ts';
import { addContact, giveAnswers, INTJ_ANSWERS } from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { TABLES } from './databases.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const read = async (id: string): Promise<ContactDto> =>
  (await ada.get(`/api/contacts/${id}`).expect(200)).body;
const merge = (id: string, other: string, more: object = {}) =>
  ada.post(`/api/contacts/${id}/merge`, { with: other, ...more });
const unmerge = (id: string) => ada.post(`/api/contacts/${id}/unmerge`);
const takeQuiz = (id: string) =>
  ada.post('/api/quiz-complete', quizBody(id, dialogAnswers('A', 'A', 'A', 'A', 'A', 'A', 'A')));

/** Adds a contact with a row in every table. */
async function person(name: string, email: string): Promise<string> {
  const id = await addContact(ada, name);
  const { body: label } = await ada.post('/api/labels', { name: `Label of ${name}` }).expect(201);
  await ada
    .patch(`/api/contacts/${id}`, {
      labelIds: [label.id],
      emails: [{ value: email, kind: 'work' }],
      pinnedNote: `Note of ${name}`,
    })
    .expect(200);
  const { body: met } = await ada
    .post(`/api/interactions/${id}`, { type: 'call', interactionDate: '2026-03-01T09:00:00Z' })
    .expect(201);
  await ada
    .post(`/api/commitments/${id}`, { kind: 'i_promised', text: `Call ${name}` })
    .expect(201);
  await ada
    .post(`/api/stated-preferences/${id}`, { kind: 'other', text: `Said by ${name}` })
    .expect(201);
  const other = await addContact(ada, `Boss of ${name}`);
  await ada.post(`/api/relations/${id}`, { otherId: other, kind: 'reports_to' }).expect(201);
  await giveAnswers(ada, id, INTJ_ANSWERS);
  await ada.post(`/api/assessment-complete/${id}`, ASSESSMENT_DEFAULTS).expect(201);
  await ada
    .post(`/api/observations/${id}`, { questionId: 'motivation-2', answer: 'A' })
    .expect(201);
  await ada
    .put(`/api/tip-feedback/${id}/I.do`, { interactionId: met.id, helped: true })
    .expect(200);
  const { body: actions } = await ada.get(`/api/actions/${id}`).expect(200);
  await ada.patch(`/api/actions/${id}/${actions[0].id}`, { status: 'done' }).expect(200);
  return id;
}

/** Returns everything stored about both, except for versions and derived values. */
async function stored(...ids: string[]): Promise<unknown> {
  const result: Record<string, unknown> = {};
  for (const table of ['contacts', 'relations', ...MOVING_TABLES.map(({ name }) => name)]) {
    const column = table === 'contacts' ? 'id' : 'contact_id';
    const rows = await api.sql(
      `SELECT to_jsonb(t) - ARRAY['version', 'duplicate_keys', 'duplicate_keys_of'] AS row
       FROM rapport.${table} t WHERE ${column} = ANY ($1::uuid[]) ORDER BY 1`,
      [ids],
    );
    result[table] = rows.map(({ row }) => row);
  }
  return result;
}

const count = async (table: string, id: string) =>
  Number(
    (
      await api.sql(`SELECT count(*)::int AS n FROM rapport.${table} WHERE contact_id = $1`, [id])
    )[0]?.['n'],
  );

it('covers every table with a contact id', async () => {
  const rows = await api.sql(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'rapport' AND table_name IN ${TABLES} AND column_name = 'contact_id'
     ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    [...MOVING_TABLES.map(({ name }) => name), ...Object.keys(STAYING_TABLES)].sort(),
  );
});

describe('POST /api/contacts/{id}/merge', () => {
  it('moves everything over, and undoing it restores both exactly', async () => {
    const one = await person('Grace Hopper', 'grace@navy.example');
    const two = await person('G. Hopper', 'grace@home.example');
    await takeQuiz(two).expect(201);
    const runs = await api.sql(
      'SELECT id FROM rapport.assessment_runs WHERE contact_id = ANY ($1::uuid[])',
      [[one, two]],
    );
    const before = await stored(one, two);
    const newer = await read(two);
    const { body } = await merge(one, two, { take: ['displayName', 'primaryEmail'] }).expect(200);
    expect(body).toMatchObject({
      id: one,
      displayName: 'G. Hopper',
      primaryEmail: 'grace@home.example',
      emails: [
        { value: 'grace@home.example', kind: 'work' },
        { value: 'grace@navy.example', kind: 'work' },
      ],
      pinnedNote: 'Note of Grace Hopper\n\nNote of G. Hopper',
      mbtiType: newer.mbtiType,
      mbtiConfidence: newer.mbtiConfidence,
      labels: [{ name: 'Label of G. Hopper' }, { name: 'Label of Grace Hopper' }],
    });
    await ada.get(`/api/contacts/${two}`).expect(404);
    await ada.post(`/api/contacts/${two}/restore`).expect(404);
    for (const table of ['interactions', 'observations', 'tip_feedback']) {
      expect([table, await count(table, one)]).toEqual([table, 2]);
    }
    expect(await count('assessment_runs', one)).toBe(runs.length);
    const { body: actions } = await ada.get(`/api/actions/${one}`).expect(200);
    expect(actions.every(({ id }: { id: string }) => id.includes(one))).toBe(true);

    await unmerge(one).expect(200);
    expect(await stored(one, two)).toEqual(before);
    await unmerge(one).expect(404);
  });

  it('keeps no estimate where one of the two objected, and gives it back with the undo', async () => {
    const one = await person('Grace', 'grace@navy.example');
    const two = await person('Grace H.', 'grace@home.example');
    await ada.post(`/api/contacts/${two}/objection`).expect(200);
    const { objectedAt } = await read(two);
    const before = await stored(one, two);
    const { body } = await merge(one, two).expect(200);
    expect(body).toMatchObject({ objectedAt, mbtiType: null, assessmentComplete: false });
    for (const table of ['assessment_runs', 'assessment_responses', 'observations']) {
      expect([table, await count(table, one)]).toEqual([table, 0]);
    }
    expect(await count('interactions', one)).toBe(2);
    await unmerge(one).expect(200);
    expect(await stored(one, two)).toEqual(before);
  });

  it('is refused when one of the two changed since it was read', async () => {
    const [one, two] = [await addContact(ada, 'Grace'), await addContact(ada, 'Grace H.')];
    const etags = await Promise.all(
      [one, two].map(async (id) => (await ada.get(`/api/contacts/${id}`)).headers['etag']),
    );
    await ada.patch(`/api/contacts/${two}`, { birthday: '1906-12-09' }).expect(200);
    await merge(one, two, { withEtag: etags[1] }).expect(412);
    await merge(two, one).set('If-Match', String(etags[1])).expect(412);
    await merge(one, one).expect(400);
    await merge(one, two).set('If-Match', String(etags[0])).expect(200);
  });

  it('is not undone over a later change, nor after ten minutes', async () => {
    const [one, two] = [await addContact(ada, 'Grace'), await addContact(ada, 'Grace H.')];
    await merge(one, two).expect(200);
    await ada
      .post(`/api/interactions/${one}`, { type: 'call', interactionDate: '2026-03-01T09:00:00Z' })
      .expect(201);
    await ada.patch(`/api/contacts/${one}`, { birthday: '1906-12-09' }).expect(200);
    const { body } = await unmerge(one).expect(409);
    expect(body.code).toBe('MERGE_CHANGED');
    await ada.patch(`/api/contacts/${one}`, { birthday: null }).expect(200);
    await api.sql(
      "UPDATE rapport.contact_merges SET merged_at = merged_at - interval '10 minutes' WHERE contact_id = $1",
      [one],
    );
    await unmerge(one).expect(404);
  });

  it('is listed on all devices of the user while it can be undone', async () => {
    const bob = await api.signIn();
    const [one, two] = [await addContact(ada, 'Grace'), await addContact(ada, 'Grace H.')];
    const three = await addContact(ada, 'Hopper');
    await merge(one, two).expect(200);
    await merge(one, three).expect(200);
    const listed = async (caller = ada) =>
      (await caller.get('/api/contacts/merges').expect(200)).body;
    const offers = await listed();
    expect(offers).toEqual([
      {
        contactId: one,
        displayName: 'Grace',
        otherId: three,
        otherName: 'Hopper',
        mergedAt: expect.any(String),
        undoableUntil: expect.any(String),
      },
    ]);
    const [{ mergedAt, undoableUntil }] = offers;
    expect(Date.parse(undoableUntil) - Date.parse(mergedAt)).toBe(10 * 60_000);
    expect(await listed(bob)).toEqual([]);

    // The merge before it can be undone next.
    await unmerge(one).expect(200);
    expect(await listed()).toMatchObject([{ contactId: one, otherId: two }]);
    await ada.patch(`/api/contacts/${one}`, { birthday: '1906-12-09' }).expect(200);
    expect(await listed()).toEqual([]);

    const four = await addContact(ada, 'G. Hopper');
    await merge(three, four).expect(200);
    expect(await listed()).toHaveLength(1);
    await api.sql(
      "UPDATE rapport.contact_merges SET merged_at = merged_at - interval '10 minutes' WHERE contact_id = $1",
      [three],
    );
    expect(await listed()).toEqual([]);
  });

  it("touches no one else's contacts, and does a repeated request once", async () => {
    const bob = await api.signIn();
    const [one, two] = [await addContact(ada, 'Grace'), await addContact(ada, 'Grace H.')];
    const theirs = await addContact(bob, 'Grace');
    await merge(one, theirs).expect(404);
    await bob.post(`/api/contacts/${theirs}/merge`, { with: one }).expect(404);
    const first = await merge(one, two).set('Idempotency-Key', 'once').expect(200);
    await merge(one, two).set('Idempotency-Key', 'once').expect(200, first.body);
  });
});

it('keeps one number in two writings once', async () => {
  const [own, other] = [await addContact(ada, 'Tobias'), await addContact(ada, 'Tobias')];
  await ada.patch(`/api/contacts/${own}`, { primaryPhone: '+49 40 5550199' }).expect(200);
  await ada.patch(`/api/contacts/${other}`, { primaryPhone: '040 5550199' }).expect(200);
  await merge(own, other).expect(200);
  expect((await read(own)).phones).toMatchObject([{ value: '+49 40 5550199' }]);
});
