import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let contactPath: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
  const { body } = await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201);
  contactPath = `/api/contacts/${body.id}`;
});
afterAll(() => api.close());

const message = expect.stringMatching(/^(is|must) .*[^.]$/);

describe('the problems of an error', () => {
  it('name each bad field of a body, with words that follow its name', async () => {
    const { body } = await ada
      .post('/api/contacts', { displayName: '', primaryEmail: 'nobody' })
      .expect(400);
    expect(body).toEqual({
      code: 'VALIDATION_FAILED',
      error: 'displayName is required; primaryEmail must be an email address like name@example.com',
      problems: [
        { field: 'displayName', message: 'is required' },
        {
          field: 'primaryEmail',
          message: 'must be an email address like name@example.com',
        },
      ],
    });
  });

  it('name the path of a nested field', async () => {
    const answer = { questionId: 'workstyle-ei', answer: 'A', confidence: 'high' };
    const responses = [answer, answer, answer, { ...answer, answer: 'Maybe' }];
    const { body } = await ada.post('/api/quiz-complete', { responses }).expect(400);
    expect(body.problems).toContainEqual({
      field: 'responses[3].answer',
      message: 'must be one of A, B, Unsure',
    });
  });

  it.each([
    ['/api/contacts?limit=0&sort=age', ['limit', 'sort']],
    ['/api/contacts?q=a&q=b', ['q']],
    ['/api/personality-profile?mbtiType=INTJ', ['enneagramType']],
  ])('name each bad key of the query of %s', async (path, fields) => {
    const { body } = await ada.get(path).expect(400);
    expect(body.problems).toEqual(
      expect.arrayContaining(fields.map((field) => ({ field, message }))),
    );
  });

  it.each([
    ['/api/contacts/nonsense', 'id'],
    ['/api/health/nonsense', 'contactId'],
    ['/api/interactions/nonsense', 'contactId'],
    ['/api/actions/nonsense', 'contactId'],
  ])('name the part of the path %s', async (path, field) => {
    const { body } = await ada.get(path).expect(400);
    expect(body.problems).toEqual([{ field, message: 'must be a UUID' }]);
  });

  it('name the id inside a body', async () => {
    const response = {
      contactId: 'nonsense',
      assessmentType: 'big_five',
      questionId: 'workstyle-ei',
      questionText: 'In a group they...',
      responseText: 'A',
      responseScore: 50,
      confidenceLevel: 'high',
    };
    const { body } = await ada.post('/api/assessment-responses', response).expect(400);
    expect(body).toEqual({
      code: 'INVALID_CONTACT_ID',
      error: 'Invalid contact ID',
      problems: [{ field: 'contactId', message: 'must be a UUID' }],
    });
  });

  it('name a header', async () => {
    const { body } = await ada
      .post('/api/contacts', { displayName: 'Ada' })
      .set('Idempotency-Key', 'a b')
      .expect(400);
    expect(body.problems).toEqual([{ field: 'Idempotency-Key', message }]);
  });

  it('are left out where no field is to blame', async () => {
    const gone = await ada.get('/api/contacts/01890a5d-ac96-774b-bcce-b302099a8057').expect(404);
    expect(gone.body).toEqual({ code: 'CONTACT_NOT_FOUND', error: 'Contact not found' });
    const changed = await ada
      .patch(contactPath, { displayName: 'Grace H' })
      .set('If-Match', '"9"')
      .expect(412);
    expect(Object.keys(changed.body)).toEqual(['error', 'code']);
  });
});
