import { startTestApi, type Caller, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
afterAll(() => api.close());

describe('GET /api/personality-profile', () => {
  it('answers the nine texts of a combination', async () => {
    const { body } = await ada
      .get('/api/personality-profile?mbtiType=INTJ&enneagramType=1')
      .expect(200);
    expect(body.coreMotivation).toContain('Getting things right matters to them');
    expect(body.triggers).toContain('; ');
  });

  it.each(['mbtiType=XXXX&enneagramType=1', 'mbtiType=INTJ&enneagramType=10'])(
    'answers 404 for %s',
    async (query) => {
      await ada.get(`/api/personality-profile?${query}`).expect(404);
    },
  );

  it.each([
    'mbtiType=INTJ',
    'enneagramType=1',
    'mbtiType=INTJ&mbtiType=ENFP&enneagramType=1',
    'mbtiType[a]=INTJ&enneagramType=1',
  ])('answers 400 for %s', async (query) => {
    await ada.get(`/api/personality-profile?${query}`).expect(400);
  });
});

describe('GET /api/coaching-recommendations', () => {
  it('answers every card, the highest priority first, with its JSON texts', async () => {
    const { body } = await ada.get('/api/coaching-recommendations').expect(200);
    expect(body.length).toBeGreaterThanOrEqual(75);
    const priorities = body.map(({ priorityScore }: { priorityScore: number }) => priorityScore);
    expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
    for (const card of body) {
      expect(() => JSON.parse(card.conditions)).not.toThrow();
      expect(Array.isArray(JSON.parse(card.actionSteps))).toBe(true);
    }
  });
});
