import supertest from 'supertest';
import { startTestApi, type TestApi } from './test-api.ts';
import { claims, signToken } from './tokens.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const EMPTY_SCORES = {
  bigFiveOpenness: null,
  bigFiveConscientiousness: null,
  bigFiveExtraversion: null,
  bigFiveAgreeableness: null,
  bigFiveNeuroticism: null,
  hexacoHonestyHumility: null,
  panasPositiveAffect: null,
  panasNegativeAffect: null,
  viaWisdom: null,
  viaCourage: null,
  viaLove: null,
  hoganAdjustment: null,
  hoganAmbition: null,
  hoganSociability: null,
  answers: null,
  answeredScores: null,
};

describe('GET /api/user/profile', () => {
  it('answers an empty profile to someone new', async () => {
    const ada = await api.signIn();
    const { body } = await ada.get('/api/user/profile').expect(200);
    expect(body).toEqual({
      id: ada.id,
      email: 'grace@example.com',
      assessmentComplete: false,
      assessmentVersion: null,
      responsibleUse: null,
      accountRemovable: false,
      ...EMPTY_SCORES,
    });
  });

  it('returns the stored profile', async () => {
    const ada = await api.signIn();
    await ada.post('/api/contacts', { displayName: 'Anyone' }).expect(201);
    await api.sql(
      `UPDATE rapport.user_profiles SET assessment_complete = true, assessment_version = '2.0',
         big_five_openness = 0, hogan_sociability = 100,
         responsible_use_version = '1', responsible_use_at = '2026-03-14T09:26:53.589Z'
       WHERE user_profile_id = $1`,
      [ada.id],
    );
    const { body } = await ada.get('/api/user/profile').expect(200);
    expect(body).toMatchObject({
      assessmentComplete: true,
      assessmentVersion: '2.0',
      bigFiveOpenness: 0,
      hoganSociability: 100,
      viaLove: null,
      responsibleUse: { version: '1', acknowledgedAt: '2026-03-14T09:26:53.589Z' },
    });
  });

  it('answers null for the email of a token without one', async () => {
    const token = await signToken(claims({ email: '' }));
    const { body } = await supertest(api.url)
      .get('/api/user/profile')
      .auth(token, { type: 'bearer' })
      .expect(200);
    expect(body.email).toBeNull();
  });
});
