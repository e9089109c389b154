import { QUIZ_BANK, type QuizResponse } from '@rapport/contracts';
import { runMigrations } from '../src/database/run-migrations.ts';
import { addContact, giveAnswers } from './builders/assessment.ts';
import { dialogAnswers, narrowedDown, quizBody } from './builders/quiz-body.ts';
import { directUrl } from './databases.ts';
import { type Caller, startApiProcess, type TestApi } from './test-api.ts';
import { type AssessmentResponseDto } from '../src/assessments/dto/assessment-response.dto.ts';
import { type QuizRunDto } from '../src/assessments/dto/quiz-run.dto.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;

beforeAll(async () => {
  api = await startApiProcess();
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
const NOT_KNOWN = { enneagramCoLeaders: null, mbtiOpenReasons: null, enneagramOpenReason: null };

const complete = async (responses: QuizResponse[], overrides: object = {}) => {
  const body = { ...quizBody(contactId, responses), ...overrides };
  return (await ada.post('/api/quiz-complete', body).expect(201)).body as QuizRunDto;
};
const contact = async () =>
  (await ada.get(`/api/contacts/${contactId}`).expect(200)).body as ContactDto;
const runs = async () =>
  (await ada.get(`/api/assessment-runs/${contactId}`).expect(200)).body as QuizRunDto[];
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

describe('results from before the details were stored', () => {
  /** Reverts to the previous release's schema and rows, and migrates again. */
  async function migrateAgain(between: () => Promise<unknown> = () => Promise.resolve()) {
    await api.sql(`ALTER TABLE rapport.contacts DROP enneagram_co_leaders, DROP mbti_open_reasons,
      DROP enneagram_open_reason, DROP narrowing_question_count, DROP estimate_of`);
    await api.sql(`ALTER TABLE rapport.assessment_runs DROP enneagram_co_leaders,
      DROP mbti_open_reasons, DROP enneagram_open_reason`);
    await api.sql('ALTER TABLE rapport.assessment_responses DROP narrowing');
    await api.sql("DELETE FROM rapport.migrations WHERE name LIKE 'EstimateDetails%'");
    await between();
    // The API's role owns nothing, so it can't migrate.
    await runMigrations({ url: directUrl(api.databaseUrl), poolSize: 1, statementTimeoutMs: 0 });
  }

  it('are scored again from their answers, which are shown from then on', async () => {
    const narrowed = narrowedDown(MARY);
    const run = await complete(narrowed);
    const before = await contact();
    await migrateAgain(() => api.sql('DELETE FROM rapport.assessment_responses'));
    expect(await runs()).toEqual([run]);
    expect(await contact()).toEqual(before);
    expect(await answers()).toEqual(expect.arrayContaining(asAnswers(narrowed)));
  });

  it('keep later answers from the page', async () => {
    await complete(MARY);
    await giveAnswers(ada, contactId, { 'workstyle-ei': 'A' });
    await migrateAgain(() =>
      api.sql("DELETE FROM rapport.assessment_responses WHERE question_id <> 'workstyle-ei'"),
    );
    const stored = await answers();
    expect(stored).toHaveLength(MARY.length);
    expect(stored).toContainEqual({
      questionId: 'workstyle-ei',
      selectedOption: 'A',
      narrowing: false,
    });
  });

  it('stay unknown where there are no answers or others than those of the result', async () => {
    await complete(MARY, { responses: undefined });
    const other = await addContact(ada, 'Mary Somerville');
    await ada.post('/api/quiz-complete', quizBody(other, MARY)).expect(201);
    await migrateAgain(() =>
      api.sql(
        'UPDATE rapport.contacts SET enneagram_type = 7, enneagram_confidence = 71 WHERE id = $1',
        [other],
      ),
    );
    expect(await contact()).toMatchObject(NOT_KNOWN);
    expect((await ada.get(`/api/contacts/${other}`)).body).toMatchObject(NOT_KNOWN);
  });
});
