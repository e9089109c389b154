import { PROFILE_TEXT_FIELDS, WORK_STYLE_TYPES } from '@rapport/contracts';
import { LIBRARY } from '../src/guidance/content/library.ts';
import { certainEstimate } from '../src/guidance/domain/estimate.ts';
import { composeProfile, fieldText } from '../src/guidance/domain/profile.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
afterAll(() => api.close());

const get = (query: string) => ada.get(`/api/personality-profile?${query}`);

describe('GET /api/personality-profile', () => {
  it.each(WORK_STYLE_TYPES)('answers the types and nine texts for %s', async (mbtiType) => {
    const { body } = await get(`mbtiType=${mbtiType}&enneagramType=6`).expect(200);
    const parts = composeProfile(certainEstimate(mbtiType, 6), LIBRARY);
    const texts = PROFILE_TEXT_FIELDS.map((field) => [field, fieldText(field, parts)]);
    expect(body).toEqual({ mbtiType, enneagramType: 6, ...Object.fromEntries(texts) });
    for (const field of PROFILE_TEXT_FIELDS) expect(body[field]).toMatch(/\w{3}/);
  });

  it.each([
    'mbtiType=XXXX&enneagramType=1',
    'mbtiType=intj&enneagramType=1',
    'mbtiType=INTJ%00&enneagramType=1',
    'mbtiType=__proto__&enneagramType=1',
    'mbtiType=INTJ&enneagramType=0',
    'mbtiType=INTJ&enneagramType=10',
    'mbtiType=INTJ&enneagramType=05',
    'mbtiType=INTJ&enneagramType=5.0',
    'mbtiType=INTJ&enneagramType=null',
  ])('answers 404 for %s', async (query) => {
    const { body } = await get(query).expect(404);
    expect(body).toEqual({
      error: "There's no personality profile for these types",
      code: 'PERSONALITY_PROFILE_NOT_FOUND',
    });
  });

  it.each([
    ['', 'mbtiType is required; enneagramType is required'],
    ['mbtiType=INTJ', 'enneagramType is required'],
    ['mbtiType=&enneagramType=1', 'mbtiType is required'],
    [
      'mbtiType=INTJ&mbtiType=ENFP&enneagramType=1',
      'mbtiType must be given only once, as a plain value',
    ],
    ['mbtiType[a]=INTJ&enneagramType=1', 'mbtiType is required'],
  ])('answers 400 for "%s"', async (query, error) => {
    const { body } = await get(query).expect(400);
    expect(body).toMatchObject({ error, code: 'VALIDATION_FAILED' });
  });
});
