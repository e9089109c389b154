import { sendAllowed } from './openapi/allowed-requests.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/**
 * To send other requests: `ALLOWED_SEED=7 npx jest --selectProjects api --testPathPatterns allowed-requests.long`.
 */
const SEED = Number(process.env.ALLOWED_SEED ?? 1);
/**
 * A few are refused, because no document can express some rules: a name must not look like a web address, and a host
 * in Punycode has a checksum.
 */
const MOST_REFUSED = 20;

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('12,000 requests that are made from the document', () => {
  it('are accepted with few exceptions, and their responses are documented', async () => {
    const { sent, refused, undocumented } = await sendAllowed(api, { count: 12_000, seed: SEED });
    expect(sent).toBeGreaterThan(11_500);
    expect(undocumented).toEqual([]);
    expect(refused.length > MOST_REFUSED ? refused : []).toEqual([]);
  }, 3_600_000);
});
