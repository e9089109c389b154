import { adviceEverywhere } from './advice-everywhere.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('returns no advice against what a contact said, from any endpoint, in the feed, or in the email', async () => {
  const outward = await adviceEverywhere(api, ['A', 'A', 'A', 'A', 'A', 'A', 'A'], 90);
  const inward = await adviceEverywhere(api, ['B', 'B', 'B', 'B', 'B', 'B', 'B'], 10);
  expect([...outward.against, ...inward.against]).toEqual([]);
  // The walk has read more than a few.
  expect(outward.sentences).toBeGreaterThan(500);
});
