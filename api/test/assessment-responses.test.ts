import { QUIZ_BANK } from '@rapport/contracts';
import { addContact, assessmentResponse, giveAnswers } from './builders/assessment.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type AssessmentResponseDto } from '../src/assessments/dto/assessment-response.dto.ts';

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

const save = (overrides: object = {}) =>
  ada.post('/api/assessment-responses', {
    ...assessmentResponse(contactId, 'workstyle-ei'),
    ...overrides,
  });

const stored = async () =>
  (await ada.get(`/api/assessment-responses/${contactId}`).expect(200))
    .body as AssessmentResponseDto[];

describe('POST /api/assessment-responses', () => {
  it('answers 201 with the stored data', async () => {
    const { body } = await save().expect(201);
    expect(body).toEqual({
      ...assessmentResponse(contactId, 'workstyle-ei'),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userProfileId: ada.id,
      selectedOption: 'A',
      narrowing: false,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: body.createdAt,
    });
    expect(await stored()).toEqual([body]);
  });

  it('puts a later answer in the place of the one before, all of it', async () => {
    const { body: first } = await save().expect(201);
    const later = {
      assessmentType: 'hexaco',
      questionText: 'In other words',
      responseText: 'Unsure',
      responseScore: 7,
      confidenceLevel: 'low',
    };
    const { body: second } = await save(later).expect(201);
    expect(second).toEqual({
      ...first,
      ...later,
      selectedOption: 'Unsure',
      updatedAt: second.updatedAt,
    });
    expect(second.updatedAt > first.updatedAt).toBe(true);
    expect(await stored()).toEqual([second]);
  });

  it('keeps one answer of many that arrive at once', async () => {
    const texts = ['A', 'B', 'Unsure', 'A', 'B', 'Unsure', 'A', 'B'];
    const answers = await Promise.all(texts.map((responseText) => save({ responseText })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const kept = await stored();
    expect(kept).toHaveLength(1);
    expect(answers.map(({ body }) => body.selectedOption)).toContain(kept[0]!.selectedOption);
  });

  it('accepts the text of every option of every question, in any case and spacing', async () => {
    for (const { id, optionA, optionB, unsure } of QUIZ_BANK.filter(
      ({ level }) => level === 'L1',
    )) {
      const options = { A: optionA.text, B: optionB.text, Unsure: unsure.text };
      for (const [answer, text] of Object.entries(options)) {
        const responseText = text.toUpperCase().replaceAll(' ', '  ');
        const { body } = await save({ questionId: id, responseText }).expect(201);
        expect(body).toMatchObject({ selectedOption: answer, responseText });
      }
    }
  });

  it('belongs to the caller even if the body names someone else, and drops unknown fields', async () => {
    const other = await api.signIn();
    const { body } = await save({
      userProfileId: other.id,
      selectedOption: 'B',
      id: 'mine',
      createdAt: '1999-01-01',
    }).expect(201);
    expect(body).toMatchObject({ userProfileId: ada.id, selectedOption: 'A' });
    expect(body.id).not.toBe('mine');
  });

  it("doesn't change the contact", async () => {
    const contact = async () => (await ada.get(`/api/contacts/${contactId}`).expect(200)).body;
    const before = await contact();
    await save().expect(201);
    expect(await contact()).toEqual(before);
  });

  it.each([
    ['questionId', 'workstyle-xy', 'must be the id of a quiz question'],
    ['questionId', null, 'must be the id of a quiz question'],
    ['questionId', ['workstyle-ei'], 'must be the id of a quiz question'],
    ['questionId', '__proto__', 'must be the id of a quiz question'],
    ['responseText', 'C', 'must be A, B, Unsure or the text of an option of the question'],
    ['responseText', '', 'is required'],
    ['responseText', undefined, 'is required'],
    ['responseText', ['A'], 'must be text'],
    ['responseText', 'A\0', 'must not contain control characters'],
    ['responseText', 'A\ud800', 'must not contain broken characters'],
    ['questionText', '', 'is required'],
    ['questionText', '\u200b\u2060', 'must contain visible characters'],
    ['questionText', 'a'.repeat(321), 'must be at most 320 characters long'],
    ['assessmentType', null, 'is required'],
    ['assessmentType', { $gt: '' }, 'must be text'],
    ['assessmentType', 'horoscope', 'must be one of big_five, hexaco, panas, via, hogan'],
    ['assessmentType', 'Big_Five', 'must be one of big_five, hexaco, panas, via, hogan'],
    ['responseScore', 101, 'must be a whole number from 0 to 100'],
    ['responseScore', -1, 'must be a whole number from 0 to 100'],
    ['responseScore', 1.5, 'must be a whole number from 0 to 100'],
    ['responseScore', '50', 'must be a whole number from 0 to 100'],
    ['responseScore', null, 'must be a whole number from 0 to 100'],
    ['confidenceLevel', 'HIGH', 'must be one of high, medium, low'],
    ['confidenceLevel', 3, 'must be one of high, medium, low'],
    ['contactId', 7, 'must be the id of a contact'],
  ])('refuses %s = %j', async (field, value, words) => {
    const { body } = await save({ [field]: value }).expect(400);
    expect(body).toMatchObject({ error: `${field} ${words}`, code: 'VALIDATION_FAILED' });
    expect(await stored()).toEqual([]);
  });

  it("refuses the text of another question's option", async () => {
    const other = QUIZ_BANK.find(({ id }) => id === 'workstyle-tf')!;
    await save({ responseText: other.optionA.text }).expect(400);
  });

  it('tells a malformed contact id from one that is not there any more', async () => {
    const malformed = await save({ contactId: 'nonsense' }).expect(400);
    expect(malformed.body).toMatchObject({
      error: 'Invalid contact ID',
      code: 'INVALID_CONTACT_ID',
    });
    await ada.delete(`/api/contacts/${contactId}`).expect(204);
    const gone = await save().expect(404);
    expect(gone.body).toEqual({ error: 'Contact not found', code: 'CONTACT_NOT_FOUND' });
  });
});

describe('GET /api/assessment-responses/{contactId}', () => {
  it('is empty at first and then in the order of the first answers', async () => {
    expect(await stored()).toEqual([]);
    await giveAnswers(ada, contactId, { 'workstyle-tf': 'A', 'workstyle-ei': 'B' });
    await giveAnswers(ada, contactId, { 'workstyle-tf': 'Unsure' });
    expect((await stored()).map(({ questionId }) => questionId)).toEqual([
      'workstyle-tf',
      'workstyle-ei',
    ]);
  });

  it('has only the answers about this contact, and no answers about a deleted contact', async () => {
    const other = await addContact(ada, 'Otto Hahn');
    await giveAnswers(ada, other, { 'workstyle-ei': 'A' });
    expect(await stored()).toEqual([]);
    await ada.delete(`/api/contacts/${contactId}`).expect(204);
    await ada.get(`/api/assessment-responses/${contactId}`).expect(404);
  });

  it('brings the answers back with a restored contact', async () => {
    await save().expect(201);
    const before = await stored();
    await ada.delete(`/api/contacts/${contactId}`).expect(204);
    await ada.post(`/api/contacts/${contactId}/restore`).expect(200);
    expect(await stored()).toEqual(before);
  });
});
