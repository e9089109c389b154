import {
  type Answer,
  ANSWERS,
  ASSESSMENT_DEFAULTS,
  CONFIDENCE_LEVELS,
  effectiveResponses,
  QUIZ_BANK,
  type QuizResponse,
  scoreQuiz,
} from '@rapport/contracts';
import fc from 'fast-check';
import { addContact, aYearAfter, giveAnswers, INTJ_ANSWERS } from './builders/assessment.ts';
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

const complete = (overrides: object = {}) =>
  ada.post(`/api/assessment-complete/${contactId}`, { ...ASSESSMENT_DEFAULTS, ...overrides });
const answer = (answers: Readonly<Record<string, string>>) => giveAnswers(ada, contactId, answers);
const contact = async () => (await ada.get(`/api/contacts/${contactId}`).expect(200)).body;
const runs = async () =>
  (await ada.get(`/api/assessment-runs/${contactId}`).expect(200)).body as QuizRunDto[];

/** The fields of a run that the contact shows. */
const shown = (run: QuizRunDto) => ({
  mbtiType: run.mbtiType,
  mbtiConfidence: run.mbtiConfidence,
  mbtiAmbiguousLetters: run.mbtiAmbiguousLetters,
  enneagramType: run.enneagramType,
  enneagramConfidence: run.enneagramConfidence,
  enneagramSecondaryTypes: run.enneagramSecondaryTypes,
  enneagramCoLeaders: run.enneagramCoLeaders,
  mbtiOpenReasons: run.mbtiOpenReasons,
  enneagramOpenReason: run.enneagramOpenReason,
});

/** Scores answers with the shared engine. */
function scored(responses: readonly QuizResponse[]) {
  const { notes, ...result } = scoreQuiz(QUIZ_BANK, responses);
  return {
    mbtiType: result.mbtiType,
    mbtiConfidence: result.mbtiConfidence,
    mbtiAmbiguousLetters: result.mbtiAmbiguousLetters,
    enneagramType: result.enneagramType,
    enneagramConfidence: result.enneagramConfidence,
    enneagramSecondaryTypes: result.enneagramSecondaryTypes,
    notes: notes.map(({ text }) => text),
  };
}

/** Stores the answers of many questions at once, like the page. */
async function store(responses: readonly QuizResponse[]): Promise<void> {
  await api.sql(
    `INSERT INTO rapport.assessment_responses (user_profile_id, contact_id, question_id, id,
       created_at, updated_at, assessment_type, question_text, response_text, selected_option,
       response_score, confidence_level)
     SELECT $1, $2, r->>'questionId', gen_random_uuid(), now(), now(), 'big_five', 'Q',
       r->>'answer', r->>'answer', 50, r->>'confidence' FROM jsonb_array_elements($3) AS r`,
    [ada.id, contactId, JSON.stringify(responses)],
  );
}

const responseLists = fc
  .subarray(
    QUIZ_BANK.map(({ id }) => id),
    { minLength: 5 },
  )
  .chain((ids) =>
    fc.tuple(
      ...ids.map((questionId) =>
        fc.record({
          questionId: fc.constant(questionId),
          answer: fc.constantFrom<Answer>(...ANSWERS),
          confidence: fc.constantFrom(...CONFIDENCE_LEVELS),
        }),
      ),
    ),
  );

describe('POST /api/assessment-complete/{contactId}', () => {
  it('answers the run, keeps it, and shows its result on the contact', async () => {
    await answer(INTJ_ANSWERS);
    const before = await contact();
    const { body: run } = await complete().expect(201);
    expect(run).toMatchObject({
      contactId,
      mbtiType: 'INTJ',
      mbtiConfidence: 87,
      enneagramType: 1,
    });
    expect(await runs()).toEqual([run]);
    expect(await contact()).toEqual({
      ...before,
      ...shown(run),
      narrowingQuestionCount: 0,
      assessmentComplete: true,
      lastUpdateTime: run.createdAt,
      bigFiveOpenness: 50,
      reviewDueAt: aYearAfter(run.createdAt),
    });
  });

  it('derives the same as the shared engine, for any answers', async () => {
    await fc.assert(
      fc.asyncProperty(responseLists, async (responses) => {
        contactId = await addContact(ada);
        await store(responses);
        const counted = effectiveResponses(QUIZ_BANK, responses);
        const answered = await complete();
        if (counted.length < 5) {
          expect(answered.status).toBe(409);
          return;
        }
        expect(answered.body).toMatchObject({
          ...scored(responses),
          responses: counted.map(({ response }) => response),
        });
        expect(await contact()).toMatchObject(shown(answered.body));
      }),
      { numRuns: 25 },
    );
  });

  it('needs five answers that count, Unsure among them, and changes nothing before', async () => {
    // A follow-up counts only while its parent is unsure.
    await answer({ 'workstyle-ei': 'Unsure', 'workstyle-sn': 'A', 'stress-1': 'B' });
    await answer({ 'workstyle-ei-f1': 'A', 'stress-1-f1': 'A' });
    const before = await contact();
    const { body } = await complete().expect(409);
    expect(body).toEqual({
      error: 'At least 5 answers are needed; 4 are stored so far',
      code: 'TOO_FEW_ANSWERS',
    });
    expect(await contact()).toEqual(before);
    expect(await runs()).toEqual([]);
    await answer({ 'workstyle-tf': 'Unsure' });
    await complete().expect(201);
  });

  it('keeps the scores that came along, without letting them into the result', async () => {
    await answer(INTJ_ANSWERS);
    await complete({
      bigFiveScores: { ...ASSESSMENT_DEFAULTS.bigFiveScores, openness: 0 },
      viaStrengths: ['Patience', 'Humor'],
      confidenceScore: 12.5,
    }).expect(201);
    expect(await contact()).toMatchObject({
      mbtiType: 'INTJ',
      bigFiveOpenness: 0,
      viaTopStrength1: 'Patience',
    });
    const rows = await api.sql('SELECT scores FROM rapport.assessment_runs WHERE contact_id = $1', [
      contactId,
    ]);
    expect(rows).toMatchObject([
      { scores: { viaStrengths: ['Patience', 'Humor'], confidenceScore: 12.5 } },
    ]);
  });

  it('keeps a run of each of two that arrive at once', async () => {
    await answer(INTJ_ANSWERS);
    const answers = await Promise.all([complete(), complete()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [newest, older] = await runs();
    expect(new Set([newest!.id, older!.id])).toEqual(
      new Set(answers.map(({ body }) => String(body.id))),
    );
    const { headers, body } = await ada.get(`/api/contacts/${contactId}`).expect(200);
    expect(headers.etag).toMatch(/^"3-/);
    expect(body.lastUpdateTime).toBe(newest!.createdAt);
  });

  it('includes concurrent answers completely or not at all', async () => {
    await answer(INTJ_ANSWERS);
    const changing = Object.keys(INTJ_ANSWERS).map((question) => answer({ [question]: 'Unsure' }));
    const [{ body: run }] = await Promise.all([complete().expect(201), ...changing]);
    expect(run).toMatchObject(scored(run.responses));
    expect(await contact()).toMatchObject(shown(run));
  });

  it.each([
    ['bigFiveScores.openness', { bigFiveScores: { openness: 101 } }],
    ['bigFiveScores.neuroticism', { bigFiveScores: {} }],
    ['bigFiveScores', { bigFiveScores: [50] }],
    ['bigFiveScores', { bigFiveScores: null }],
    ['hexacoScores.honestyHumility', { hexacoScores: { honestyHumility: '50' } }],
    ['hexacoScores', { hexacoScores: 50 }],
    ['panasScores.positiveTotal', { panasScores: { positiveTotal: 0.5, negativeTotal: 1 } }],
    ['panasScores.negativeTotal', { panasScores: { positiveTotal: 1 } }],
    ['viaStrengths', { viaStrengths: 'Patience' }],
    ['viaStrengths', { viaStrengths: ['Patience\0'] }],
    ['viaStrengths', { viaStrengths: Array(51).fill('Patience') }],
    ['hoganHpiScores', { hoganHpiScores: { drive: 101 } }],
    ['hoganHpiScores', { hoganHpiScores: [1] }],
    ['hoganHdsScores', { hoganHdsScores: { 'dri\0ve': 1 } }],
    ['hoganHdsScores', { hoganHdsScores: undefined }],
    ['confidenceScore', { confidenceScore: 101 }],
    ['confidenceScore', { confidenceScore: '75' }],
  ])('names %s in %j, and changes nothing', async (field, overrides) => {
    await answer(INTJ_ANSWERS);
    const { body } = await complete(overrides).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
    expect(body.problems).toContainEqual({ field, message: expect.any(String) });
    expect(await runs()).toEqual([]);
  });

  it('answers for a malformed id, and for a deleted contact', async () => {
    const scores = ASSESSMENT_DEFAULTS;
    const malformed = await ada.post('/api/assessment-complete/nonsense', scores).expect(400);
    expect(malformed.body.error).toBe('Invalid contact ID');
    await answer(INTJ_ANSWERS);
    await ada.delete(`/api/contacts/${contactId}`).expect(204);
    const gone = await complete().expect(404);
    expect(gone.body).toEqual({ error: 'Contact not found', code: 'CONTACT_NOT_FOUND' });
  });
});
