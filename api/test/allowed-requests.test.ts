import { sendAllowed } from './openapi/allowed-requests.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('requests that are made from the document', () => {
  it('are accepted, and their responses are documented', async () => {
    const { sent, refused, undocumented } = await sendAllowed(api, { count: 300, seed: 42 });
    expect(sent).toBeGreaterThan(250);
    expect(undocumented).toEqual([]);
    expect(refused).toEqual([]);
  });
});
