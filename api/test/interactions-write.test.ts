import { setLongStandingCadence } from './long-standing-cadence.ts';
import { randomUUID } from 'node:crypto';
import { addDays } from '../src/attention/domain/utc-days.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactSummaryDto } from '../src/contacts/dto/contact.dto.ts';
import { type InteractionDto } from '../src/interactions/dto/interaction.dto.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
beforeEach(async () => {
  const { body } = await ada.post('/api/contacts', { displayName: 'Grace Hopper' }).expect(201);
  contactId = body.id;
  await setLongStandingCadence(api, ada, contactId, 60);
});
afterAll(() => api.close());

const daysAgo = (days: number) => addDays(new Date(), -days).toISOString();
const CALL = { type: 'call', interactionDate: '2026-03-14T09:26:53.589Z' };
const WHOLE = {
  ...CALL,
  description: 'Budget for the spring',
  notes: 'Wants the figures\nbefore Friday. 👍',
  duration: 25,
  outcome: 'positive',
};

const log = (body: object = CALL, id = contactId, caller = ada) =>
  caller.post(`/api/interactions/${id}`, body);
const logged = async (body: object = WHOLE) => (await log(body).expect(201)).body as InteractionDto;
const pathOf = ({ id }: { id: string }) => `/api/interactions/${contactId}/${id}`;
const all = async () =>
  (await ada.get(`/api/interactions/${contactId}`).expect(200)).body as InteractionDto[];
const contact = async () => (await ada.get(`/api/contacts/${contactId}`).expect(200)).body;
const dueAt = async () =>
  (
    (await api.sql('SELECT next_due_at FROM rapport.contacts WHERE id = $1', [contactId]))[0]
      ?.next_due_at as Date | null
  )?.toISOString() ?? null;

const NOT_FOUND = '{"error":"Contact not found","code":"CONTACT_NOT_FOUND"}';

/** Returns an unused id, another user's contact, and a deleted one. */
async function noContactsOfAda() {
  const bob = await api.signIn();
  const { body: his } = await bob.post('/api/contacts', { displayName: 'His' }).expect(201);
  const { body: gone } = await ada.post('/api/contacts', { displayName: 'Gone' }).expect(201);
  await api.sql('UPDATE rapport.contacts SET deleted_at = now() WHERE id = $1', [gone.id]);
  return [randomUUID(), his.id, gone.id] as string[];
}

describe('POST /api/interactions/{contactId}', () => {
  it('answers 201 with the whole interaction', async () => {
    const { body } = await log(WHOLE).expect(201);
    expect(body).toEqual({
      ...WHOLE,
      followUpAt: null,
      followUpText: null,
      followUpStatus: null,
      meeting: null,
      imported: false,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      contactId,
      createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    });
    expect(await all()).toEqual([body]);
  });

  it('makes null of everything that is left out or empty', async () => {
    const nothing = { description: null, notes: null, duration: null, outcome: null };
    expect(await logged(CALL)).toMatchObject(nothing);
    expect(await logged({ ...CALL, ...nothing })).toMatchObject(nothing);
    expect(await logged({ ...CALL, description: '  ', notes: '\n' })).toMatchObject(nothing);
  });

  it('keeps the moment to the millisecond, for any offset', async () => {
    const { interactionDate } = await logged({
      ...CALL,
      interactionDate: '2026-03-14T14:56:53.5899+05:30',
    });
    expect(interactionDate).toBe('2026-03-14T09:26:53.589Z');
  });

  it('accepts every type and outcome, the longest notes, and the limits of the duration', async () => {
    for (const type of ['call', 'meeting', 'email', 'message', 'event', 'note']) {
      expect(await logged({ ...CALL, type })).toMatchObject({ type });
    }
    for (const outcome of ['positive', 'neutral', 'negative', 'follow_up_needed']) {
      expect(await logged({ ...CALL, outcome })).toMatchObject({ outcome });
    }
    const ends = { notes: '👍'.repeat(10_000), description: 'x'.repeat(320), duration: 0 };
    expect(await logged({ ...CALL, ...ends })).toMatchObject(ends);
    expect(await logged({ ...CALL, duration: 10_080 })).toMatchObject({ duration: 10_080 });
  });

  it('moves the last contact and the due date, and nothing else of the contact', async () => {
    const before = await contact();
    await log(CALL).expect(201);
    expect(await contact()).toEqual({
      ...before,
      lastInteractionAt: CALL.interactionDate,
      nextDueAt: '2026-05-13T09:26:53.589Z',
      dueState: 'due',
    });
    expect(await dueAt()).toBe('2026-05-13T09:26:53.589Z');
  });

  it("doesn't change the last contact for an older interaction", async () => {
    await log(CALL).expect(201);
    await log({ ...CALL, interactionDate: '2026-01-01T00:00:00Z' }).expect(201);
    expect(await contact()).toMatchObject({ lastInteractionAt: CALL.interactionDate });
  });

  it('makes lists sortable by last contact and filterable by due', async () => {
    const { body: other } = await ada.post('/api/contacts', { displayName: 'Other' }).expect(201);
    await setLongStandingCadence(api, ada, other.id, 60);
    await log({ ...CALL, interactionDate: daysAgo(61) }).expect(201);
    await log({ ...CALL, interactionDate: daysAgo(59) }, other.id).expect(201);
    const ids = async (query: string) => {
      const { body } = await ada.get(`/api/contacts?${query}`).expect(200);
      return (body as ContactSummaryDto[])
        .map(({ id }) => id)
        .filter((id) => [contactId, other.id].includes(id));
    };
    expect(await ids('sort=lastContact&limit=200')).toEqual([other.id, contactId]);
    expect(await ids('due=true&limit=200')).toEqual([contactId]);
    await log({ ...CALL, interactionDate: daysAgo(0) }).expect(201);
    expect(await ids('sort=lastContact&limit=200')).toEqual([contactId, other.id]);
    expect(await ids('due=true&limit=200')).toEqual([]);
  });

  it('plans up to a year ahead, and nothing later', async () => {
    await log({ ...CALL, interactionDate: daysAgo(-365) }).expect(201);
    const { body } = await log({ ...CALL, interactionDate: daysAgo(-367) }).expect(400);
    expect(body).toMatchObject({
      error: 'interactionDate must not be more than a year from now',
      code: 'TIME_OUT_OF_RANGE',
    });
    expect(await all()).toHaveLength(1);
  });

  it.each([
    ['type', undefined, 'must be one of call, meeting, email, message, event, note'],
    ['type', null, 'must be one of call, meeting, email, message, event, note'],
    ['type', 'Call', 'must be one of call, meeting, email, message, event, note'],
    ['type', ['call'], 'must be one of call, meeting, email, message, event, note'],
    ['outcome', 'good', 'must be one of positive, neutral, negative, follow_up_needed'],
    ['outcome', '', 'must be one of positive, neutral, negative, follow_up_needed'],
    ['outcome', 1, 'must be one of positive, neutral, negative, follow_up_needed'],
    ['duration', -1, 'must be a whole number from 0 to 10080'],
    ['duration', 10_081, 'must be a whole number from 0 to 10080'],
    ['duration', 1.5, 'must be a whole number from 0 to 10080'],
    ['duration', '25', 'must be a whole number from 0 to 10080'],
    ['duration', [25], 'must be a whole number from 0 to 10080'],
    ['description', 'a\nb', 'must not contain control characters'],
    ['description', 'x'.repeat(321), 'must be at most 320 characters long'],
    ['description', 7, 'must be text'],
    ['notes', 'x'.repeat(10_001), 'must be at most 10000 characters long'],
    ['notes', 'a\0b', 'must not contain control characters'],
    ['notes', '\ud800', 'must not contain broken characters'],
    ['notes', '\u200d\u3164', 'must contain visible characters'],
    ['notes', ['a'], 'must be text'],
    ['interactionDate', undefined, 'must be a time like 2026-03-14T09:26:53.589Z'],
    ['interactionDate', null, 'must be a time like 2026-03-14T09:26:53.589Z'],
    ['interactionDate', '2026-03-14', 'must be a time like 2026-03-14T09:26:53.589Z'],
    ['interactionDate', '2026-02-30T00:00:00Z', 'must be a time like 2026-03-14T09:26:53.589Z'],
    ['interactionDate', 1773480413589, 'must be a time like 2026-03-14T09:26:53.589Z'],
    ['interactionDate', '0001-01-01T00:00:00Z', 'must be a time between 1900 and 2999'],
  ])('refuses %s = %j', async (field, value, words) => {
    const { body } = await log({ ...WHOLE, [field]: value }).expect(400);
    expect(body).toMatchObject({ error: `${field} ${words}`, code: 'VALIDATION_FAILED' });
    expect(await all()).toEqual([]);
  });

  it('names every field that is wrong', async () => {
    const { body } = await log({ type: 'x', duration: 'y', outcome: 'z' }).expect(400);
    for (const field of ['type', 'interactionDate', 'duration', 'outcome']) {
      expect(body.error).toContain(`${field} must be`);
    }
  });

  it('ignores unknown and read-only fields', async () => {
    const id = randomUUID();
    const body = await logged({ ...CALL, id, contactId: id, userProfileId: id, mood: 'good' });
    expect(body).toMatchObject({ contactId });
    expect(body.id).not.toBe(id);
  });

  it('answers the same bytes for contacts that are not there', async () => {
    const ids = await noContactsOfAda();
    for (const { status, text } of await Promise.all(ids.map((id) => log(WHOLE, id)))) {
      expect([status, text]).toEqual([404, NOT_FOUND]);
    }
    const rows = await api.sql('SELECT id FROM rapport.interactions WHERE contact_id = ANY ($1)', [
      ids,
    ]);
    expect(rows).toEqual([]);
  });

  it.each(['nonsense', '%27', '1'])('answers 400 to the malformed contact id %s', async (id) => {
    const { body } = await log(WHOLE, id).expect(400);
    expect(body).toMatchObject({ error: 'Invalid contact ID', code: 'INVALID_CONTACT_ID' });
  });

  it('makes one interaction of a repeated key, and repeats the answer', async () => {
    const key = randomUUID();
    const once = () => log(WHOLE).set('Idempotency-Key', key);
    const answers = await Promise.all([once(), once(), once()]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await all()).toHaveLength(1);
    await log({ ...WHOLE, duration: 26 })
      .set('Idempotency-Key', key)
      .expect(422);
  });

  it('ends with the newest of many that arrive at once', async () => {
    const ages = [9, 3, 7, 1, 5, 2, 8, 4, 6, 10].map((days) => daysAgo(days * 10));
    const answers = await Promise.all(
      ages.map((interactionDate) => log({ ...CALL, interactionDate })),
    );
    expect(answers.map(({ status }) => status)).toEqual(ages.map(() => 201));
    const newest = ages[3]!;
    expect(await contact()).toMatchObject({ lastInteractionAt: newest });
    expect(await dueAt()).toBe(addDays(new Date(newest), 60).toISOString());
  });

  it('needs a token', async () => {
    const response = await fetch(`${api.url}/api/interactions/${contactId}`, { method: 'POST' });
    expect(response.status).toBe(401);
  });
});

describe('PATCH /api/interactions/{contactId}/{id}', () => {
  it('changes the fields of the body and no others', async () => {
    const before = await logged();
    const { body } = await ada.patch(pathOf(before), { outcome: 'negative' }).expect(200);
    expect(body).toEqual({ ...before, outcome: 'negative' });
    expect(await all()).toEqual([body]);
  });

  it('clears null and empty fields', async () => {
    const before = await logged();
    const { body } = await ada
      .patch(pathOf(before), { notes: '', description: null, duration: null, outcome: null })
      .expect(200);
    const cleared = { notes: null, description: null, duration: null, outcome: null };
    expect(body).toEqual({ ...before, ...cleared });
  });

  it('changes nothing for an empty body', async () => {
    const before = await logged();
    const { body } = await ada.patch(pathOf(before), {}).expect(200);
    expect(body).toEqual(before);
  });

  it('moves the last contact and the due date, forward and back', async () => {
    const old = await logged({ ...CALL, interactionDate: daysAgo(90) });
    const recent = await logged({ ...CALL, interactionDate: daysAgo(5) });
    const updated = (await contact()).lastUpdateTime;
    await ada.patch(pathOf(recent), { interactionDate: daysAgo(100) }).expect(200);
    expect(await contact()).toMatchObject({
      lastInteractionAt: old.interactionDate,
      lastUpdateTime: updated,
    });
    expect(await dueAt()).toBe(addDays(new Date(old.interactionDate), 60).toISOString());
  });

  it('keeps both of two changes at once', async () => {
    const before = await logged();
    await Promise.all([
      ada.patch(pathOf(before), { notes: 'Mine' }).expect(200),
      ada.patch(pathOf(before), { duration: 99 }).expect(200),
    ]);
    expect(await all()).toEqual([{ ...before, notes: 'Mine', duration: 99 }]);
  });

  it.each([
    ['type', null, 'must be one of call, meeting, email, message, event, note'],
    ['type', 'lunch', 'must be one of call, meeting, email, message, event, note'],
    ['interactionDate', null, 'must be a time like 2026-03-14T09:26:53.589Z'],
    ['interactionDate', 'yesterday', 'must be a time like 2026-03-14T09:26:53.589Z'],
    ['duration', true, 'must be a whole number from 0 to 10080'],
    ['notes', 'x'.repeat(10_001), 'must be at most 10000 characters long'],
  ])('refuses %s = %j and changes nothing', async (field, value, words) => {
    const before = await logged();
    const { body } = await ada.patch(pathOf(before), { [field]: value }).expect(400);
    expect(body).toMatchObject({ error: `${field} ${words}`, code: 'VALIDATION_FAILED' });
    expect(await all()).toEqual([before]);
  });

  it('refuses a date that is too far ahead and changes nothing', async () => {
    const before = await logged();
    const change = { interactionDate: '2999-01-01T00:00:00Z' };
    const { body } = await ada.patch(pathOf(before), change).expect(400);
    expect(body).toMatchObject({ code: 'TIME_OUT_OF_RANGE' });
    expect(await all()).toEqual([before]);
  });

  it('refuses a body that is no object', async () => {
    const before = await logged();
    await ada.patch(pathOf(before), []).expect(400);
    expect(await all()).toEqual([before]);
  });
});

describe('DELETE /api/interactions/{contactId}/{id}', () => {
  it('answers 204 without a body, and it is gone', async () => {
    const kept = await logged({ ...CALL, interactionDate: daysAgo(20) });
    const gone = await logged({ ...CALL, interactionDate: daysAgo(10) });
    const { text } = await ada.delete(pathOf(gone)).expect(204);
    expect(text).toBe('');
    expect(await all()).toEqual([kept]);
    expect(await contact()).toMatchObject({ lastInteractionAt: kept.interactionDate });
    await ada.delete(pathOf(gone)).expect(404);
  });

  it('leaves a contact without interactions as never met', async () => {
    const [before, due] = [await contact(), await dueAt()];
    const only = await logged();
    await ada.delete(pathOf(only)).expect(204);
    expect(await contact()).toEqual(before);
    expect(await dueAt()).toBe(due);
  });

  it('happens once for two concurrent requests', async () => {
    const only = await logged();
    const answers = await Promise.all([ada.delete(pathOf(only)), ada.delete(pathOf(only))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});

describe.each([
  ['PATCH', (path: string, caller: Caller) => caller.patch(path, { notes: 'Changed' })],
  ['DELETE', (path: string, caller: Caller) => caller.delete(path)],
])('%s', (_, call) => {
  it('finds no interaction of another contact, another person or no one', async () => {
    const mine = await logged();
    const bob = await api.signIn();
    const { body: his } = await bob.post('/api/contacts', { displayName: 'His' }).expect(201);
    const { body: hers } = await log(WHOLE, his.id, bob).expect(201);
    const { body: other } = await ada.post('/api/contacts', { displayName: 'Other' }).expect(201);
    const paths = [
      `/api/interactions/${contactId}/${randomUUID()}`,
      `/api/interactions/${contactId}/${hers.id}`,
      `/api/interactions/${other.id}/${mine.id}`,
    ];
    for (const { status, text } of await Promise.all(paths.map((path) => call(path, ada)))) {
      expect([status, text]).toEqual([
        404,
        '{"error":"Interaction not found","code":"INTERACTION_NOT_FOUND"}',
      ]);
    }
    expect(await all()).toEqual([mine]);
  });

  it('finds no contact that is not there', async () => {
    const mine = await logged();
    for (const id of await noContactsOfAda()) {
      const { status, text } = await call(`/api/interactions/${id}/${mine.id}`, ada);
      expect([status, text]).toEqual([404, NOT_FOUND]);
    }
    const bob = await api.signIn();
    const { status, text } = await call(pathOf(mine), bob);
    expect([status, text]).toEqual([404, NOT_FOUND]);
    expect(await all()).toEqual([mine]);
  });

  it('refuses malformed ids', async () => {
    const mine = await logged();
    const malformed = await call(`/api/interactions/${contactId}/1`, ada);
    expect([malformed.status, malformed.body]).toEqual([
      400,
      {
        error: 'Invalid interaction ID',
        code: 'INVALID_INTERACTION_ID',
        problems: [{ field: 'id', message: 'must be a UUID' }],
      },
    ]);
    const { body } = await call(`/api/interactions/nonsense/${mine.id}`, ada);
    expect(body).toMatchObject({ error: 'Invalid contact ID', code: 'INVALID_CONTACT_ID' });
  });

  it('accepts ids in capitals', async () => {
    const mine = await logged();
    const { status } = await call(
      pathOf(mine).toUpperCase().replace('/API/INTERACTIONS', '/api/interactions'),
      ada,
    );
    expect([200, 204]).toContain(status);
  });
});
