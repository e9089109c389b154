import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
afterAll(() => api.close());

describe('POST /api/contacts', () => {
  it('answers 201 with the whole contact', async () => {
    const { status, body } = await ada.post('/api/contacts', { displayName: 'Grace Hopper' });
    expect(body).toMatchObject({ displayName: 'Grace Hopper', userProfileId: ada.id });
    expect(status).toBe(201);
  });
});
