import {
  type Answer,
  narrowingQuestions,
  narrowingResponses,
  QUIZ_BANK,
  type QuizResponse,
  scoreQuiz,
} from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { aYearAfter } from './builders/assessment.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

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
});
afterAll(() => api.close());

const SHOWN = {
  mbtiType: 'INTJ',
  enneagramType: 5,
  mbtiConfidence: 87,
  enneagramConfidence: 80,
  mbtiAmbiguousLetters: ['J', 'N'],
  enneagramSecondaryTypes: [1, 6],
};
const RESULT = {
  ...SHOWN,
  notes: ['One line.', 'Another\nwith a break.'],
};

const complete = (overrides: object = {}, caller = ada) =>
  caller.post('/api/quiz-complete', { contactId, ...RESULT, ...overrides });

/** Returns the result as the dialog sends it, with the same answer to all first-level questions. */
function answered(answer: Answer) {
  return resultOf(
    QUIZ_BANK.filter(({ level }) => level === 'L1').map(({ id }) => ({
      questionId: id,
      answer,
      confidence: 'medium',
    })),
  );
}

/** Returns the result as the dialog sends it after the questions that break the tie of `answered('A')`. */
function narrowed() {
  const { responses } = answered('A');
  const questions = narrowingQuestions(QUIZ_BANK, responses);
  const answers = questions.map(({ optionA }) => (optionA.value === 8 ? 'A' : 'B'));
  return resultOf([...responses, ...narrowingResponses(questions, answers)]);
}

function resultOf(responses: QuizResponse[]) {
  const scored = scoreQuiz(QUIZ_BANK, responses);
  return {
    mbtiType: scored.mbtiType,
    enneagramType: scored.enneagramType,
    mbtiConfidence: scored.mbtiConfidence,
    enneagramConfidence: scored.enneagramConfidence,
    mbtiAmbiguousLetters: scored.mbtiAmbiguousLetters,
    enneagramSecondaryTypes: scored.enneagramSecondaryTypes,
    notes: scored.notes.map(({ text }) => text),
    responses,
  };
}

const runs = () =>
  api.sql('SELECT * FROM rapport.assessment_runs WHERE contact_id = $1', [contactId]);
const contact = async () => (await ada.get(`/api/contacts/${contactId}`).expect(200)).body;

describe('POST /api/quiz-complete', () => {
  it('answers 201 with the stored run', async () => {
    const { body } = await complete().expect(201);
    expect(body).toEqual({
      ...RESULT,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      contactId,
      createdAt: expect.stringMatching(/Z$/),
      enneagramCoLeaders: null,
      mbtiOpenReasons: null,
      enneagramOpenReason: null,
      responses: null,
      baseRunId: null,
      source: 'quiz',
      changes: null,
    });
    expect(await runs()).toMatchObject([
      {
        id: body.id,
        user_profile_id: ada.id,
        mbti_type: 'INTJ',
        notes: RESULT.notes,
        responses: null,
      },
    ]);
  });

  it('puts the result on the contact and moves its update time and version', async () => {
    const before = await contact();
    const { body: run } = await complete().expect(201);
    const { headers, body } = await ada.get(`/api/contacts/${contactId}`).expect(200);
    expect(body).toEqual({
      ...before,
      ...SHOWN,
      assessmentComplete: true,
      lastUpdateTime: run.createdAt,
      reviewDueAt: aYearAfter(run.createdAt),
    });
    expect(body.lastUpdateTime > before.lastUpdateTime).toBe(true);
    expect(headers.etag).toMatch(/^"2-[\w-]{12}"$/);
  });

  it('keeps every run and shows the latest result', async () => {
    await complete().expect(201);
    await complete({ mbtiType: 'ESFP', mbtiAmbiguousLetters: [], enneagramType: null }).expect(201);
    expect(await runs()).toHaveLength(2);
    expect(await contact()).toMatchObject({ mbtiType: 'ESFP', enneagramType: null });
  });

  it('keeps all runs of results that arrive at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => complete()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await runs()).toHaveLength(5);
  });

  it.each(['A', 'B', 'Unsure'] as const)(
    'keeps the answers that lead to the result (all %s)',
    async (answer) => {
      const result = answered(answer);
      const { body } = await complete(result).expect(201);
      expect(body.responses).toEqual(result.responses);
      expect((await runs())[0]).toMatchObject({ responses: result.responses });
      expect(await contact()).toMatchObject({
        mbtiType: result.mbtiType,
        mbtiConfidence: result.mbtiConfidence,
      });
    },
  );

  it('refuses a result that does not follow from its answers, and changes nothing', async () => {
    const before = await contact();
    const { body } = await complete({
      ...answered('A'),
      mbtiType: 'INFP',
      mbtiConfidence: 99,
    }).expect(400);
    expect(body).toEqual({
      error: 'mbtiType, mbtiConfidence: must follow from responses',
      code: 'RESULT_MISMATCH',
      problems: ['mbtiType', 'mbtiConfidence'].map((field) => ({
        field,
        message: 'must follow from responses',
      })),
    });
    expect(await contact()).toEqual(before);
    expect(await runs()).toHaveLength(0);
  });

  it('keeps a result that a round of narrowing changed, with its evidence', async () => {
    await complete(answered('A')).expect(201);
    const result = narrowed();
    expect(result.enneagramType).not.toBe(answered('A').enneagramType);
    const { body } = await complete(result).expect(201);
    expect(body.responses).toEqual(result.responses);
    expect(body.responses.at(-1)).toMatchObject({ narrowing: true });
    const [latest] = (await ada.get(`/api/assessment-runs/${contactId}`).expect(200)).body;
    expect(latest).toMatchObject({ id: body.id, responses: result.responses });
    expect(await contact()).toMatchObject({ enneagramType: result.enneagramType });
  });

  it('refuses a narrowed result without the marks on its evidence', async () => {
    const result = narrowed();
    const responses = result.responses.map((given) => ({ ...given, narrowing: false }));
    const { body } = await complete({ ...result, responses }).expect(400);
    expect(body.code).toBe('RESULT_MISMATCH');
    expect(body.error).toContain('enneagramType');
    expect(await runs()).toHaveLength(0);
  });

  it('accepts null for no answers, and fractional confidences', async () => {
    const { body } = await complete({ responses: null, mbtiConfidence: 62.5 }).expect(201);
    expect(body).toMatchObject({ responses: null, mbtiConfidence: 62.5 });
    expect(await contact()).toMatchObject({ mbtiConfidence: 62.5 });
  });

  it('ignores fields that it does not know', async () => {
    await complete({ userProfileId: randomUUID(), bigFiveOpenness: 3 }).expect(201);
    expect(await contact()).toMatchObject({ userProfileId: ada.id, bigFiveOpenness: null });
  });

  it.each([
    ['mbtiType', 'XXXX', 'must be a work-style type like INTJ'],
    ['mbtiType', null, 'must be a work-style type like INTJ'],
    ['enneagramType', 10, 'must be a motivation type from 1 to 9 or null'],
    ['enneagramType', '5', 'must be a motivation type from 1 to 9 or null'],
    ['enneagramType', undefined, 'must be a motivation type from 1 to 9 or null'],
    ['mbtiConfidence', 101, 'must be a number from 0 to 100'],
    ['mbtiConfidence', '87', 'must be a number from 0 to 100'],
    ['enneagramConfidence', -1, 'must be a number from 0 to 100'],
    ['enneagramConfidence', null, 'must be a number from 0 to 100'],
    ['mbtiAmbiguousLetters', ['E'], 'must be a list of letters of mbtiType'],
    ['mbtiAmbiguousLetters', 'IN', 'must be a list of letters of mbtiType'],
    ['mbtiAmbiguousLetters', ['I', 'I'], 'must not repeat a value'],
    [
      'enneagramSecondaryTypes',
      [5],
      'must be a list of motivation types from 1 to 9 besides enneagramType',
    ],
    [
      'enneagramSecondaryTypes',
      [0],
      'must be a list of motivation types from 1 to 9 besides enneagramType',
    ],
    ['notes', 'a note', 'must be a list of texts'],
    ['notes', [1], 'must be a list of texts, and each must be text'],
    ['notes', ['a\0'], 'must be a list of texts, and each must not contain control characters'],
    [
      'notes',
      ['a'.repeat(10_001)],
      'must be a list of texts, and each must be at most 10000 characters long',
    ],
    ['notes', Array(51).fill('a'), 'must have at most 50 items'],
    ['responses', 'A', 'must be a list of answers'],

    ['responses', {}, 'must be a list of answers'],
    ['responses', Array(501).fill({}), 'must have at most 500 items'],
  ])('refuses %s = %j', async (field, value, words) => {
    const { body } = await complete({ [field]: value }).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
    expect(body.error).toContain(`${field} ${words}`);
    expect(await runs()).toHaveLength(0);
  });

  it('names the answer that is wrong', async () => {
    const responses = [
      { questionId: 'workstyle-ei', answer: 'A', confidence: 'medium' },
      { questionId: 'nothing', answer: 'C', confidence: 3, narrowing: 'yes' },
      'A',
    ];
    const { body } = await complete({ responses }).expect(400);
    expect(body.error).toContain('responses[1].questionId must be the id of a quiz question');
    expect(body.error).toContain('responses[1].answer must be one of A, B, Unsure');
    expect(body.error).toContain('responses[1].confidence must be one of high, medium, low');
    expect(body.error).toContain('responses[1].narrowing must be true or false');
    expect(body.error).toContain('responses[2] must be an answer');
  });

  it.each(['nonsense', '', '123'])('answers 400 to the malformed contact id "%s"', async (id) => {
    const { body } = await complete({ contactId: id }).expect(400);
    expect(body).toMatchObject({ error: 'Invalid contact ID', code: 'INVALID_CONTACT_ID' });
  });

  it.each([undefined, null, 7, ['x']])('answers 400 to %j for a contact id', async (id) => {
    const { body } = await complete({ contactId: id }).expect(400);
    expect(body.error).toBe('contactId must be the id of a contact');
  });

  it("answers the same bytes for an unused id, someone else's and a deleted contact", async () => {
    const bob = await api.signIn();
    await api.sql('UPDATE rapport.contacts SET deleted_at = now() WHERE id = $1', [contactId]);
    const answers = await Promise.all([
      complete({ contactId: randomUUID() }),
      complete({}, bob),
      complete(),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).toBe('{"error":"Contact not found","code":"CONTACT_NOT_FOUND"}');
    }
    expect(await runs()).toHaveLength(0);
  });

  it('accepts a contact id in capitals', async () => {
    const { body } = await complete({ contactId: contactId.toUpperCase() }).expect(201);
    expect(body.contactId).toBe(contactId);
  });
});
