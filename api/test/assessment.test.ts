import { startTestApi, type Caller, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  ada = await api.signIn();
  contactId = (await ada.post('/api/contacts', { displayName: 'Lise Meitner' }).expect(201)).body
    .id;
});

/** INTJ and type 1 by the first-level questions. */
const ANSWERS = {
  'workstyle-ei': 'B',
  'workstyle-sn': 'B',
  'workstyle-tf': 'A',
  'workstyle-jp': 'A',
  'motivation-1': 'A',
} as const;

const response = (questionId: string, responseText: string) => ({
  contactId,
  userProfileId: null,
  assessmentType: 'big_five',
  questionId,
  questionText: 'As the page showed it',
  responseText,
  responseScore: 50,
  confidenceLevel: 'medium',
});

const DEFAULTS = {
  bigFiveScores: {
    openness: 50,
    conscientiousness: 50,
    extraversion: 50,
    agreeableness: 50,
    neuroticism: 50,
  },
  hexacoScores: { honestyHumility: 50 },
  panasScores: { positiveTotal: 25, negativeTotal: 25 },
  viaStrengths: [],
  hoganHpiScores: {},
  hoganHdsScores: {},
  confidenceScore: 75,
};

async function answer(answers: Record<string, string>): Promise<void> {
  for (const [question, text] of Object.entries(answers)) {
    await ada.post('/api/assessment-responses', response(question, text)).expect(201);
  }
}

describe('/api/assessment-responses', () => {
  it('lists the last answer to each question', async () => {
    await answer({ 'workstyle-ei': 'A', 'workstyle-sn': 'Unsure' });
    await answer({ 'workstyle-ei': 'B' });
    const { body } = await ada.get(`/api/assessment-responses/${contactId}`).expect(200);
    const options = Object.fromEntries(
      body.map((entry: { questionId: string; selectedOption: string }) => [
        entry.questionId,
        entry.selectedOption,
      ]),
    );
    expect(options).toEqual({ 'workstyle-ei': 'B', 'workstyle-sn': 'Unsure' });
  });

  it('takes the text of an option for the option', async () => {
    await answer({ 'workstyle-tf': 'logic, numbers and consistency' });
    const { body } = await ada.get(`/api/assessment-responses/${contactId}`).expect(200);
    expect(body).toMatchObject([{ questionId: 'workstyle-tf', selectedOption: 'A' }]);
  });

  it.each([
    ['a question that nobody asks', 'workstyle-xy', 'A'],
    ['a text that is no option', 'workstyle-ei', 'C'],
  ])('refuses %s', async (_, question, text) => {
    const { body } = await ada
      .post('/api/assessment-responses', response(question, text))
      .expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it("answers for another person's contact as for none", async () => {
    const grace = await api.signIn();
    await grace.get(`/api/assessment-responses/${contactId}`).expect(404, {
      error: 'Contact not found',
      code: 'CONTACT_NOT_FOUND',
    });
  });
});

describe('POST /api/assessment-complete/{contactId}', () => {
  const complete = () => ada.post(`/api/assessment-complete/${contactId}`, DEFAULTS);

  it('derives the result from the stored answers and keeps it on the contact', async () => {
    await answer(ANSWERS);
    await complete().expect(201);
    const { body } = await ada.get(`/api/contacts/${contactId}`).expect(200);
    expect(body).toMatchObject({
      assessmentComplete: true,
      mbtiType: 'INTJ',
      mbtiConfidence: 87,
      enneagramType: 1,
    });
  });

  it('keeps the answers behind the result in the history', async () => {
    await answer(ANSWERS);
    await complete().expect(201);
    const { body } = await ada.get(`/api/assessment-runs/${contactId}`).expect(200);
    expect(body).toHaveLength(1);
    expect(body[0].responses).toHaveLength(5);
  });

  it('refuses fewer than five answers that count, and changes nothing', async () => {
    const four = Object.fromEntries(Object.entries(ANSWERS).slice(0, 4));
    // A follow-up counts only while its parent is unsure.
    await answer({ ...four, 'stress-1-f1': 'A' });
    const { body } = await complete().expect(409);
    expect(body.code).toBe('TOO_FEW_ANSWERS');
    const contact = await ada.get(`/api/contacts/${contactId}`).expect(200);
    expect(contact.body).toMatchObject({ assessmentComplete: false, mbtiType: null });
  });

  it('names a score that is out of its range', async () => {
    await answer(ANSWERS);
    const { body } = await ada
      .post(`/api/assessment-complete/${contactId}`, {
        ...DEFAULTS,
        bigFiveScores: { ...DEFAULTS.bigFiveScores, openness: 101 },
      })
      .expect(400);
    expect(body.error).toContain('bigFiveScores.openness');
  });
});
