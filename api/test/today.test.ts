import { DUE_COUNT_LIMIT } from '@rapport/contracts';
import { addDays } from '../src/attention/domain/utc-days.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { addManyContacts } from './builders/many-contacts.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactActionDto } from '../src/actions/dto/contact-action.dto.ts';
import { type TodayDto } from '../src/today/dto/today.dto.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const inDays = (days: number) => addDays(new Date(), days).toISOString();
const day = (days: number) => inDays(days).slice(0, 10);
const add = async (displayName: string, facts: object = {}) =>
  String((await ada.post('/api/contacts', { displayName, ...facts }).expect(201)).body.id);
const log = async (contactId: string, days: number, facts: object = {}) =>
  String(
    (
      await ada
        .post(`/api/interactions/${contactId}`, {
          type: 'call',
          interactionDate: inDays(-days),
          ...facts,
        })
        .expect(201)
    ).body.id,
  );
const promise = (contactId: string, days: number, followUpAt: string, facts: object = {}) =>
  log(contactId, days, { outcome: 'follow_up_needed', followUpAt, ...facts });
const today = async (query = '') =>
  (await ada.get(`/api/today${query}`).expect(200)).body as TodayDto;
const mark = (contactId: string, actionId: string, body: object) =>
  ada.patch(`/api/actions/${contactId}/${actionId}`, body);
const names = (entries: readonly { person: { displayName: string } }[]) =>
  entries.map(({ person }) => person.displayName);

/** I, and open between N and S at 3 to 2. */
const OPEN = dialogAnswers('B', 'Unsure', 'B', 'A', 'B', 'A', 'B', 'A', 'A', 'B', 'B', 'B');

const EMPTY = {
  meetings: [],
  begun: [],
  ahead: [],
  followUps: [],
  commitments: [],
  due: [],
  dueCount: 0,
  othersWithinCadence: true,
  firstSteps: true,
  dates: [],
  next: [],
  observe: [],
  recent: [],
  knownLeast: [],
};

describe('GET /api/today', () => {
  it('counts people who are due up to 1,000, however few of them it looked at', async () => {
    await addManyContacts(api, ada.id, 1_010);
    await api.sql(
      `UPDATE rapport.contacts SET next_due_at = now() - interval '2 days', cadence_days = 30,
         created_at = now() - interval '1 year',
         last_interaction_at = now() - interval '1 year' WHERE user_profile_id = $1`,
      [ada.id],
    );
    const { due, dueCount } = await today();
    expect([due.length <= 30, dueCount]).toEqual([true, DUE_COUNT_LIMIT]);
    const [first] = due;
    if (first === undefined) throw new Error('No one is due');
    await mark(first.person.id, first.actionId, {
      status: 'snoozed',
      snoozedUntil: inDays(2),
    }).expect(200);
    expect((await today()).dueCount).toBe(DUE_COUNT_LIMIT);
  });

  it('is empty for someone without contacts', async () => {
    expect(await today()).toEqual({ date: day(0), ...EMPTY });
  });

  it.each(['Nowhere/Town', '', '../../etc/passwd', 'a'.repeat(80)])(
    'refuses %j for a time zone',
    async (timeZone) => {
      const { body } = await ada.get(`/api/today?${new URLSearchParams({ timeZone })}`).expect(400);
      expect(body).toMatchObject({
        code: 'VALIDATION_FAILED',
        problems: [{ field: 'timeZone', message: 'must be a time zone like Europe/Berlin' }],
      });
    },
  );

  it('uses the day of the requested time zone', async () => {
    const [east, west] = [
      await today('?timeZone=Pacific/Kiritimati'),
      await today('?timeZone=Etc/GMT%2B12'),
    ];
    expect(Date.parse(east.date) - Date.parse(west.date)).toBeGreaterThanOrEqual(86_400_000);
  });

  it('has due contacts with reasons, the longest overdue first, and the next one', async () => {
    const grace = await add('Grace');
    const mary = await add('Mary');
    const emmy = await add('Emmy');
    const lise = await add('Lise');
    for (const [id, cadenceDays] of [
      [grace, 30],
      [mary, 30],
      [emmy, 60],
      [lise, 30],
    ] as const) {
      await setLongStandingCadence(api, ada, id, cadenceDays);
    }
    await log(grace, 80, { type: 'message' });
    await log(mary, 70);
    await log(emmy, 10);
    await log(lise, 2, { type: 'meeting', outcome: 'negative' });
    const { due, dueCount, next } = await today();
    expect(names(due)).toEqual(['Lise', 'Grace', 'Mary']);
    expect(due.map(({ kind }) => kind)).toEqual(['repair', 'overdue', 'overdue']);
    expect(due[0]?.reason).toMatch(/^The meeting on \w+day went badly\. Nothing since\.$/);
    expect(dueCount).toBe(3);
    expect(names(next)).toEqual(['Emmy']);
  });

  it('omits snoozed contacts and those with a meeting soon', async () => {
    const [grace, mary] = [await add('Grace'), await add('Mary')];
    for (const id of [grace, mary]) await setLongStandingCadence(api, ada, id, 60);
    await log(grace, 80);
    await log(mary, 80);
    const [first] = (await today()).due;
    await mark(first!.person.id, first!.actionId, {
      status: 'snoozed',
      snoozedUntil: inDays(7),
    }).expect(200);
    const other = first!.person.id === grace ? mary : grace;
    expect((await today()).due.map(({ person }) => person.id)).toEqual([other]);
    await log(other, -1, { type: 'meeting', description: 'Budget' });
    const { due, dueCount, meetings } = await today();
    expect([due, dueCount]).toEqual([[], 0]);
    expect(meetings).toEqual([
      expect.objectContaining({ day: 'tomorrow', type: 'meeting', description: 'Budget' }),
    ]);
    await mark(first!.person.id, first!.actionId, { status: 'open' }).expect(200);
    expect((await today()).due).toHaveLength(1);
  });

  it('has promised follow-ups from their day on until they are done', async () => {
    const grace = await add('Grace');
    const late = await promise(grace, 5, day(-1), { followUpText: 'Send the figures' });
    await promise(grace, 3, day(4), { followUpText: 'Call again' });
    await log(grace, 1);
    const { followUps } = await today();
    expect(followUps).toEqual([
      {
        person: expect.objectContaining({ id: grace, displayName: 'Grace', photoPath: null }),
        interactionId: late,
        actionId: expect.stringMatching(new RegExp(`^R4:${grace}:[0-9a-f]{8}$`)),
        title: 'Send the figures',
        reason: expect.stringMatching(/^Promised to Grace in the call on \w+day\.$/),
        followUpAt: day(-1),
        daysLate: 1,
      },
    ]);
    const { actionId } = followUps[0]!;
    await mark(grace, actionId, { status: 'done' }).expect(200);
    expect((await today()).followUps).toEqual([]);
    await mark(grace, actionId, { status: 'open' }).expect(200);
    expect((await today()).followUps).toHaveLength(1);
    await mark(grace, actionId, { status: 'snoozed', snoozedUntil: inDays(7) }).expect(200);
    expect((await today()).followUps).toEqual([]);
    const { body } = await ada.get(`/api/interactions/${grace}`).expect(200);
    expect(
      (body as { followUpText: string | null; followUpStatus: string | null }[]).map(
        ({ followUpText, followUpStatus }) => [followUpText, followUpStatus],
      ),
    ).toEqual([
      [null, null],
      ['Call again', 'open'],
      ['Send the figures', 'snoozed'],
    ]);
  });

  it('opens a follow-up that is done again for another day', async () => {
    const grace = await add('Grace');
    const id = await promise(grace, 5, day(-1));
    const { actionId, title } = (await today()).followUps[0]!;
    expect(title).toBe('Follow up with Grace');
    await mark(grace, actionId, { status: 'done' }).expect(200);
    await ada.patch(`/api/interactions/${grace}/${id}`, { notes: 'Done' }).expect(200);
    expect((await today()).followUps).toEqual([]);
    await ada.patch(`/api/interactions/${grace}/${id}`, { followUpAt: day(0) }).expect(200);
    expect((await today()).followUps).toHaveLength(1);
    await ada.patch(`/api/interactions/${grace}/${id}`, { outcome: 'positive' }).expect(200);
    const { body } = await ada.get(`/api/interactions/${grace}`).expect(200);
    expect(body).toMatchObject([{ followUpAt: null, followUpText: null, followUpStatus: null }]);
    expect((await today()).followUps).toEqual([]);
  });

  it('suggests every open promise among the actions of the contact', async () => {
    const grace = await add('Grace', { primaryEmail: 'grace@example.com' });
    await promise(grace, 5, day(1), { followUpText: 'Send the figures' });
    await promise(grace, 3, day(4), { followUpText: 'Call again' });
    const { body } = await ada.get(`/api/actions/${grace}`).expect(200);
    expect(
      (body as ContactActionDto[]).map(({ ruleId, title, dueAt }) => [ruleId, title, dueAt]),
    ).toEqual([
      ['R4', 'Send the figures', `${day(1)}T12:00:00.000Z`],
      ['R4', 'Call again', `${day(4)}T12:00:00.000Z`],
    ]);
  });

  it('keeps a date and a text only where a follow-up is needed', async () => {
    const grace = await add('Grace');
    await log(grace, 1, { outcome: 'positive', followUpAt: day(0), followUpText: 'Nothing' });
    const { body } = await ada.get(`/api/interactions/${grace}`).expect(200);
    expect(body).toMatchObject([{ followUpAt: null, followUpText: null }]);
    for (const followUpAt of ['2026-02-30', '2026-3-1', 'tomorrow', 7, '0001-01-01']) {
      await ada
        .post(`/api/interactions/${grace}`, {
          type: 'call',
          interactionDate: inDays(0),
          outcome: 'follow_up_needed',
          followUpAt,
        })
        .expect(400);
    }
  });

  it('has a question about a recently met contact with an open letter, the same one all day', async () => {
    const ids = [await add('Grace'), await add('Mary')];
    for (const contactId of ids) {
      await log(contactId, 2);
      await ada.post('/api/quiz-complete', quizBody(contactId, OPEN)).expect(201);
    }
    const { observe, recent } = await today();
    expect(observe.map(({ person }) => person.id).sort()).toEqual([...ids].sort());
    expect(observe[0]?.watchFor).toMatchObject({
      questionId: expect.stringMatching(/^workstyle-/),
    });
    expect((await today()).observe).toEqual(observe);
    expect(names(recent).sort()).toEqual(['Grace', 'Mary']);
    await ada.post(`/api/contacts/${ids[0]}/objection`, { keepLog: true });
    expect((await today()).observe.map(({ person }) => person.id)).toEqual([ids[1]]);
  });

  it('names the least known among recently met contacts', async () => {
    const grace = await add('Grace', { primaryEmail: 'grace@example.com' });
    for (const days of [1, 2, 3, 4]) await log(grace, days);
    await log(await add('Mary'), 1);
    expect((await today()).knownLeast).toEqual([
      expect.objectContaining({
        kind: 'assess',
        reason: 'Four interactions, no assessment yet. It takes about two minutes.',
      }),
      expect.objectContaining({ kind: 'complete_profile' }),
    ]);
  });

  it("doesn't show deleted contacts or data of other users", async () => {
    const grace = await add('Grace');
    await promise(grace, 100, day(-1));
    await log(grace, -1, { type: 'meeting' });
    const bob = await api.signIn();
    expect((await bob.get('/api/today').expect(200)).body).toMatchObject(EMPTY);
    expect((await today()).followUps).toHaveLength(1);
    await ada.delete(`/api/contacts/${grace}`).expect(204);
    expect(await today()).toEqual({ date: day(0), ...EMPTY });
    await ada.post(`/api/contacts/${grace}/restore`).expect(200);
    expect((await today()).followUps).toHaveLength(1);
  });
});
