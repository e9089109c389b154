import { type SaveUserPersonality } from '@rapport/contracts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const SCORES = {
  bigFiveOpenness: 75,
  bigFiveConscientiousness: 25,
  bigFiveExtraversion: 15,
  bigFiveAgreeableness: 76,
  bigFiveNeuroticism: 24,
  hexacoHonestyHumility: 77,
  panasPositiveAffect: 78,
  panasNegativeAffect: 23,
  viaWisdom: 79,
  viaCourage: 22,
  viaLove: 0,
  hoganAdjustment: 100,
  hoganAmbition: 74,
  hoganSociability: 50,
};
const PERSONALITY: SaveUserPersonality = {
  ...SCORES,
  assessmentComplete: true,
  assessmentVersion: '2.0',
};

const save = (overrides: object = {}) =>
  ada.put('/api/user-personality', { ...PERSONALITY, ...overrides });
const scores = async (caller = ada) => (await caller.get('/api/user-profile').expect(200)).body;
const profile = async () => (await ada.get('/api/user/profile').expect(200)).body;

describe('PUT /api/user-personality', () => {
  it('answers the scores and keeps them for both addresses that read them', async () => {
    const { body } = await save().expect(200);
    expect(body).toEqual({ ...SCORES, assessmentComplete: true });
    expect(await scores()).toEqual(body);
    expect(await profile()).toEqual({
      id: ada.id,
      email: 'grace@example.com',
      responsibleUse: null,
      ...PERSONALITY,
    });
  });

  it('puts a later self-assessment in the place of the one before', async () => {
    await save().expect(200);
    const again = Object.fromEntries(Object.keys(SCORES).map((field) => [field, 50]));
    const { body } = await save(again).expect(200);
    expect(body).toEqual({ ...again, assessmentComplete: true });
  });

  it('keeps one of two that arrive at once, whole', async () => {
    const low = Object.fromEntries(Object.keys(SCORES).map((field) => [field, 1]));
    const high = Object.fromEntries(Object.keys(SCORES).map((field) => [field, 99]));
    await Promise.all([low, high, low, high].map((values) => save(values).expect(200)));
    const values = new Set(Object.values(await scores()));
    expect([new Set([true, 1]), new Set([true, 99])]).toContainEqual(values);
  });

  it('touches nobody else, and ignores fields that it does not know', async () => {
    const bob = await api.signIn();
    await save({ id: bob.id, userProfileId: bob.id, email: 'x', isAdmin: true }).expect(200);
    expect(await scores(bob)).toMatchObject({ assessmentComplete: false, bigFiveOpenness: null });
    expect(await profile()).toMatchObject({ id: ada.id, email: 'grace@example.com' });
  });

  it.each(Object.keys(SCORES))('wants %s as a whole number from 0 to 100', async (field) => {
    for (const value of [undefined, null, -1, 101, 1.5, '50', [50], true]) {
      const { body } = await save({ [field]: value }).expect(400);
      expect(body).toMatchObject({
        error: `${field} must be a whole number from 0 to 100`,
        code: 'VALIDATION_FAILED',
      });
    }
    expect(await scores()).toMatchObject({ assessmentComplete: false });
  });

  it.each([
    ['assessmentComplete', false, 'must be true'],
    ['assessmentComplete', 'true', 'must be true'],
    ['assessmentComplete', undefined, 'must be true'],
    ['assessmentVersion', '1.0', 'must be 2.0, as text'],
    ['assessmentVersion', 2, 'must be 2.0, as text'],
    ['assessmentVersion', undefined, 'must be 2.0, as text'],
  ])('refuses %s = %j', async (field, value, words) => {
    const { body } = await save({ [field]: value }).expect(400);
    expect(body.error).toBe(`${field} ${words}`);
  });
});

describe('GET /api/user-profile', () => {
  it('answers nulls to somebody new, and makes no row by that', async () => {
    const empty = Object.fromEntries(Object.keys(SCORES).map((field) => [field, null]));
    expect(await scores()).toEqual({ ...empty, assessmentComplete: false });
    const rows = await api.sql('SELECT 1 FROM rapport.user_profiles WHERE user_profile_id = $1', [
      ada.id,
    ]);
    expect(rows).toEqual([]);
  });
});
