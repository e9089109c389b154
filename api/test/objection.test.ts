import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import {
  addContact,
  assessmentResponse,
  giveAnswers,
  INTJ_ANSWERS,
} from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactActionDto } from '../src/actions/dto/contact-action.dto.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
beforeEach(async () => {
  contactId = await addContact(ada);
});
afterAll(() => api.close());

const SEVEN = dialogAnswers('A', 'A', 'A', 'A', 'A', 'A', 'A');
const assess = () => ada.post('/api/quiz-complete', quizBody(contactId, SEVEN));
const object = async () =>
  (await ada.post(`/api/contacts/${contactId}/objection`).expect(200)).body as ContactDto;
const lift = () => ada.delete(`/api/contacts/${contactId}/objection`);
const log = async (days: number) =>
  String(
    (
      await ada
        .post(`/api/interactions/${contactId}`, {
          type: 'call',
          interactionDate: new Date(Date.now() - days * 86_400_000).toISOString(),
        })
        .expect(201)
    ).body.id,
  );
const TABLES = ['assessment_runs', 'assessment_responses', 'observations', 'tip_feedback'];
const stored = async () => {
  const counts: Record<string, unknown> = {};
  for (const table of TABLES) {
    const [row] = await api.sql(
      `SELECT count(*)::int AS count FROM rapport.${table} WHERE contact_id = $1`,
      [contactId],
    );
    counts[table] = row!.count;
  }
  return Object.values(counts);
};

describe('an objection', () => {
  it('deletes the estimate with everything behind it', async () => {
    await assess().expect(201);
    const interactionId = await log(1);
    await ada
      .put(`/api/tip-feedback/${contactId}/I.do`, { interactionId, helped: true })
      .expect(200);
    await ada
      .post(`/api/observations/${contactId}`, { questionId: 'workstyle-ei', answer: 'B' })
      .expect(201);
    expect((await stored()).every((count) => Number(count) > 0)).toBe(true);
    const contact = await object();
    expect(contact).toMatchObject({
      objectedAt: expect.any(String),
      assessmentComplete: false,
      mbtiType: null,
      enneagramType: null,
      mbtiAmbiguousLetters: [],
      enneagramCoLeaders: null,
      reviewDueAt: null,
    });
    expect(await stored()).toEqual([0, 0, 0, 0]);
    expect((await ada.get(`/api/contacts/${contactId}`).expect(200)).body).toEqual(contact);
    expect(await object()).toEqual(contact);
  });

  it('blocks every way to an estimate until it is lifted', async () => {
    const { body: run } = await assess().expect(201);
    const interactionId = await log(1);
    await object();
    const ways = [
      () => assess(),
      () => ada.post('/api/assessment-responses', assessmentResponse(contactId, 'workstyle-ei')),
      () => ada.post(`/api/assessment-complete/${contactId}`, ASSESSMENT_DEFAULTS),
      () =>
        ada.post(`/api/assessment-runs/${contactId}/answers`, {
          baseRunId: run.id,
          source: 'change',
          changes: [{ questionId: 'workstyle-ei', answer: 'B' }],
        }),
      () => ada.post(`/api/observations/${contactId}`, { questionId: 'workstyle-ei', answer: 'A' }),
      () => ada.put(`/api/tip-feedback/${contactId}/I.do`, { interactionId, helped: true }),
      () => ada.put(`/api/contacts/${contactId}/review`),
    ];
    for (const way of ways) {
      const { body } = await way().expect(409);
      expect(body).toEqual({
        error: 'They objected, so no estimate is kept',
        code: 'CONTACT_OBJECTED',
      });
    }
    expect(await stored()).toEqual([0, 0, 0, 0]);
    const { body: lifted } = await lift().expect(200);
    expect(lifted).toMatchObject({ objectedAt: null, mbtiType: null });
    expect((await lift().expect(200)).body).toEqual(lifted);
    await giveAnswers(ada, contactId, INTJ_ANSWERS);
    await ada.post(`/api/assessment-complete/${contactId}`, ASSESSMENT_DEFAULTS).expect(201);
    await assess().expect(201);
  });

  it('starts over once it is lifted, and a second time it leaves the estimate', async () => {
    await object();
    await api.sql(
      `INSERT INTO rapport.observations
        (user_profile_id, contact_id, id, created_at, question_id, answer)
        SELECT user_profile_id, id, gen_random_uuid(), now(), 'workstyle-ei', 'A'
        FROM rapport.contacts WHERE id = $1`,
      [contactId],
    );
    await lift().expect(200);
    expect(await stored()).toEqual([0, 0, 0, 0]);
    const { body: run } = await assess().expect(201);
    expect((await lift().expect(200)).body).toMatchObject({ mbtiType: run.mbtiType });
  });

  it('is enforced by the database for every writer', async () => {
    await object();
    await expect(
      api.sql(
        "UPDATE rapport.contacts SET mbti_type = 'INTJ', assessment_complete = true WHERE id = $1",
        [contactId],
      ),
    ).rejects.toThrow('contacts_no_estimate_after_objection');
  });

  it('deletes concurrent answers, too', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = Object.keys(INTJ_ANSWERS).map((question) =>
        ada.post('/api/assessment-responses', assessmentResponse(contactId, question)),
      );
      await Promise.all([...answers, object()]);
      expect(await stored()).toEqual([0, 0, 0, 0]);
      await lift().expect(200);
    }
  });

  it('leaves facts only in the guidance, and no step toward an assessment', async () => {
    for (const days of [3, 2, 1]) await log(days);
    const rules = async () =>
      ((await ada.get(`/api/actions/${contactId}`).expect(200)).body as ContactActionDto[]).map(
        ({ ruleId }) => ruleId,
      );
    expect(await rules()).toContain('R6');
    await object();
    expect(await rules()).not.toContain('R6');
    const { body } = await ada.get(`/api/guidance/${contactId}`).expect(200);
    expect(body).toMatchObject({
      state: 'objected',
      basis: null,
      axes: [],
      motivation: null,
      profile: null,
      tips: [],
      observe: null,
      briefing: { states: ['objected'], lines: [] },
      you: [],
    });
  });

  it('is deleted and restored with the contact', async () => {
    const { objectedAt } = await object();
    await ada.delete(`/api/contacts/${contactId}`).expect(204);
    const { body } = await ada.post(`/api/contacts/${contactId}/restore`).expect(200);
    expect(body.objectedAt).toBe(objectedAt);
  });
});

describe('the deletion of an estimate', () => {
  const remove = () => ada.delete(`/api/contacts/${contactId}/estimate`);

  it('deletes all of its data, and a new one can be created', async () => {
    await assess().expect(201);
    await ada.put(`/api/contacts/${contactId}/review`).expect(200);
    const { body } = await remove().expect(200);
    const nothing = { assessmentComplete: false, mbtiType: null, enneagramType: null };
    expect(body).toMatchObject({ ...nothing, objectedAt: null, reviewedAt: null });
    expect(await stored()).toEqual([0, 0, 0, 0]);
    expect((await remove().expect(200)).body).toEqual(body);
    await assess().expect(201);
  });

  it("doesn't change an objection", async () => {
    const contact = await object();
    expect((await remove().expect(200)).body).toEqual(contact);
  });
});

describe('a review', () => {
  it('moves the day of the next one to twelve months from now', async () => {
    const { body: run } = await assess().expect(201);
    const { body: before } = await ada.get(`/api/contacts/${contactId}`).expect(200);
    const inAYear = new Date(run.createdAt);
    inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
    expect(before).toMatchObject({ reviewedAt: null, reviewDueAt: inAYear.toISOString() });
    await api.sql(
      "UPDATE rapport.assessment_runs SET created_at = now() - interval '13 months' WHERE contact_id = $1",
      [contactId],
    );
    const states = async () =>
      (await ada.get(`/api/guidance/${contactId}`).expect(200)).body.briefing.states as string[];
    await log(1);
    expect(await states()).toEqual(['stale']);
    const { body } = await ada.put(`/api/contacts/${contactId}/review`).expect(200);
    expect(Date.parse(body.reviewDueAt)).toBeGreaterThan(Date.now() + 364 * 86_400_000);
    expect(await states()).not.toContain('stale');
    const { body: actions } = await ada.get(`/api/actions/${contactId}`).expect(200);
    expect((actions as ContactActionDto[]).map(({ ruleId }) => ruleId)).not.toContain('R8');
  });

  it('is null for someone who is not assessed', async () => {
    const { body } = await ada.get(`/api/contacts/${contactId}`).expect(200);
    expect(body).toMatchObject({ reviewedAt: null, reviewDueAt: null, objectedAt: null });
  });
});

describe('the legal basis of notes', () => {
  it('is stored with the contact and cleared by null', async () => {
    const note = {
      legalBasisNote: 'Our contract.\nSince May.',
      informedAt: '2026-05-03T09:00:00.000Z',
    };
    const patch = (body: object) => ada.patch(`/api/contacts/${contactId}`, body).expect(200);
    expect((await patch(note)).body).toMatchObject(note);
    expect((await patch({ displayName: 'Lise' })).body).toMatchObject(note);
    const nothing = { legalBasisNote: null, informedAt: null };
    expect((await patch(nothing)).body).toMatchObject(nothing);
    const { body } = await ada
      .patch(`/api/contacts/${contactId}`, { informedAt: 'yesterday' })
      .expect(400);
    expect(body.error).toBe('informedAt must be a time like 2026-03-14T09:26:53.589Z');
  });
});
