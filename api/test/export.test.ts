import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import supertest from 'supertest';
import { v7 as uuidV7 } from 'uuid';
import { committedDocument } from './openapi/document.ts';
import { answerCheck } from './openapi/documented-answers.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { claims, signToken } from './tokens.ts';
import { type ExportedContactDto } from '../src/export/dto/exported-contact.dto.ts';
import { type ExportedDataDto } from '../src/export/dto/exported-data.dto.ts';

/** Names of instruments that the product never mentions, in any field of a file for users. */
const PROTECTED = /mbti|myers|briggs|enneagram|hogan|\bvia|panas|hexaco|clifton/i;

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const exported = async (caller: Caller) =>
  (await caller.get('/api/export').expect(200)).body as ExportedDataDto;

const idOf = async (call: ReturnType<Caller['post']>) => String((await call.expect(201)).body.id);

/** Adds a contact with all kinds of data that can be stored about a person. */
async function addWholeContact(): Promise<string> {
  const id = await idOf(
    ada.post('/api/contacts', { displayName: 'Grace', primaryEmail: 'grace@navy.example' }),
  );
  for (const [type, day] of [
    ['call', '01'],
    ['meeting', '02'],
  ]) {
    await idOf(
      ada.post(`/api/interactions/${id}`, {
        type,
        interactionDate: `2026-03-${day}T09:00:00.000Z`,
        notes: 'Two\nlines',
        outcome: 'positive',
      }),
    );
  }
  await ada.put(`/api/health/${id}/cadence`, { cadenceDays: 1 }).expect(200);
  const { body: actions } = await ada.get(`/api/actions/${id}`).expect(200);
  await ada.patch(`/api/actions/${id}/${actions[0].id}`, { status: 'done' }).expect(200);
  for (const question of ['ei', 'sn', 'tf', 'jp']) {
    await answer(id, `workstyle-${question}`);
  }
  await answer(id, 'motivation-1');
  await idOf(
    ada.post(`/api/assessment-complete/${id}`, {
      ...ASSESSMENT_DEFAULTS,
      bigFiveScores: { ...ASSESSMENT_DEFAULTS.bigFiveScores, neuroticism: 7 },
      hoganHdsScores: { caution: 12 },
    }),
  );
  await idOf(
    ada.post('/api/quiz-complete', {
      contactId: id,
      mbtiType: 'INTJ',
      mbtiConfidence: 80,
      mbtiAmbiguousLetters: ['J'],
      enneagramType: 5,
      enneagramConfidence: 70,
      enneagramSecondaryTypes: [1],
      notes: ['One line.'],
    }),
  );
  return id;
}

const answer = (contactId: string, questionId: string) =>
  idOf(
    ada.post('/api/assessment-responses', {
      contactId,
      assessmentType: 'big_five',
      questionId,
      questionText: 'As the page showed it',
      responseText: 'B',
      responseScore: 50,
      confidenceLevel: 'low',
    }),
  );

const SCORES = {
  bigFiveOpenness: 1,
  bigFiveConscientiousness: 2,
  bigFiveExtraversion: 3,
  bigFiveAgreeableness: 4,
  bigFiveNeuroticism: 5,
  hexacoHonestyHumility: 6,
  panasPositiveAffect: 7,
  panasNegativeAffect: 8,
  viaWisdom: 9,
  viaCourage: 10,
  viaLove: 11,
  hoganAdjustment: 12,
  hoganAmbition: 13,
  hoganSociability: 14,
};

describe('GET /api/export', () => {
  it('is a file with a dated name that no one on its way keeps', async () => {
    const name = () =>
      `attachment; filename="rapport-export-${new Date().toISOString().slice(0, 10)}.json"`;
    const before = name();
    const { headers } = await ada.get('/api/export').expect(200);
    // The day may end during the request.
    expect([before, name()]).toContain(headers['content-disposition']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('answers someone new, and stores nothing by that', async () => {
    expect(await exported(ada)).toMatchObject({
      exportVersion: '1',
      user: {
        id: ada.id,
        email: 'grace@example.com',
        responsibleUse: null,
        selfAssessment: { complete: false, version: null, scores: { care: null } },
      },
      contacts: [],
    });
    const rows = await api.sql('SELECT 1 FROM rapport.user_profiles WHERE user_profile_id = $1', [
      ada.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('has everything about a contact', async () => {
    const id = await addWholeContact();
    const { contacts } = await exported(ada);
    expect(contacts).toHaveLength(1);
    const [contact] = contacts as [ExportedContactDto];
    expect(contact).toMatchObject({
      id,
      name: 'Grace',
      email: 'grace@navy.example',
      cadenceDays: 1,
      assessmentComplete: true,
      workStyle: 'INTJ',
      openLetters: ['J'],
      motivationType: 5,
      openness: 50,
      interactions: [
        { type: 'meeting', interactionDate: '2026-03-02T09:00:00.000Z', notes: 'Two\nlines' },
        { type: 'call', outcome: 'positive' },
      ],
      assessments: [
        { workStyle: 'INTJ', notes: ['One line.'], answers: null, scores: null },
        {
          workStyle: 'INFP',
          scores: { sensitivity: 7, tension: 25, workplaceStyleUnderPressure: { caution: 12 } },
        },
      ],
      actions: [{ status: 'done', snoozedUntil: null }],
    });
    expect(contact.actions[0]!.id).toMatch(new RegExp(`^${contact.actions[0]!.rule}:${id}:`));
    expect(contact.answers.map(({ questionId }) => questionId)).toEqual([
      'workstyle-ei',
      'workstyle-sn',
      'workstyle-tf',
      'workstyle-jp',
      'motivation-1',
    ]);
    expect(contact.answers[0]).toMatchObject({
      question: 'As the page showed it',
      answer: 'B',
      confidence: 'low',
    });
    expect(contact.assessments[1]!.answers).toHaveLength(5);
  });

  it("has the person's own scores by the names of the screens, and what they accepted", async () => {
    const answers = { love: 'Unsure', openness: 'A', 'openness-f1': 'B' };
    const body = { ...SCORES, assessmentComplete: true, assessmentVersion: '2.0', answers };
    await ada.put('/api/user-personality', body).expect(200);
    await ada.put('/api/user/acknowledgements/responsible-use', { version: '1' }).expect(200);
    const { user } = await exported(ada);
    expect(user).toMatchObject({ responsibleUse: { version: '1' } });
    expect(user.selfAssessment).toEqual({
      complete: true,
      version: '2.0',
      scores: {
        openness: 1,
        conscientiousness: 2,
        extraversion: 3,
        agreeableness: 4,
        sensitivity: 5,
        honestyAndHumility: 6,
        positiveEnergy: 7,
        tension: 8,
        wisdom: 9,
        courage: 10,
        care: 11,
        composure: 12,
        drive: 13,
        sociability: 14,
      },
      answered: ['openness', 'care'],
      answers,
    });
  });

  it('matches the document, and names no protected test', async () => {
    await addWholeContact();
    const document = committedDocument();
    const { status, headers, text } = await ada.get('/api/export').expect(200);
    const operation = {
      ...document.paths['/api/export']!.get!,
      method: 'GET',
      path: '/api/export',
    };
    expect(
      answerCheck(document)(operation, status, headers['content-type'] ?? null, text),
    ).toBeNull();
    expect(PROTECTED.exec(text)?.[0]).toBeUndefined();
  });

  it('has the data of the auth service, and the source of the photo', async () => {
    const metadata = { name: 'Grace', odd: ['\u0000', '\ud800', { deep: 1 }] };
    const token = await signToken(claims({ sub: ada.id, user_metadata: metadata }));
    const response = await supertest(api.url)
      .get('/api/export')
      .auth(token, { type: 'bearer' })
      .expect(200);
    expect(response.body.user.metadata).toEqual(metadata);
    const odd = await signToken(claims({ sub: ada.id, user_metadata: [1] }));
    const other = await supertest(api.url).get('/api/export').auth(odd, { type: 'bearer' });
    expect(other.body.user.metadata).toBeNull();
    const address = 'https://photos.invalid/grace.jpg';
    await ada.put('/api/user/photo', { address }).expect(200);
    expect((await exported(ada)).user).toMatchObject({ photoUrl: address, photoPath: null });
  });

  it('has the contacts that were marked as different people', async () => {
    const first = await idOf(ada.post('/api/contacts', { displayName: 'Grace Hopper' }));
    const second = await idOf(ada.post('/api/contacts', { displayName: 'Grace Hopper' }));
    await ada
      .post(`/api/contacts/${second}/not-same`, { other: first, dismissed: true })
      .expect(204);
    expect((await exported(ada)).notSame).toEqual([
      { contactId: first, otherId: second, decidedAt: expect.any(String) },
    ]);
  });

  it('has no deleted data and nothing of other users', async () => {
    const bob = await api.signIn();
    await bob.post('/api/contacts', { displayName: 'His' }).expect(201);
    const gone = await idOf(ada.post('/api/contacts', { displayName: 'Gone' }));
    await ada.post('/api/contacts', { displayName: 'Hers' }).expect(201);
    await ada.delete(`/api/contacts/${gone}`).expect(204);
    const names = async (caller: Caller) =>
      (await exported(caller)).contacts.map(({ name, deletedAt }) => [name, deletedAt]);
    expect(await names(ada)).toEqual([['Hers', null]]);
    expect(await names(bob)).toEqual([['His', null]]);
    await ada.get(`/api/contacts/${gone}/export`).expect(404);
  });

  it('has all of 2,500 contacts, which it reads in three parts, with their interactions, each once, oldest first', async () => {
    const ids = Array.from({ length: 2_500 }, () => uuidV7());
    await api.sql(
      'INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at) VALUES ($1, now(), now())',
      [ada.id],
    );
    await api.sql(
      `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time,
         display_name, search_text, sort_name)
       SELECT $1, id, now(), now(), 'N', ' n', 'n' FROM unnest($2::uuid[]) AS id`,
      [ada.id, ids],
    );
    await api.sql(
      `INSERT INTO rapport.interactions (user_profile_id, id, contact_id, created_at,
         interaction_date, type, notes)
       SELECT $1, gen_random_uuid(), id, now(), now(), 'call', repeat('x', 200)
       FROM unnest($2::uuid[]) AS id, generate_series(1, 3)`,
      [ada.id, ids],
    );
    const { contacts } = await exported(ada);
    expect(contacts.map(({ id }) => id)).toEqual(ids);
    expect(contacts.every(({ interactions }) => interactions.length === 3)).toBe(true);
  });
});
