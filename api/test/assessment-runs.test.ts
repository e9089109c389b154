import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { addContact, giveAnswers, INTJ_ANSWERS } from './builders/assessment.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type QuizCompleteDto } from '../src/assessments/dto/quiz-complete.dto.ts';
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

const runs = async () =>
  (await ada.get(`/api/assessment-runs/${contactId}`).expect(200)).body as QuizRunDto[];

const RESULT = {
  mbtiType: 'ESFP',
  enneagramType: null,
  mbtiConfidence: 61,
  enneagramConfidence: 50,
  mbtiAmbiguousLetters: ['E'],
  enneagramSecondaryTypes: [],
  notes: [],
} satisfies Omit<QuizCompleteDto, 'contactId'>;

const quiz = (overrides: Partial<QuizCompleteDto> = {}) =>
  ada.post('/api/quiz-complete', { contactId, ...RESULT, ...overrides }).expect(201);

describe('GET /api/assessment-runs/{contactId}', () => {
  it('is empty without a result', async () => {
    expect(await runs()).toEqual([]);
  });

  it('lists results of the quiz and of the page, newest first, with the answers behind them', async () => {
    const { body: first } = await quiz();
    await giveAnswers(ada, contactId, INTJ_ANSWERS);
    const { body: second } = await ada
      .post(`/api/assessment-complete/${contactId}`, ASSESSMENT_DEFAULTS)
      .expect(201);
    expect(await runs()).toEqual([second, first]);
    expect(second.responses).toEqual(
      Object.entries(INTJ_ANSWERS).map(([questionId, answer]) => ({
        questionId,
        answer,
        confidence: 'medium',
      })),
    );
  });

  it('never changes a result when something is answered, completed or edited later', async () => {
    await giveAnswers(ada, contactId, INTJ_ANSWERS);
    await ada.post(`/api/assessment-complete/${contactId}`, ASSESSMENT_DEFAULTS).expect(201);
    const [first] = await runs();
    await giveAnswers(ada, contactId, { 'workstyle-ei': 'A', 'motivation-1': 'Unsure' });
    await ada.post(`/api/assessment-complete/${contactId}`, ASSESSMENT_DEFAULTS).expect(201);
    await ada.patch(`/api/contacts/${contactId}`, { displayName: 'Otto Hahn' }).expect(200);
    await ada.delete(`/api/contacts/${contactId}`).expect(204);
    await ada.post(`/api/contacts/${contactId}/restore`).expect(200);
    const [second, kept] = await runs();
    expect(kept).toEqual(first);
    expect(second).toMatchObject({ mbtiType: 'ENTJ' });
  });

  it('has the result that the contact shows first, however many arrive at once', async () => {
    const types = ['INTJ', 'ESFP', 'ISTP', 'ENFJ', 'INTP', 'ESTJ', 'ISFJ', 'ENTP'] as const;
    await Promise.all(types.map((mbtiType) => quiz({ mbtiType, mbtiAmbiguousLetters: [] })));
    const [newest, ...others] = await runs();
    expect(others).toHaveLength(types.length - 1);
    const { body: contact } = await ada.get(`/api/contacts/${contactId}`).expect(200);
    expect(contact.mbtiType).toBe(newest!.mbtiType);
    expect(contact.lastUpdateTime).toBe(newest!.createdAt);
  });

  it("answers a deleted, an unused and someone else's contact with the same bytes", async () => {
    await quiz();
    const bob = await api.signIn();
    await ada.delete(`/api/contacts/${contactId}`).expect(204);
    const gone = await ada.get(`/api/assessment-runs/${contactId}`).expect(404);
    const unused = await ada.get(`/api/assessment-runs/${randomUUID()}`).expect(404);
    const foreign = await bob.get(`/api/assessment-runs/${contactId}`).expect(404);
    expect([gone.text, unused.text, foreign.text]).toEqual(
      Array(3).fill('{"error":"Contact not found","code":"CONTACT_NOT_FOUND"}'),
    );
  });
});
