import { RESPONSIBLE_USE_VERSION } from '@rapport/contracts';
import { startTestApi, type Caller, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  ada = await api.signIn();
});

const PERSONALITY = {
  bigFiveOpenness: 75,
  bigFiveConscientiousness: 25,
  bigFiveExtraversion: 75,
  bigFiveAgreeableness: 75,
  bigFiveNeuroticism: 25,
  hexacoHonestyHumility: 75,
  panasPositiveAffect: 75,
  panasNegativeAffect: 25,
  viaWisdom: 75,
  viaCourage: 25,
  viaLove: 0,
  hoganAdjustment: 100,
  hoganAmbition: 75,
  hoganSociability: 50,
  assessmentComplete: true,
  assessmentVersion: '2.0',
};

describe('PUT /api/user-personality', () => {
  it('keeps the fourteen scores for both addresses that read them', async () => {
    await ada.put('/api/user-personality', PERSONALITY).expect(200);
    const scores = await ada.get('/api/user-profile').expect(200);
    expect(scores.body).toMatchObject({ assessmentComplete: true, viaLove: 0 });
    const profile = await ada.get('/api/user/profile').expect(200);
    expect(profile.body).toMatchObject({ assessmentVersion: '2.0', hoganAdjustment: 100 });
  });

  it.each([
    ['bigFiveOpenness', 101],
    ['viaWisdom', 1.5],
    ['hoganAmbition', '75'],
    ['assessmentComplete', false],
    ['assessmentVersion', '1.0'],
  ])('names %s when it is %j', async (field, value) => {
    const { body } = await ada
      .put('/api/user-personality', { ...PERSONALITY, [field]: value })
      .expect(400);
    expect(body.error).toContain(field);
  });
});

describe('PUT /api/user/acknowledgements/responsible-use', () => {
  it('is answered by the profile from then on', async () => {
    await ada
      .put('/api/user/acknowledgements/responsible-use', { version: RESPONSIBLE_USE_VERSION })
      .expect(200);
    const { body } = await ada.get('/api/user/profile').expect(200);
    expect(body.responsibleUse.version).toBe(RESPONSIBLE_USE_VERSION);
    expect(Date.parse(body.responsibleUse.acknowledgedAt)).not.toBeNaN();
  });
});

describe('DELETE /api/user', () => {
  it('removes everything of the person, nothing of anybody else, and says that the account stays', async () => {
    const grace = await api.signIn();
    await grace.post('/api/contacts', { displayName: 'Hers' }).expect(201);
    const contact = await ada.post('/api/contacts', { displayName: 'Gone' }).expect(201);
    await ada.put('/api/user-personality', PERSONALITY).expect(200);

    const { body } = await ada.delete('/api/user').expect(200);

    expect(body).toEqual({ accountDeleted: false });
    await ada.get(`/api/contacts/${contact.body.id}`).expect(404);
    const profile = await ada.get('/api/user/profile').expect(200);
    expect(profile.body).toMatchObject({ assessmentComplete: false, bigFiveOpenness: null });
    const hers = await grace.get('/api/contacts').expect(200);
    expect(hers.body).toHaveLength(1);
  });
});
