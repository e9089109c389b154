import { COACHING_CATALOG } from '../src/coaching-recommendations/content/coaching-catalog.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { type CoachingRecommendationDto } from '../src/coaching-recommendations/dto/coaching-recommendation.dto.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('GET /api/coaching-recommendations', () => {
  it('answers the whole catalog, the highest priority first and equals by id', async () => {
    const ada = await api.signIn();
    const { body } = await ada.get('/api/coaching-recommendations').expect(200);
    const cards = body as CoachingRecommendationDto[];
    const before = (a: CoachingRecommendationDto, b: CoachingRecommendationDto) =>
      b.priorityScore - a.priorityScore || (a.id < b.id ? -1 : 1);
    expect(cards).toEqual([...COACHING_CATALOG].sort(before));
    expect(cards.length).toBeGreaterThanOrEqual(75);
    const [spoken] = cards.filter(({ sayIt }) => sayIt !== undefined);
    expect(Object.keys(spoken!)).toEqual([
      'id',
      'title',
      'content',
      'category',
      'recommendationType',
      'priorityScore',
      'conditions',
      'actionSteps',
      'sayIt',
    ]);
    for (const card of cards) if (!card.sayIt) expect(card).not.toHaveProperty('sayIt');
  });

  it("returns 304 for a cached response as long as it's unchanged", async () => {
    const ada = await api.signIn();
    const { headers } = await ada.get('/api/coaching-recommendations').expect(200);
    const kept = ada.get('/api/coaching-recommendations').set('If-None-Match', headers['etag']!);
    await kept.expect(304);
  });
});
