import { RESPONSIBLE_USE_VERSION } from '@rapport/contracts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ResponsibleUseDto } from '../src/user/dto/user-profile.dto.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const ADDRESS = '/api/user/acknowledgements/responsible-use';
const accept = async (version: string) =>
  (await ada.put(ADDRESS, { version }).expect(200)).body as ResponsibleUseDto;
const accepted = async (caller = ada) =>
  (await caller.get('/api/user/profile').expect(200)).body.responsibleUse as unknown;

describe('PUT /api/user/acknowledgements/responsible-use', () => {
  it('returns what was accepted and when, like the profile', async () => {
    const before = Date.now();
    const body = await accept(RESPONSIBLE_USE_VERSION);
    expect(body.version).toBe(RESPONSIBLE_USE_VERSION);
    expect(Date.parse(body.acknowledgedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(body.acknowledgedAt)).toBeLessThanOrEqual(Date.now());
    expect(await accepted()).toEqual(body);
    expect(await accepted(await api.signIn())).toBeNull();
  });

  it('keeps the time when the same text is accepted again, also twice at once', async () => {
    const first = await accept('1');
    expect(await Promise.all([accept('1'), accept('1')])).toEqual([first, first]);
  });

  it('notes the time of another text', async () => {
    const first = await accept('1');
    const second = await accept('2');
    expect(second.version).toBe('2');
    expect(second.acknowledgedAt > first.acknowledgedAt).toBe(true);
    expect(await accepted()).toEqual(second);
  });

  it('stays when a self-assessment or a contact is added', async () => {
    const body = await accept('1');
    await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201);
    expect(await accepted()).toEqual(body);
  });

  it.each([
    [undefined, 'is required'],
    [null, 'is required'],
    ['', 'is required'],
    [1, 'must be text'],
    [['1'], 'must be text'],
    ['x'.repeat(21), 'must be at most 20 characters long'],
    ['1\0', 'must not contain control characters'],
    ['\u200b', 'must contain visible characters'],
  ])('refuses the version %j', async (version, words) => {
    const { body } = await ada.put(ADDRESS, { version }).expect(400);
    expect(body).toEqual({
      error: `version ${words}`,
      code: 'VALIDATION_FAILED',
      problems: [{ field: 'version', message: words }],
    });
    expect(await accepted()).toBeNull();
  });
});
