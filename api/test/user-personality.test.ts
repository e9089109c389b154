import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type SaveUserPersonalityDto } from '../src/user/dto/save-user-personality.dto.ts';

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
/** The values if answers weren't sent. */
const UNKNOWN = { answers: null, answeredScores: null };
const ANSWERS = { openness: 'A', courage: 'Unsure', 'courage-f1': 'B', love: 'Unsure' } as const;
const PERSONALITY: SaveUserPersonalityDto = {
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
    expect(body).toEqual({ ...SCORES, ...UNKNOWN, assessmentComplete: true });
    expect(await scores()).toEqual(body);
    expect(await profile()).toEqual({
      id: ada.id,
      email: 'grace@example.com',
      responsibleUse: null,
      accountRemovable: false,
      ...PERSONALITY,
      ...UNKNOWN,
    });
  });

  it('keeps the answers, and marks scores based on one', async () => {
    const basis = {
      answers: ANSWERS,
      answeredScores: ['bigFiveOpenness', 'viaCourage', 'viaLove'],
    };
    const { body } = await save({ answers: ANSWERS }).expect(200);
    expect(body).toEqual({ ...SCORES, ...basis, assessmentComplete: true });
    expect(await scores()).toEqual(body);
    expect(await profile()).toMatchObject(basis);
  });

  it('tells no answer at all from answers that are not known', async () => {
    await save({ answers: {} }).expect(200);
    expect(await scores()).toMatchObject({ answers: {}, answeredScores: [] });
    await save({ answers: null }).expect(200);
    expect(await scores()).toMatchObject(UNKNOWN);
  });

  it('forgets the answers with the scores that they belong to', async () => {
    await save({ answers: ANSWERS }).expect(200);
    await save({ bigFiveOpenness: 25 }).expect(200);
    expect(await scores()).toMatchObject({ bigFiveOpenness: 25, ...UNKNOWN });
  });

  it('does not take answers for those of scores that an earlier release of the API has stored', async () => {
    await save({ answers: ANSWERS }).expect(200);
    await api.sql(
      'UPDATE rapport.user_profiles SET big_five_openness = 25 WHERE user_profile_id = $1',
      [ada.id],
    );
    expect(await scores()).toMatchObject({ bigFiveOpenness: 25, ...UNKNOWN });
  });

  it('keeps answers to questions that it does not know', async () => {
    await save({ answers: { 'a-question-to-come': 'A' } }).expect(200);
    expect(await scores()).toMatchObject({
      answers: { 'a-question-to-come': 'A' },
      answeredScores: [],
    });
  });

  it.each([
    ['a list', ['A'], 'must be an object of answers by question id'],
    ['text', 'A', 'must be an object of answers by question id'],
    [
      'an answer that there is not',
      { openness: 'C' },
      'must hold answers, and each must be one of A, B, Unsure',
    ],
    ['no answer', { openness: null }, 'must hold answers, and each must be one of A, B, Unsure'],
    ['a name that is no id', { 'what?\u0000': 'A' }, 'must have question ids as names'],
    [
      'more answers than any questionnaire has',
      Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`q${index}`, 'A'])),
      'must not have more than 100 answers',
    ],
  ])('refuses %s as answers', async (_what, answers, problem) => {
    const { body } = await save({ answers }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', error: `answers ${problem}` });
  });

  it('puts a later self-assessment in the place of the one before', async () => {
    await save().expect(200);
    const again = Object.fromEntries(Object.keys(SCORES).map((field) => [field, 50]));
    const { body } = await save(again).expect(200);
    expect(body).toEqual({ ...again, ...UNKNOWN, assessmentComplete: true });
  });

  it('keeps one of two that arrive at once, whole', async () => {
    const low = Object.fromEntries(Object.keys(SCORES).map((field) => [field, 1]));
    const high = Object.fromEntries(Object.keys(SCORES).map((field) => [field, 99]));
    await Promise.all([low, high, low, high].map((values) => save(values).expect(200)));
    const kept = await scores();
    const values = new Set(Object.keys(SCORES).map((field) => kept[field]));
    expect([new Set([1]), new Set([99])]).toContainEqual(values);
  });

  it('touches no one else, and ignores fields that it does not know', async () => {
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
  it('answers nulls to someone new, and makes no row by that', async () => {
    const empty = Object.fromEntries(Object.keys(SCORES).map((field) => [field, null]));
    expect(await scores()).toEqual({ ...empty, ...UNKNOWN, assessmentComplete: false });
    const rows = await api.sql('SELECT 1 FROM rapport.user_profiles WHERE user_profile_id = $1', [
      ada.id,
    ]);
    expect(rows).toEqual([]);
  });
});
