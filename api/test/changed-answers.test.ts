import {
  type Answer,
  narrowingQuestions,
  QUIZ_BANK,
  type QuizResponse,
  scoreQuiz,
} from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { addContact, assessmentResponse } from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type QuizRunDto } from '../src/assessments/dto/quiz-run.dto.ts';

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

const assess = async (responses: QuizResponse[]) =>
  (await ada.post('/api/quiz-complete', quizBody(contactId, responses)).expect(201))
    .body as QuizRunDto;
const runs = async () =>
  (await ada.get(`/api/assessment-runs/${contactId}`).expect(200)).body as QuizRunDto[];
const change = (baseRunId: string, changes: Record<string, Answer>, more: object = {}) =>
  ada.post(`/api/assessment-runs/${contactId}/answers`, {
    baseRunId,
    source: 'change',
    changes: Object.entries(changes).map(([questionId, answer]) => ({ questionId, answer })),
    ...more,
  });
const SEVEN = () => dialogAnswers('A', 'A', 'A', 'A', 'A', 'A', 'A');

describe('POST /api/assessment-runs/{contactId}/answers', () => {
  it('makes a new run of the changed answer, and the old one stays', async () => {
    const base = await assess(SEVEN());
    const { body } = await change(base.id, { 'workstyle-ei': 'B' }).expect(201);
    expect(body).toMatchObject({
      mbtiType: `I${base.mbtiType.slice(1)}`,
      baseRunId: base.id,
      source: 'change',
      changes: [{ questionId: 'workstyle-ei', before: 'A', answer: 'B' }],
    });
    expect(body.responses).toHaveLength(7);
    expect(await runs()).toEqual([body, base]);
    const { body: contact } = await ada.get(`/api/contacts/${contactId}`).expect(200);
    expect(contact).toMatchObject({ mbtiType: body.mbtiType, mbtiConfidence: body.mbtiConfidence });
  });

  it('gives the result of a fresh quiz with the same answers, follow-ups included', async () => {
    const base = await assess(SEVEN());
    const followUps = Object.fromEntries(
      [1, 2, 3, 4, 5].map((number) => [`workstyle-sn-f${number}`, number > 3 ? 'B' : 'A'] as const),
    );
    const { body } = await change(base.id, { 'workstyle-sn': 'Unsure', ...followUps }).expect(201);
    const { notes, ...result } = scoreQuiz(QUIZ_BANK, body.responses);
    expect(body).toMatchObject({ ...result, notes: notes.map(({ text }) => text) });
    const other = await addContact(ada);
    const fresh = quizBody(other, body.responses);
    expect((await ada.post('/api/quiz-complete', fresh).expect(201)).body).toMatchObject({
      mbtiType: body.mbtiType,
      mbtiConfidence: body.mbtiConfidence,
      mbtiAmbiguousLetters: body.mbtiAmbiguousLetters,
      mbtiOpenReasons: body.mbtiOpenReasons,
      enneagramType: body.enneagramType,
      enneagramCoLeaders: body.enneagramCoLeaders,
    });
    // With the letter decided, the follow-ups stay stored but don't count.
    const decided = await change(body.id, { 'workstyle-sn': 'A' }).expect(201);
    expect(decided.body.responses).toHaveLength(12);
    expect(decided.body.mbtiConfidence).toBe(base.mbtiConfidence);
  });

  it('counts the last of several answers to one question', async () => {
    const base = await assess(SEVEN());
    const changes = ['A', 'B'].map((answer) => ({ questionId: 'workstyle-ei', answer }));
    const { body } = await change(base.id, {}, { changes }).expect(201);
    expect(body.changes).toEqual([{ questionId: 'workstyle-ei', before: 'A', answer: 'B' }]);
  });

  it('makes no run for an equal answer', async () => {
    const base = await assess(SEVEN());
    expect((await change(base.id, { 'workstyle-ei': 'A' }).expect(201)).body).toEqual(base);
    expect(await runs()).toEqual([base]);
  });

  it('changes the answer of the assessment page and no other', async () => {
    const base = await assess(SEVEN());
    const later = assessmentResponse(contactId, 'workstyle-tf', 'B');
    await ada.post('/api/assessment-responses', later).expect(201);
    await change(base.id, { 'workstyle-ei': 'B' }).expect(201);
    const { body } = await ada.get(`/api/assessment-responses/${contactId}`).expect(200);
    const byId = Object.fromEntries(
      (body as { questionId: string; selectedOption: string }[]).map(
        ({ questionId, selectedOption }) => [questionId, selectedOption],
      ),
    );
    expect(byId).toMatchObject({ 'workstyle-ei': 'B', 'workstyle-tf': 'B', 'workstyle-sn': 'A' });
  });

  it("refuses to change a run that isn't the newest anymore", async () => {
    const first = await assess(SEVEN());
    await assess(SEVEN());
    for (const id of [first.id, randomUUID()]) {
      const { body } = await change(id, { 'workstyle-ei': 'B' }).expect(409);
      expect(body.code).toBe('RUN_NOT_LATEST');
    }
  });

  it('refuses a run that came without answers', async () => {
    const result = { ...quizBody(contactId, SEVEN()), responses: undefined };
    const { body: run } = await ada.post('/api/quiz-complete', result).expect(201);
    const { body } = await change(run.id, { 'workstyle-ei': 'B' }).expect(409);
    expect(body).toEqual({
      error: 'This assessment has no stored answers to change',
      code: 'RUN_HAS_NO_ANSWERS',
    });
  });

  it('of two changes at once, the second one has to look again', async () => {
    const base = await assess(SEVEN());
    const both = await Promise.all([
      change(base.id, { 'workstyle-ei': 'B' }),
      change(base.id, { 'workstyle-sn': 'B' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await runs()).toHaveLength(2);
  });

  it('does it once for a repeated key', async () => {
    const base = await assess(SEVEN());
    const send = () => change(base.id, { 'workstyle-ei': 'B' }).set('Idempotency-Key', base.id);
    const { body } = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(body);
    expect(await runs()).toHaveLength(2);
  });

  it.each([
    [{ baseRunId: 'x' }, 'baseRunId must be a UUID or null'],
    [{ source: 'quiz' }, 'source must be one of change, observation, writing'],
    [{ changes: [] }, 'changes must have at least one answer'],
    [
      { changes: [{ questionId: 'nothing', answer: 'A' }] },
      'changes[0].questionId must be the id of a quiz question',
    ],
    [
      { changes: [[{ questionId: 'workstyle-ei', answer: 'A' }]] },
      'changes must be a list of answers',
    ],
    [{ interactionId: 'x' }, 'interactionId must be a UUID'],
  ])('answers 400 for %j', async (more, error) => {
    const { body } = await change(randomUUID(), { 'workstyle-ei': 'B' }, more).expect(400);
    expect(body.error).toBe(error);
  });

  it('wants an interaction with this contact', async () => {
    const base = await assess(SEVEN());
    const interactionId = randomUUID();
    const { body } = await change(base.id, { 'workstyle-ei': 'B' }, { interactionId }).expect(404);
    expect(body.code).toBe('INTERACTION_NOT_FOUND');
    expect(await runs()).toEqual([base]);
  });
});

describe('POST /api/observations/{contactId}', () => {
  const observe = (questionId: string, answer: string, more: object = {}) =>
    ada.post(`/api/observations/${contactId}`, { questionId, answer, ...more });
  /** N leads 3 to 2. */
  const OPEN = () => dialogAnswers('B', 'Unsure', 'A', 'A', 'A', 'B', 'B', 'A', 'B', 'B', 'A', 'A');

  it('makes a run of an answer', async () => {
    const base = await assess(OPEN());
    const was = base.responses!.find(({ questionId }) => questionId === 'workstyle-sn-f1')!.answer;
    const seen = was === 'A' ? 'B' : 'A';
    const { body } = await observe('workstyle-sn-f1', seen).expect(201);
    const [run] = await runs();
    expect(body).toEqual({
      id: expect.any(String),
      contactId,
      questionId: 'workstyle-sn-f1',
      answer: seen,
      interactionId: null,
      createdAt: expect.any(String),
      runId: run!.id,
    });
    expect(run).toMatchObject({
      baseRunId: base.id,
      source: 'observation',
      changes: [{ questionId: 'workstyle-sn-f1', before: was, answer: seen }],
    });
  });

  it('makes no run when the question did not come up', async () => {
    const base = await assess(OPEN());
    const { body } = await observe('workstyle-sn-f1', 'did_not_come_up').expect(201);
    expect(body.runId).toBeNull();
    expect(await runs()).toEqual([base]);
  });

  it('holds the answers that tell a tie apart until all of them are there', async () => {
    const base = await assess(SEVEN());
    expect(base.enneagramCoLeaders!.length).toBeGreaterThan(0);
    const questions = narrowingQuestions(QUIZ_BANK, base.responses!);
    expect(questions.length).toBeGreaterThan(1);
    for (const { id } of questions.slice(1)) {
      expect((await observe(id, 'A').expect(201)).body.runId).toBeNull();
    }
    expect(await runs()).toEqual([base]);
    const { body } = await observe(questions[0]!.id, 'A').expect(201);
    const [run, before] = await runs();
    expect(before).toEqual(base);
    expect(body.runId).toBe(run!.id);
    expect(run!.changes).toHaveLength(questions.length);
    const narrowing = run!.responses!.filter((response) => response.narrowing);
    expect(narrowing).toHaveLength(questions.length);
    const { body: left } = await ada.get(`/api/guidance/${contactId}`).expect(200);
    expect(left.motivation.state).not.toBe('unknown');
  });

  it('does it once for a repeated key', async () => {
    await assess(OPEN());
    const send = () => observe('workstyle-sn-f2', 'A').set('Idempotency-Key', contactId);
    const { body } = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(body);
  });

  it('makes a first result of an observation of someone without answers', async () => {
    await observe('workstyle-sn', 'A').expect(201);
    const { body } = await ada.get(`/api/assessment-runs/${contactId}`).expect(200);
    expect(body).toMatchObject([{ source: 'observation', baseRunId: null }]);
  });
});
