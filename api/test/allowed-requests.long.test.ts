import { sendAllowed } from './openapi/allowed-requests.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** Other requests by hand: `ALLOWED_SEED=7 npx jest --selectProjects api --testPathPatterns allowed-requests.long`. */
const SEED = Number(process.env.ALLOWED_SEED ?? 1);
/** Rules that no document can state: a name may be a web address by chance, and a host in Punycode is one by its checksum. */
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
