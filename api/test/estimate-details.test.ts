import {
  ASSESSMENT_DEFAULTS,
  narrowingQuestions,
  QUIZ_BANK,
  type QuizResponse,
} from '@rapport/contracts';
import { addContact, assessmentResponse, giveAnswers } from './builders/assessment.ts';
import { dialogAnswers, narrowedDown, quizBody } from './builders/quiz-body.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type AssessmentResponseDto } from '../src/assessments/dto/assessment-response.dto.ts';
import { type QuizRunDto } from '../src/assessments/dto/quiz-run.dto.ts';
import { type ContactDto, type ContactSummaryDto } from '../src/contacts/dto/contact.dto.ts';
import { type ExportedDataDto } from '../src/export/dto/exported-data.dto.ts';

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

/** N leads 3 to 2, no answer for T or F, motivation types 2, 3, and 9 tied. */
const MARY = dialogAnswers(
  ...(['B', 'Unsure', 'Unsure', 'A', 'B', 'A', 'B'] as const),
  ...(['A', 'A', 'B', 'B', 'B'] as const),
  ...(['Unsure', 'Unsure', 'Unsure', 'Unsure', 'Unsure'] as const),
);
const MARYS_DETAILS = {
  enneagramCoLeaders: [3, 9],
  mbtiOpenReasons: { N: 'contradicting', T: 'no_answer' },
  enneagramOpenReason: 'contradicting',
};
const NOT_KNOWN = { enneagramCoLeaders: null, mbtiOpenReasons: null, enneagramOpenReason: null };

const complete = async (responses: QuizResponse[], overrides: object = {}) => {
  const body = { ...quizBody(contactId, responses), ...overrides };
  return (await ada.post('/api/quiz-complete', body).expect(201)).body as QuizRunDto;
};
const contact = async () =>
  (await ada.get(`/api/contacts/${contactId}`).expect(200)).body as ContactDto;
const inList = async () =>
  ((await ada.get('/api/contacts').expect(200)).body as ContactSummaryDto[]).find(
    ({ id }) => id === contactId,
  );
const runs = async () =>
  (await ada.get(`/api/assessment-runs/${contactId}`).expect(200)).body as QuizRunDto[];
const exported = async () =>
  ((await ada.get('/api/export').expect(200)).body as ExportedDataDto).contacts.find(
    ({ id }) => id === contactId,
  );
const answers = async () =>
  (
    (await ada.get(`/api/assessment-responses/${contactId}`).expect(200))
      .body as AssessmentResponseDto[]
  ).map(({ questionId, selectedOption, narrowing }) => ({ questionId, selectedOption, narrowing }));
const asAnswers = (responses: readonly QuizResponse[]) =>
  QUIZ_BANK.flatMap(({ id }) => responses.filter(({ questionId }) => questionId === id)).map(
    ({ questionId, answer, narrowing = false }) => ({
      questionId,
      selectedOption: answer,
      narrowing,
    }),
  );

describe('the details of an estimate', () => {
  it('are part of the run, the contact, the list and the export', async () => {
    const run = await complete(MARY);
    expect(run).toMatchObject(MARYS_DETAILS);
    expect(await runs()).toEqual([run]);
    const shown = { ...MARYS_DETAILS, narrowingQuestionCount: 3 };
    expect(await contact()).toMatchObject(shown);
    expect(await inList()).toMatchObject(shown);
    const inExport = {
      tiedMotivationTypes: [3, 9],
      openLetterReasons: { N: 'contradicting', T: 'no_answer' },
      openMotivationReason: 'contradicting',
    };
    expect(await exported()).toMatchObject({ ...inExport, assessments: [inExport] });
  });

  it('tell a motivation type that nothing speaks for from one that leads', async () => {
    await complete(dialogAnswers(...Array(7).fill('Unsure'), ...Array(35).fill('Unsure')));
    expect(await contact()).toMatchObject({
      enneagramType: 1,
      enneagramCoLeaders: [],
      enneagramOpenReason: 'no_answer',
      narrowingQuestionCount: 0,
    });
  });

  it('follow from the stored answers where an assessment page is completed', async () => {
    const first = Object.fromEntries(
      MARY.slice(0, 7).map(({ questionId, answer }) => [questionId, answer]),
    );
    await giveAnswers(ada, contactId, first);
    const { body } = await ada
      .post(`/api/assessment-complete/${contactId}`, ASSESSMENT_DEFAULTS)
      .expect(201);
    expect(body).toMatchObject({
      ...MARYS_DETAILS,
      mbtiOpenReasons: { S: 'no_answer', T: 'no_answer' },
    });
    expect(await contact()).toMatchObject({ enneagramCoLeaders: [3, 9] });
  });

  it('are not known where a result comes without answers', async () => {
    await complete(MARY);
    expect(await complete(MARY, { responses: undefined })).toMatchObject(NOT_KNOWN);
    expect(await contact()).toMatchObject({ ...NOT_KNOWN, narrowingQuestionCount: null });
  });

  it('offer no more questions once a tie was narrowed down', async () => {
    await complete(narrowedDown(MARY, 'Unsure'));
    expect(await contact()).toMatchObject({
      enneagramCoLeaders: [3, 9],
      narrowingQuestionCount: 0,
    });
  });

  it('are not shown beside a result that an API of the version before has stored', async () => {
    await complete(MARY);
    await api.sql(
      `UPDATE rapport.contacts SET enneagram_type = 3, enneagram_confidence = 64,
         enneagram_secondary_types = '{}' WHERE id = $1`,
      [contactId],
    );
    expect(await contact()).toMatchObject({ ...NOT_KNOWN, narrowingQuestionCount: null });
    expect(await exported()).toMatchObject({ tiedMotivationTypes: null });
  });
});

describe('the answers behind the latest result', () => {
  it('are those of the quiz, with the ones that narrowed down a tie', async () => {
    const narrowed = narrowedDown(MARY);
    await complete(narrowed);
    expect(await answers()).toEqual(asAnswers(narrowed));
    expect(narrowingQuestions(QUIZ_BANK, MARY).length).toBe(3);
  });

  it('give the same result again when the assessment page is completed', async () => {
    const run = await complete(narrowedDown(MARY));
    const { body } = await ada
      .post(`/api/assessment-complete/${contactId}`, ASSESSMENT_DEFAULTS)
      .expect(201);
    expect(body).toMatchObject({
      enneagramType: run.enneagramType,
      enneagramConfidence: run.enneagramConfidence,
      enneagramCoLeaders: run.enneagramCoLeaders,
    });
  });

  it('replace earlier ones, and answers that narrowed down an earlier tie no longer count', async () => {
    await giveAnswers(ada, contactId, { 'workstyle-ei': 'A', 'workstyle-ei-f1': 'A' });
    await complete(narrowedDown(MARY));
    const again = dialogAnswers('A', 'A', 'A', 'A', 'A', 'A', 'A');
    await complete(again);
    const stored = await answers();
    expect(stored).toEqual(expect.arrayContaining(asAnswers(again)));
    expect(stored.filter(({ narrowing }) => narrowing)).toEqual([]);
    expect(stored).toContainEqual({
      questionId: 'workstyle-ei-f1',
      selectedOption: 'A',
      narrowing: false,
    });
    const { body } = await ada
      .post(`/api/assessment-complete/${contactId}`, ASSESSMENT_DEFAULTS)
      .expect(201);
    expect(body).toMatchObject({ enneagramCoLeaders: [3, 8] });
  });

  it('are not stored when the result is refused', async () => {
    await ada
      .post('/api/quiz-complete', { ...quizBody(contactId, MARY), mbtiConfidence: 1 })
      .expect(400);
    expect(await answers()).toEqual([]);
  });

  it('keep that they narrow down a tie when they are changed on the page', async () => {
    await complete(narrowedDown(MARY));
    const [question] = narrowingQuestions(QUIZ_BANK, MARY);
    const body = { ...assessmentResponse(contactId, question!.id, 'B'), narrowing: true };
    await ada.post('/api/assessment-responses', body).expect(201);
    expect(await answers()).toContainEqual({
      questionId: question!.id,
      selectedOption: 'B',
      narrowing: true,
    });
    const refused = { ...body, narrowing: 'yes' };
    const answer = await ada.post('/api/assessment-responses', refused).expect(400);
    expect(answer.body.error).toBe('narrowing must be true or false');
  });
});
