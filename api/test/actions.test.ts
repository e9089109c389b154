import { type QuizResponse } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { addDays } from '../src/attention/domain/utc-days.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactActionDto } from '../src/actions/dto/contact-action.dto.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;
let path: string;

const REACHABLE = { displayName: 'Grace Hopper', primaryEmail: 'grace@example.com' };
const RESULT = {
  mbtiType: 'ENTJ',
  enneagramType: 5,
  mbtiConfidence: 90,
  enneagramConfidence: 90,
  mbtiAmbiguousLetters: [],
  enneagramSecondaryTypes: [],
  notes: [],
};

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
beforeEach(() => makeContact(REACHABLE));
afterAll(() => api.close());

async function makeContact(body: object) {
  ({
    body: { id: contactId },
  } = await ada.post('/api/contacts', body).expect(201));
  path = `/api/actions/${contactId}`;
  await setLongStandingCadence(api, ada, contactId, 60);
}

const inDays = (days: number) => addDays(new Date(), days).toISOString();
const log = async (days: number, outcome: string | null = null, type = 'call') =>
  (
    await ada
      .post(`/api/interactions/${contactId}`, { type, outcome, interactionDate: inDays(-days) })
      .expect(201)
  ).body as { id: string; interactionDate: string };
const assess = (result: object = {}) =>
  ada.post('/api/quiz-complete', { contactId, ...RESULT, ...result }).expect(201);
const actions = async () => (await ada.get(path).expect(200)).body as ContactActionDto[];
const shown = async () => (await actions()).map(({ ruleId, status }) => `${ruleId} ${status}`);
const update = ({ id }: Pick<ContactActionDto, 'id'>, body: object, caller = ada) =>
  caller.patch(`${path}/${id}`, body);
const first = async () => {
  const [action] = await actions();
  expect(action).toBeDefined();
  return action!;
};
const marks = () =>
  api.sql('SELECT * FROM rapport.action_marks WHERE contact_id = $1', [contactId]);

const NOT_FOUND = '{"error":"Contact not found","code":"CONTACT_NOT_FOUND"}';

describe('GET /api/actions/{contactId}', () => {
  it('suggests a first entry if nothing was logged', async () => {
    expect(await actions()).toEqual([
      {
        id: expect.stringMatching(new RegExp(`^R10:${contactId}:[0-9a-f]{8}$`)),
        contactId,
        ruleId: 'R10',
        title: 'Log when you were last in touch',
        reason: 'No contact is logged yet. Log one to start the cadence.',
        actionType: 'reach_out',
        priority: 60,
        dueAt: null,
        channelHint: null,
        tipIds: ['first-note'],
        evidence: { interactions: 0 },
        link: `/contacts/${contactId}`,
        status: 'open',
        snoozedUntil: null,
      },
    ]);
  });

  it('is empty when there is nothing to do', async () => {
    await assess();
    await log(1);
    expect(await actions()).toEqual([]);
  });

  it('names the last interaction, the due date and the channel of the work style', async () => {
    await assess();
    const { interactionDate } = await log(70);
    expect(await actions()).toEqual([
      expect.objectContaining({
        ruleId: 'R3',
        title: 'Reach out with a short call',
        reason: 'The last contact was 70 days ago, 10 days past the 60-day cadence you set.',
        dueAt: addDays(new Date(interactionDate), 60).toISOString(),
        channelHint: 'call',
        evidence: { lastInteractionAt: interactionDate, cadenceDays: 60 },
      }),
    ]);
  });

  it.each([
    ['R1', 'a negative outcome', () => log(1, 'negative')],
    ['R2', 'overdue by more than the cadence', () => log(130)],
    ['R3', 'due', () => log(58)],
    ['R4', 'something left to do', () => log(1, 'follow_up_needed')],
    [
      'R5',
      'worsening outcomes',
      async () => {
        for (const [days, outcome] of [
          [5, 'positive'],
          [4, 'neutral'],
          [3, 'neutral'],
          [2, 'neutral'],
        ] as const)
          await log(days, outcome);
      },
    ],
    [
      'R11',
      'three good ones in a row',
      async () => {
        for (const days of [3, 2, 1]) await log(days, 'positive');
      },
    ],
  ])('suggests %s after %s', async (rule, _, arrange) => {
    await assess();
    await arrange();
    expect(await shown()).toEqual([`${rule} open`]);
  });

  it('suggests an assessment after three interactions, until there is one', async () => {
    for (const days of [3, 2, 1]) await log(days);
    expect(await shown()).toEqual(['R6 open']);
    expect((await first()).link).toBe(`/assessment/${contactId}`);
    await assess();
    expect(await shown()).toEqual([]);
  });

  it('suggests to look closer at an open letter', async () => {
    await log(1);
    await assess({ mbtiAmbiguousLetters: ['E'] });
    expect(await actions()).toEqual([
      expect.objectContaining({ ruleId: 'R7', tipIds: ['observe-EI'] }),
    ]);
  });

  it('sees from the answers of the newest assessment that motivation types are level', async () => {
    await log(1);
    const responses: QuizResponse[] = ['motivation-1', 'motivation-2'].map((questionId) => ({
      questionId,
      answer: 'A',
      confidence: 'high',
    }));
    await api.sql(
      `INSERT INTO rapport.assessment_runs (user_profile_id, id, contact_id, created_at, mbti_type, mbti_confidence, mbti_ambiguous_letters, enneagram_type, enneagram_confidence, enneagram_secondary_types, notes, responses)
       VALUES ($1, $2, $3, now(), 'ENTJ', 60, '{}', 1, 60, '{}', '{}', $4)`,
      [ada.id, randomUUID(), contactId, JSON.stringify(responses)],
    );
    await api.sql(
      `UPDATE rapport.contacts SET assessment_complete = true, mbti_type = 'ENTJ', enneagram_type = 1 WHERE id = $1`,
      [contactId],
    );
    expect(await actions()).toEqual([
      expect.objectContaining({
        ruleId: 'R7',
        tipIds: ['observe-motivation'],
        evidence: { mbtiType: 'ENTJ', openLetters: '', enneagramType: 1, tiedMotivationTypes: '3' },
      }),
    ]);
    await assess();
    expect(await shown()).toEqual([]);
  });

  it('suggests a review a year after the newest assessment', async () => {
    await log(1);
    await assess();
    const age = (interval: string) =>
      api.sql(
        `UPDATE rapport.assessment_runs SET created_at = now() - $2::interval WHERE contact_id = $1`,
        [contactId, interval],
      );
    await age('13 months');
    expect(await shown()).toEqual(['R8 open']);
    await assess();
    expect(await shown()).toEqual([]);
  });

  it('suggests adding contact details if there are none', async () => {
    await makeContact({ displayName: 'Nobody' });
    await assess();
    await log(1);
    expect(await shown()).toEqual(['R9 open']);
  });

  it('shows three open ones at most, the most urgent first', async () => {
    await makeContact({ displayName: 'Nobody' });
    for (const days of [63, 62, 61]) await log(days, 'negative');
    const all = await actions();
    expect(all.map(({ ruleId }) => ruleId)).toEqual(['R1', 'R3', 'R6']);
    await update(all[0]!, { status: 'done' }).expect(200);
    expect(await shown()).toEqual(['R1 done', 'R3 open', 'R6 open', 'R9 open']);
  });

  it('answers the same bytes for contacts that are not there', async () => {
    const bob = await api.signIn();
    const hidden = await bob.get(path);
    await api.sql('UPDATE rapport.contacts SET deleted_at = now() WHERE id = $1', [contactId]);
    const answers = [hidden, await ada.get(path), await ada.get(`/api/actions/${randomUUID()}`)];
    for (const { status, text } of answers) expect([status, text]).toEqual([404, NOT_FOUND]);
  });

  it('answers 400 to a malformed id, and accepts one in capitals', async () => {
    const { body } = await ada.get('/api/actions/nonsense').expect(400);
    expect(body).toMatchObject({ error: 'Invalid contact ID', code: 'INVALID_CONTACT_ID' });
    const { body: capitals } = await ada.get(`/api/actions/${contactId.toUpperCase()}`).expect(200);
    expect(capitals).toEqual(await actions());
  });

  it('needs a token', async () => {
    expect((await fetch(`${api.url}${path}`)).status).toBe(401);
  });
});

describe('PATCH /api/actions/{contactId}/{actionId}', () => {
  it.each(['done', 'dismissed'])('keeps what is %s until its inputs change', async (status) => {
    await assess();
    await log(70);
    const action = await first();
    const { body } = await update(action, { status }).expect(200);
    expect(body).toEqual({ ...action, status });
    expect(await actions()).toEqual([body]);
    await log(65);
    expect(await shown()).toEqual(['R3 open']);
    expect((await first()).id).not.toBe(action.id);
  });

  it('stays done while the inputs are unchanged', async () => {
    await assess();
    await log(70);
    await update(await first(), { status: 'done' }).expect(200);
    const { id } = await log(65);
    await ada.delete(`/api/interactions/${contactId}/${id}`).expect(204);
    expect(await shown()).toEqual(['R3 done']);
  });

  it.each([1, 7, 30])('puts an action off for %d days, and brings it back', async (days) => {
    const action = await first();
    const snoozedUntil = inDays(days);
    const { body } = await update(action, { status: 'snoozed', snoozedUntil }).expect(200);
    expect(body).toEqual({ ...action, status: 'snoozed', snoozedUntil });
    expect(await actions()).toEqual([body]);
    await api.sql('UPDATE rapport.action_marks SET snoozed_until = now() WHERE contact_id = $1', [
      contactId,
    ]);
    expect(await actions()).toEqual([action]);
  });

  it('undoes done, dismissed, and snoozed', async () => {
    const action = await first();
    for (const body of [
      { status: 'done' },
      { status: 'dismissed', snoozedUntil: null },
      { status: 'snoozed', snoozedUntil: inDays(7) },
    ]) {
      await update(action, body).expect(200);
      const { body: again } = await update(action, { status: 'open' }).expect(200);
      expect(again).toEqual(action);
      expect(await actions()).toEqual([action]);
    }
    await update(action, { status: 'open' }).expect(200);
  });

  it('shows restored and snoozed steps in place of the last of the three', async () => {
    await makeContact({ displayName: 'Nobody' });
    for (const days of [63, 62, 61]) await log(days, 'negative');
    await update((await actions())[0]!, { status: 'done' }).expect(200);
    const last = (await actions()).at(-1)!;
    await update(last, { status: 'dismissed' }).expect(200);
    await update((await actions())[0]!, { status: 'open' }).expect(200);
    expect(await shown()).toEqual(['R1 open', 'R3 open', 'R6 open', 'R9 dismissed']);
    await update(last, { status: 'open' }).expect(200);
    expect(await shown()).toEqual(['R1 open', 'R3 open', 'R9 open']);
    await update(last, { status: 'snoozed', snoozedUntil: inDays(1) }).expect(200);
    expect(await shown()).toEqual(['R1 open', 'R3 open', 'R6 open', 'R9 snoozed']);
    await api.sql('UPDATE rapport.action_marks SET snoozed_until = now() WHERE contact_id = $1', [
      contactId,
    ]);
    expect(await shown()).toEqual(['R1 open', 'R3 open', 'R9 open']);
  });

  it('keeps one mark, the last one, however often and however close together', async () => {
    const action = await first();
    const statuses = ['done', 'dismissed', 'done', 'dismissed', 'done'];
    const answers = await Promise.all(statuses.map((status) => update(action, { status })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await update(action, { status: 'dismissed' }).expect(200);
    expect(await marks()).toMatchObject([
      { user_profile_id: ada.id, action_id: action.id, status: 'dismissed', snoozed_until: null },
    ]);
  });

  it("doesn't change the contact", async () => {
    const contact = async () => (await ada.get(`/api/contacts/${contactId}`).expect(200)).text;
    const before = await contact();
    await update(await first(), { status: 'done' }).expect(200);
    expect(await contact()).toBe(before);
  });

  it.each([
    [{}, 'status must be one of open, snoozed, done, dismissed'],
    [{ status: null }, 'status must be one of open, snoozed, done, dismissed'],
    [{ status: 'DONE' }, 'status must be one of open, snoozed, done, dismissed'],
    [{ status: ['done'] }, 'status must be one of open, snoozed, done, dismissed'],
    [{ status: 'snoozed' }, 'snoozedUntil is required when status is snoozed'],
    [{ status: 'snoozed', snoozedUntil: null }, 'snoozedUntil is required when status is snoozed'],
    [
      { status: 'snoozed', snoozedUntil: 'tomorrow' },
      'snoozedUntil must be a time like 2026-03-14T09:26:53.589Z',
    ],
    [
      { status: 'snoozed', snoozedUntil: 7 },
      'snoozedUntil must be a time like 2026-03-14T09:26:53.589Z',
    ],
    [
      { status: 'done', snoozedUntil: '2999-01-01T00:00:00Z' },
      'snoozedUntil must be null unless status is snoozed',
    ],
  ])('refuses %j', async (body, error) => {
    const { body: answer } = await update(await first(), body).expect(400);
    expect(answer).toMatchObject({ error, code: 'VALIDATION_FAILED' });
    expect(await marks()).toEqual([]);
  });

  it.each(['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])(
    'refuses a snooze that ends at %s',
    async (snoozedUntil) => {
      const { body } = await update(await first(), { status: 'snoozed', snoozedUntil }).expect(400);
      expect(body).toMatchObject({
        error: 'snoozedUntil must be a time within the next 30 days',
        code: 'TIME_OUT_OF_RANGE',
      });
      expect(await marks()).toEqual([]);
    },
  );

  it('finds no action that nothing suggests', async () => {
    const action = await first();
    const { body: other } = await ada.post('/api/contacts', REACHABLE).expect(201);
    const ids = [
      `R1:${contactId}:00000000`,
      action.id.replace(/.{8}$/, '00000000'),
      action.id.replace(contactId, other.id),
      `R99:${contactId}:00000000`,
    ];
    for (const id of ids) {
      const { status, text } = await update({ id }, { status: 'done' });
      expect([status, text]).toEqual([
        404,
        '{"error":"Action not found","code":"ACTION_NOT_FOUND"}',
      ]);
    }
    await log(1);
    await update(action, { status: 'done' }).expect(404);
    expect(await marks()).toEqual([]);
  });

  it.each(['1', 'R10', 'R10:x:y', '%27', `R10:${'a'.repeat(400)}`])(
    'answers 400 to the malformed id %s',
    async (id) => {
      const { body } = await update({ id }, { status: 'done' }).expect(400);
      expect(body).toMatchObject({ error: 'Invalid action ID', code: 'INVALID_ACTION_ID' });
    },
  );

  it('accepts an id with its colons written as %3A', async () => {
    const { id } = await first();
    await update({ id: encodeURIComponent(id) }, { status: 'done' }).expect(200);
    expect(await shown()).toEqual(['R10 done']);
  });

  it('answers the same bytes for contacts that are not there, and marks nothing', async () => {
    const action = await first();
    const bob = await api.signIn();
    const hidden = await update(action, { status: 'done' }, bob);
    const unused = await ada.patch(`/api/actions/${randomUUID()}/${action.id}`, { status: 'done' });
    await api.sql('UPDATE rapport.contacts SET deleted_at = now() WHERE id = $1', [contactId]);
    const deleted = await update(action, { status: 'done' });
    for (const { status, text } of [hidden, unused, deleted]) {
      expect([status, text]).toEqual([404, NOT_FOUND]);
    }
    expect(await marks()).toEqual([]);
  });

  it('marks go with the contact when that is gone for good', async () => {
    await update(await first(), { status: 'done' }).expect(200);
    await api.sql('DELETE FROM rapport.contacts WHERE id = $1', [contactId]);
    expect(await marks()).toEqual([]);
  });
});
