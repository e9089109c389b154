import {
  ASSESSMENT_VERSION,
  GENERAL_TIPS,
  SELF_ASSESSMENT_DIMENSIONS,
  TIP_KINDS,
  MEETING_PARTS,
} from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { LIBRARY } from '../src/guidance/content/library.ts';
import { isTipId } from '../src/guidance/domain/tip-ids.ts';
import { addContact } from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { everyTip } from './content/library-texts.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type GuidanceTipDto } from '../src/guidance/dto/guidance-tip.dto.ts';
import { type GuidanceDto } from '../src/guidance/dto/guidance.dto.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  contactId = await addContact(ada, 'Mary Somerville');
});
afterAll(() => api.close());

/** I, open between N and S at 3 to 2, F, J; motivation types 2, 3, and 9 tied. */
const MARY = dialogAnswers('B', 'Unsure', 'B', 'A', 'B', 'A', 'B', 'A', 'A', 'B', 'B', 'B');
const assess = (responses = MARY) =>
  ada.post('/api/quiz-complete', quizBody(contactId, responses)).expect(201);
const guidance = async () =>
  (await ada.get(`/api/guidance/${contactId}`).expect(200)).body as GuidanceDto;
const log = async (days: number, more: object = {}) =>
  String(
    (
      await ada
        .post(`/api/interactions/${contactId}`, {
          type: 'call',
          interactionDate: new Date(Date.now() - days * 86_400_000).toISOString(),
          ...more,
        })
        .expect(201)
    ).body.id,
  );
const rate = (tipId: string, body: object) =>
  ada.put(`/api/tip-feedback/${contactId}/${tipId}`, body);
const inSlot = ({ tips }: GuidanceDto, slot: string): GuidanceTipDto =>
  tips.find((tip) => tip.slot === slot)!;

describe('GET /api/guidance/{contactId}', () => {
  it('gives general advice without answers', async () => {
    const answer = await guidance();
    expect(answer).toMatchObject({
      contactId,
      state: 'not_assessed',
      basis: null,
      axes: [],
      motivation: null,
      profile: null,
      observe: null,
      briefing: {
        states: ['not_assessed'],
        lines: MEETING_PARTS.map((part) => ({ part, tipId: null })),
      },
      you: [],
    });
    // Before the first interaction, there's no agreement to refer to.
    const [, ...fresh] = GENERAL_TIPS;
    expect(answer.tips.map(({ text }) => text)).toEqual(fresh.map(({ text }) => text));
    const interactionId = await log(1);
    expect((await guidance()).tips).toHaveLength(6);
    for (const { id, ...tip } of answer.tips) {
      expect(tip).toMatchObject({ k: 0, rank: 0, dependsOn: [], basedOn: { questionIds: [] } });
      await rate(id, { interactionId, helped: true }).expect(200);
    }
  });

  it('composes everything from the answers of the newest run', async () => {
    const { body: run } = await assess();
    const answer = await guidance();
    expect(answer.state).toBe('ready');
    expect(answer.basis).toEqual({
      runId: run.id,
      assessedAt: run.createdAt,
      answers: 12,
      interactions: 0,
      firstImpression: true,
      reviewDueAt: expect.any(String),
    });
    expect(answer.axes.map(({ dimension, state }) => [dimension, state])).toEqual([
      ['EI', 'certain'],
      ['SN', 'open'],
      ['TF', 'certain'],
      ['JP', 'certain'],
    ]);
    const kinds = answer.tips.map(({ kind }) => TIP_KINDS.indexOf(kind));
    expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
    expect(answer.observe?.questionId).toMatch(/^workstyle-sn-f\d$/);
    expect(answer.briefing.lines.map(({ part }) => part)).toContain('how_sure');
    expect(Object.keys(answer.profile ?? {})).toHaveLength(9);
  });

  it('is no first impression after three interactions', async () => {
    await assess();
    for (const days of [3, 2, 1]) await log(days);
    expect((await guidance()).basis).toMatchObject({ interactions: 3, firstImpression: false });
  });

  it('puts the last negative outcome and a date that has passed on top of the briefing', async () => {
    await assess();
    await log(130, { outcome: 'negative' });
    expect((await guidance()).briefing.states).toEqual(['ready', 'repair', 'overdue']);
    await log(-2);
    expect((await guidance()).briefing.states).toEqual(['ready', 'repair']);
    await log(0.01, { outcome: 'positive' });
    expect((await guidance()).briefing.states).toEqual(['ready']);
  });

  it('continues with the next question to watch for', async () => {
    await assess();
    const { observe } = await guidance();
    const body = { questionId: observe!.questionId, answer: 'did_not_come_up' };
    await ada.post(`/api/observations/${contactId}`, body).expect(201);
    const next = await guidance();
    expect(next.observe).not.toBeNull();
    expect(next.observe!.questionId).not.toBe(observe!.questionId);
    await api.sql(
      "UPDATE rapport.observations SET created_at = now() - interval '91 days' WHERE contact_id = $1",
      [contactId],
    );
    expect((await guidance()).observe).toEqual(observe);
  });

  it('asks less often with each observation, says if they show both sides, and restarts with a retake', async () => {
    await assess();
    const open = await guidance();
    // Observes the same sides as before, so that no axis is decided in between.
    const asked = new Set<string>();
    for (let at = open; at.observe?.about === 'SN'; at = await guidance()) {
      const { questionId } = at.observe;
      expect(asked).not.toContain(questionId);
      asked.add(questionId);
      const given = MARY.find((response) => response.questionId === questionId)!.answer;
      await ada.post(`/api/observations/${contactId}`, { questionId, answer: given }).expect(201);
    }
    expect(asked.size).toBe(5);
    const done = await guidance();
    const sn = done.axes.find(({ dimension }) => dimension === 'SN');
    expect(sn).toMatchObject({ state: 'open', both: true, for: 3, against: 2 });
    expect(done.observe?.about).toBe('motivation');
    expect(done.briefing.lines.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Concrete and conceptual, they do both: /),
    );
    await assess();
    expect((await guidance()).axes.filter(({ both }) => both)).toEqual([]);
  });

  it('has cards about the user once they have assessed themselves', async () => {
    await assess();
    expect(await guidance()).toMatchObject({ you: [], own: null });
    const scores = Object.values(SELF_ASSESSMENT_DIMENSIONS).map(({ field }) => [field, 50]);
    await ada
      .put('/api/user-personality', {
        ...Object.fromEntries(scores),
        bigFiveExtraversion: 90,
        hoganSociability: 80,
        assessmentComplete: true,
        assessmentVersion: ASSESSMENT_VERSION,
      })
      .expect(200);
    const { you, own } = await guidance();
    expect(you).toContainEqual(expect.objectContaining({ card: 'bridge', axis: 'EI' }));
    expect(own).toEqual([
      { dimension: 'EI', side: 'E', score: 90 },
      { dimension: 'SN', side: null, score: 50 },
      { dimension: 'TF', side: null, score: 50 },
      { dimension: 'JP', side: null, score: 50 },
    ]);
    await ada.post(`/api/contacts/${contactId}/objection`).expect(200);
    expect(await guidance()).toMatchObject({ state: 'objected', you: [], own: null });
  });

  it('is the same as for a result without answers', async () => {
    const result = { ...quizBody(contactId, MARY), responses: undefined };
    await ada.post('/api/quiz-complete', result).expect(201);
    const answer = await guidance();
    expect(answer.basis?.answers).toBeNull();
    expect(answer.observe).toBeNull();
    expect(answer.axes.every((axis) => axis.for === null && axis.unsure === null)).toBe(true);
  });

  it('answers the errors of a contact', async () => {
    expect((await ada.get('/api/guidance/x').expect(400)).body.code).toBe('INVALID_CONTACT_ID');
    const { body } = await ada.get(`/api/guidance/${randomUUID()}`).expect(404);
    expect(body.code).toBe('CONTACT_NOT_FOUND');
  });
});

describe('PUT /api/tip-feedback/{contactId}/{tipId}', () => {
  it('stores one word per tip and interaction, the last one', async () => {
    await assess();
    const interactionId = await log(1);
    const { id, slot } = inSlot(await guidance(), 'do 2');
    await rate(id, { interactionId, helped: false }).expect(200);
    const { body } = await rate(id, { interactionId, helped: true }).expect(200);
    expect(body).toEqual({ contactId, tipId: id, interactionId, helped: true });
    expect(inSlot(await guidance(), slot).feedback).toEqual({ helped: 1, notHelped: 0 });
    await rate(id, { interactionId, helped: null }).expect(200);
    expect(inSlot(await guidance(), slot).feedback).toEqual({ helped: 0, notHelped: 0 });
  });

  it('moves a slot on after two misses, until the next run', async () => {
    await assess(dialogAnswers('B', 'B', 'A', 'B', 'A', 'A', 'A'));
    const first = inSlot(await guidance(), 'do 3');
    for (const days of [2, 1]) {
      await rate(first.id, { interactionId: await log(days), helped: false }).expect(200);
    }
    expect(inSlot(await guidance(), 'do 3').id).not.toBe(first.id);
    await assess(dialogAnswers('B', 'B', 'A', 'B', 'A', 'A', 'A'));
    const again = inSlot(await guidance(), 'do 3');
    expect(again).toMatchObject({ id: first.id, feedback: { helped: 0, notHelped: 2 } });
  });

  it.each(['nothing', 'I.nothing', 'toString', 'I.toString', '5xN.avoid', '5xN.do.do', 'I.do '])(
    'answers 404 for the tip %j',
    async (tipId) => {
      const interactionId = await log(1);
      const path = encodeURIComponent(tipId);
      const { body } = await rate(path, { interactionId, helped: true }).expect(404);
      expect(body).toEqual({ error: 'Tip not found', code: 'TIP_NOT_FOUND' });
    },
  );

  it('wants an interaction with this contact', async () => {
    const { body } = await rate('I.do', { interactionId: randomUUID(), helped: true }).expect(404);
    expect(body.code).toBe('INTERACTION_NOT_FOUND');
    const invalid = await rate('I.do', { interactionId: 'x', helped: 'yes' }).expect(400);
    expect(invalid.body.error).toBe(
      'interactionId must be a UUID; helped must be true, false or null',
    );
  });

  it('is deleted with the interaction and is in both exports', async () => {
    await assess();
    const interactionId = await log(1);
    await rate('I.do', { interactionId, helped: false }).expect(200);
    const { body: all } = await ada.get('/api/export').expect(200);
    const { body: one, headers } = await ada.get(`/api/contacts/${contactId}/export`).expect(200);
    expect(all.contacts).toEqual([one.contact]);
    expect(one.contact.tipFeedback).toEqual([
      { tipId: 'I.do', interactionId, helped: false, markedAt: expect.any(String) },
    ]);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="rapport-contact-\d{4}-\d\d-\d\d\.json"$/,
    );
    await ada.delete(`/api/interactions/${contactId}/${interactionId}`).expect(204);
    const { body: after } = await ada.get(`/api/contacts/${contactId}/export`).expect(200);
    expect(after.contact.tipFeedback).toEqual([]);
  });
});

describe('every tip of the library', () => {
  it('can be rated', () => {
    const ids = everyTip(LIBRARY)
      .filter(({ eitherWay }) => !eitherWay)
      .map(({ at }) => at);
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id) => !isTipId(id, LIBRARY))).toEqual([]);
  });
});
