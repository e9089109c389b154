import { COMMITMENT_LIMITS } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { addContact } from './builders/assessment.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import {
  type CommitmentDto,
  type OpenCommitmentDto,
} from '../src/commitments/dto/commitment.dto.ts';
import { type TodayDto } from '../src/today/dto/today.dto.ts';

let api: TestApi;
let ada: Caller;
let grace: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  grace = await addContact(ada, 'Grace Hopper');
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const PROMISE = { kind: 'i_promised', text: 'Send the price list' };

const add = async (body: object = PROMISE, contact = grace) =>
  (await ada.post(`/api/commitments/${contact}`, body).expect(201)).body as CommitmentDto;
const list = async (contact = grace) =>
  (await ada.get(`/api/commitments/${contact}`).expect(200)).body as CommitmentDto[];
const texts = async (contact = grace) => (await list(contact)).map(({ text }) => text);
const open = async () =>
  (await ada.get('/api/commitments').expect(200)).body as OpenCommitmentDto[];
const today = async () => {
  const { commitments } = (await ada.get('/api/today').expect(200)).body as TodayDto;
  return commitments.map(({ commitment: { text } }) => text);
};
const at = ({ id }: CommitmentDto) => `/api/commitments/${grace}/${id}`;
const log = async (body: object = {}) =>
  String(
    (
      await ada
        .post(`/api/interactions/${grace}`, {
          type: 'call',
          interactionDate: new Date(Date.now() - DAY_MS).toISOString(),
          ...body,
        })
        .expect(201)
    ).body.id,
  );

describe('a commitment', () => {
  it("stores the request's fields, trimmed, as open", async () => {
    const added = await add({ ...PROMISE, text: ' Send the price list ', dueOn: '2026-12-04' });
    expect(added).toEqual({
      id: expect.any(String),
      contactId: grace,
      interactionId: null,
      kind: 'i_promised',
      text: 'Send the price list',
      dueOn: '2026-12-04',
      createdAt: expect.any(String),
      doneAt: null,
      snoozedUntil: null,
    });
    expect(await list()).toEqual([added]);
    expect(await open()).toEqual([
      {
        person: expect.objectContaining({
          id: grace,
          displayName: 'Grace Hopper',
          photoPath: null,
        }),
        commitment: added,
      },
    ]);
  });

  it('is done, and open again', async () => {
    const added = await add();
    const { body: done } = await ada.patch(at(added), { done: true }).expect(200);
    expect(done.doneAt).toEqual(expect.any(String));
    expect(await open()).toEqual([]);
    const { body: again } = await ada.patch(at(added), { done: true }).expect(200);
    expect(again.doneAt).toBe(done.doneAt);
    await ada.patch(at(added), { done: false }).expect(200);
    expect(await open()).toHaveLength(1);
  });

  it("is listed after open ones when it's done, and those are sorted by day", async () => {
    const done = await add({ ...PROMISE, text: 'done', dueOn: dayIn(-9) });
    await ada.patch(at(done), { done: true }).expect(200);
    await add({ ...PROMISE, text: 'without a day' });
    await add({ ...PROMISE, text: 'later', dueOn: dayIn(5) });
    await add({ ...PROMISE, text: 'sooner', dueOn: dayIn(2) });
    expect(await texts()).toEqual(['sooner', 'later', 'without a day', 'done']);
    expect((await open()).map(({ commitment: { text } }) => text)).toEqual([
      'sooner',
      'later',
      'without a day',
    ]);
  });

  it.each(['number', 'person'])('keeps no day and is never open as a %s', async (kind) => {
    const added = await add({ kind, text: '12,000 francs', dueOn: '2026-12-04' });
    expect(added.dueOn).toBeNull();
    const { body } = await ada.patch(at(added), { done: true, snoozedUntil: dayIn(3) }).expect(200);
    expect(body).toMatchObject({ doneAt: null, snoozedUntil: null });
    expect([await open(), await today(), await list()]).toMatchObject([[], [], [{ kind }]]);
  });

  it('changes if the version matches and stays the same otherwise', async () => {
    const added = await add();
    const { headers } = await ada.get(at(added)).expect(200);
    const seen = String(headers['etag']);
    const change = (body: object) => ada.patch(at(added), body).set('If-Match', seen);
    await change({ text: 'Send both lists' }).expect(200);
    const refused = await change({ text: 'Send no list' }).expect(412);
    expect(refused.body.code).toBe('COMMITMENT_CHANGED');
    await ada.delete(at(added)).set('If-Match', seen).expect(412);
    expect(await texts()).toEqual(['Send both lists']);
    await ada.delete(at(added)).expect(204);
    expect(await list()).toEqual([]);
    await ada.get(at(added)).expect(404);
  });

  it('is added once by a repeated request', async () => {
    const post = () =>
      ada.post(`/api/commitments/${grace}`, PROMISE).set('Idempotency-Key', 'once').expect(201);
    const [first, second] = [await post(), await post()];
    expect(second.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [{ kind: 'we_promised' }, 'kind'],
    [{ text: '  ' }, 'text'],
    [{ text: 'x'.repeat(COMMITMENT_LIMITS.text + 1) }, 'text'],
    [{ dueOn: 'Friday' }, 'dueOn'],
    [{ interactionId: 'call' }, 'interactionId'],
  ])('is refused with %j, which names the field', async (wrong, field) => {
    const { body } = await ada
      .post(`/api/commitments/${grace}`, { ...PROMISE, ...wrong })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', problems: [{ field }] });
  });

  it("names an interaction of the same contact, and no one else's", async () => {
    const interactionId = await log();
    expect(await add({ ...PROMISE, interactionId })).toMatchObject({ interactionId });
    const other = await addContact(ada, 'Emmy Noether');
    await ada.post(`/api/commitments/${other}`, { ...PROMISE, interactionId }).expect(404);
    const { body } = await ada
      .post(`/api/commitments/${grace}`, { ...PROMISE, interactionId: randomUUID() })
      .expect(404);
    expect(body.code).toBe('INTERACTION_NOT_FOUND');
  });

  it("is not there for anyone else, nor under another contact's address", async () => {
    const added = await add();
    const bob = await api.signIn();
    for (const { status } of [
      await bob.get(`/api/commitments/${grace}`),
      await bob.get(at(added)),
      await bob.patch(at(added), { done: true }),
      await bob.delete(at(added)),
      await bob.post(`/api/commitments/${grace}`, PROMISE),
    ]) {
      expect(status).toBe(404);
    }
    const other = await addContact(ada, 'Emmy Noether');
    await ada.patch(`/api/commitments/${other}/${added.id}`, { done: true }).expect(404);
    expect((await bob.get('/api/commitments').expect(200)).body).toEqual([]);
    expect(await list()).toEqual([added]);
  });

  it('ends when a contact has as many as it can', async () => {
    await api.sql(
      `INSERT INTO rapport.commitments
         (user_profile_id, id, contact_id, created_at, version, kind, text)
       SELECT $1, gen_random_uuid(), $2, now(), 1, 'number', 'n'
       FROM generate_series(1, ${COMMITMENT_LIMITS.perContact})`,
      [ada.id, grace],
    );
    const { body } = await ada.post(`/api/commitments/${grace}`, PROMISE).expect(400);
    expect(body.code).toBe('LIMIT_REACHED');
  });
});

describe('with the note that it is marked in', () => {
  const PIECES = [
    { ...PROMISE, dueOn: dayIn(1) },
    { kind: 'they_promised', text: 'A date for the audit' },
  ];

  it('is stored with a new interaction, all or nothing', async () => {
    const id = await log({ notes: 'Send the price list', commitments: PIECES });
    expect(await list()).toMatchObject([
      { kind: 'i_promised', interactionId: id, dueOn: dayIn(1) },
      { kind: 'they_promised', interactionId: id },
    ]);
    const wrong = { type: 'call', interactionDate: '2026-03-14T09:26:53.589Z' };
    const { body } = await ada
      .post(`/api/interactions/${grace}`, { ...wrong, commitments: [{ kind: 'i_promised' }] })
      .expect(400);
    expect(body.problems).toMatchObject([{ field: 'commitments[0].text' }]);
    expect((await ada.get(`/api/interactions/${grace}`).expect(200)).body).toHaveLength(1);
  });

  it('is added and forgotten by a change of the note, and others stay', async () => {
    const id = await log({ commitments: PIECES });
    const [first] = await list();
    const question = { kind: 'they_asked', text: 'Who signs?' };
    await ada
      .patch(`/api/interactions/${grace}/${id}`, {
        notes: 'Changed',
        commitments: [question],
        forgetCommitments: [first!.id, randomUUID()],
      })
      .expect(200);
    expect(await texts()).toEqual(['A date for the audit', 'Who signs?']);
    await ada.patch(`/api/interactions/${grace}/${id}`, { notes: 'Again' }).expect(200);
    expect(await texts()).toHaveLength(2);
  });

  it("forgets none of another contact's", async () => {
    const other = await addContact(ada, 'Emmy Noether');
    const { id: theirs } = await add(PROMISE, other);
    const id = await log();
    const body = { forgetCommitments: [theirs] };
    await ada.patch(`/api/interactions/${grace}/${id}`, body).expect(200);
    expect(await list(other)).toHaveLength(1);
  });

  it('stays when the interaction is deleted', async () => {
    const id = await log({ commitments: PIECES });
    await ada.delete(`/api/interactions/${grace}/${id}`).expect(204);
    expect(await list()).toMatchObject([{ interactionId: null }, { interactionId: null }]);
  });
});

describe('Today', () => {
  it("has commitments due within a week or without a day, until they're done or snoozed", async () => {
    await add({ ...PROMISE, text: 'late', dueOn: dayIn(-3) });
    await add({ ...PROMISE, text: 'in six days', dueOn: dayIn(6) });
    await add({ ...PROMISE, text: 'in nine days', dueOn: dayIn(9) });
    const asked = await add({ kind: 'they_asked', text: 'who signs' });
    expect(await today()).toEqual(['late', 'in six days', 'who signs']);
    await ada.patch(at(asked), { snoozedUntil: dayIn(1) }).expect(200);
    expect(await today()).toEqual(['late', 'in six days']);
    await ada.patch(at(asked), { snoozedUntil: null }).expect(200);
    await ada.patch(at(asked), { done: true }).expect(200);
    expect(await today()).toEqual(['late', 'in six days']);
  });

  it('has nothing of a deleted contact until it is restored', async () => {
    await add();
    await ada.delete(`/api/contacts/${grace}`).expect(204);
    expect([await today(), await open()]).toEqual([[], []]);
    await ada.post(`/api/contacts/${grace}/restore`).expect(200);
    expect(await today()).toEqual(['Send the price list']);
  });
});

it('a merge keeps those of both, and its undo gives each their own', async () => {
  const other = await addContact(ada, 'Grace B. Hopper');
  await add();
  await add({ ...PROMISE, text: 'Call back' }, other);
  await ada.post(`/api/contacts/${grace}/merge`, { with: other }).expect(200);
  expect((await texts()).sort()).toEqual(['Call back', 'Send the price list']);
  await ada.post(`/api/contacts/${grace}/unmerge`).expect(200);
  expect([await texts(), await texts(other)]).toEqual([['Send the price list'], ['Call back']]);
});

it('an objection leaves them: a promise is no estimate', async () => {
  await add();
  await ada.post(`/api/contacts/${grace}/objection`).expect(200);
  expect(await list()).toHaveLength(1);
});
