import { NO_NAME_PARTS } from '@rapport/contracts';
import supertest from 'supertest';
import { NO_DETAILS } from '@rapport/contracts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
afterAll(() => api.close());

const create = (body: object | string) => ada.post('/api/contacts', body);
const errorOf = async (body: object) => {
  const { status, body: answer } = await create(body);
  expect(status).toBe(400);
  expect(answer.code).toBe('VALIDATION_FAILED');
  return answer.error as string;
};

describe('POST /api/contacts', () => {
  it('answers 201 with the whole contact', async () => {
    const before = Date.now();
    const { status, body, headers } = await create({
      userProfileId: '00000000-0000-0000-0000-000000000001',
      displayName: '  Grace Hopper ',
      primaryEmail: 'grace@navy.example',
      primaryPhone: '+1 555 0100',
      organizationName: 'US Navy',
      organizationTitle: 'Rear Admiral',
      linkedinUrl: 'https://www.linkedin.com/in/grace',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      userProfileId: ada.id,
      ...NO_NAME_PARTS,
      callNumbers: null,
      customValues: {},
      statedChannels: null,
      displayName: 'Grace Hopper',
      primaryEmail: 'grace@navy.example',
      primaryPhone: '+1 555 0100',
      organizationName: 'US Navy',
      organizationTitle: 'Rear Admiral',
      linkedinUrl: 'https://www.linkedin.com/in/grace',
      photoUrl: null,
      linkedinProfilePicture: null,
      lastUpdateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      assessmentComplete: false,
      mbtiType: null,
      mbtiConfidence: null,
      enneagramType: null,
      enneagramConfidence: null,
      lastInteractionAt: null,
      // Without a chosen cadence, no contact is due.
      nextDueAt: null,
      dueState: 'none',
      nextPlannedAt: null,
      nextPlannedType: null,
      photoPath: null,
      mbtiAmbiguousLetters: [],
      enneagramSecondaryTypes: [],
      enneagramCoLeaders: null,
      mbtiOpenReasons: null,
      enneagramOpenReason: null,
      narrowingQuestionCount: null,
      bigFiveOpenness: null,
      viaTopStrength1: null,
      legalBasisNote: null,
      informedAt: null,
      objectedAt: null,
      reviewedAt: null,
      reviewDueAt: null,
      emails: [{ value: 'grace@navy.example', kind: 'other' }],
      phones: [{ value: '+1 555 0100', kind: 'other' }],
      links: [{ value: 'https://www.linkedin.com/in/grace', kind: 'linkedin' }],
      labels: [],
      pinnedNote: null,
      birthday: null,
      howWeMet: null,
      ...NO_DETAILS,
    });
    expect(Date.parse(body.lastUpdateTime)).toBeGreaterThanOrEqual(before);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers.etag).toMatch(/^"1-[\w-]{12}"$/);
  });

  it('needs nothing but a name', async () => {
    const { status, body } = await create({
      displayName: 'Ada',
      primaryEmail: null,
      primaryPhone: '',
      organizationName: '   ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      primaryEmail: null,
      primaryPhone: null,
      organizationName: null,
      organizationTitle: null,
      linkedinUrl: null,
    });
  });

  it('completes a web address without its beginning', async () => {
    const { body } = await create({ displayName: 'Ada', linkedinUrl: 'linkedin.com/in/ada' });
    expect(body.linkedinUrl).toBe('https://linkedin.com/in/ada');
  });

  it('ignores fields of the server and fields it does not know', async () => {
    const { status, body } = await create({
      displayName: 'Ada',
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      userProfileId: 42,
      assessmentComplete: true,
      lastUpdateTime: '1999-01-01T00:00:00.000Z',
      mbtiType: 'INTJ',
      version: 99,
      deletedAt: 'now',
      favoriteColor: 'blue',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      assessmentComplete: false,
      mbtiType: null,
      userProfileId: ada.id,
    });
    expect(body.id).not.toBe('01890a5d-ac96-774b-bcce-b302099a8057');
    expect(body).not.toHaveProperty('favoriteColor');
  });

  it('keeps every character of a name', async () => {
    for (const displayName of [
      "O'Brien; DROP TABLE contacts",
      '李明',
      '👩‍🚀 Ada',
      '100% _real_ \\ name',
    ]) {
      const { body } = await create({ displayName });
      expect(body.displayName).toBe(displayName);
    }
  });

  it('makes the profile with the first write', async () => {
    const bob = await api.signIn();
    const count = async () =>
      (await api.sql('SELECT 1 FROM rapport.user_profiles WHERE user_profile_id = $1', [bob.id]))
        .length;
    await bob.get('/api/contacts').expect(200);
    await bob.get('/api/user/profile').expect(200);
    expect(await count()).toBe(0);
    await Promise.all(
      [1, 2, 3].map((n) => bob.post('/api/contacts', { displayName: `${n}` }).expect(201)),
    );
    expect(await count()).toBe(1);
  });

  it.each([
    ['a missing name', {}, 'displayName is required'],
    ['a null name', { displayName: null }, 'displayName is required'],
    ['an empty name', { displayName: '' }, 'displayName is required'],
    ['a blank name', { displayName: ' \t ' }, 'displayName is required'],
    ['a name of zero-width spaces', { displayName: '\u200b\u200b' }, 'displayName is required'],
    ['a name of joiners', { displayName: '\u200d' }, 'displayName must contain visible characters'],
    ['a name with NUL', { displayName: 'a\0b' }, 'displayName must not contain control characters'],
    [
      'half a character',
      { displayName: 'a\ud83d' },
      'displayName must not contain broken characters',
    ],
    [
      'a long name',
      { displayName: 'a'.repeat(201) },
      'displayName must be at most 200 characters long',
    ],
    ['a number for a name', { displayName: 7 }, 'displayName must be text'],
    ['a list for a name', { displayName: ['Ada'] }, 'displayName must be text'],
    ['an object for a name', { displayName: { toString: 'Ada' } }, 'displayName must be text'],
  ])('refuses %s', async (_, body, error) => {
    expect(await errorOf(body)).toBe(error);
  });

  it.each([
    [{ primaryEmail: 'nobody' }, 'primaryEmail must be an email address like name@example.com'],
    [{ primaryEmail: true }, 'primaryEmail must be text'],
    [{ primaryPhone: 5550100 }, 'primaryPhone must be text'],
    [{ primaryEmail: 'name@host' }, 'primaryEmail must be an email address like name@example.com'],
    [{ primaryEmail: 'a\u202e@b.example' }, 'primaryEmail must not contain invisible characters'],
    [
      { primaryPhone: 'call me maybe' },
      'primaryPhone must be a phone number like +44 20 7946 0018',
    ],
    [{ primaryPhone: '+44\u2066 20' }, 'primaryPhone must not contain invisible characters'],
    [
      { linkedinUrl: 'https://x.example/\u202egnp.exe' },
      'linkedinUrl must not contain invisible characters',
    ],
    [
      { displayName: 'https://www.linkedin.com/in/ada' },
      'displayName must be a name, not a web address; linkedinUrl is the place for that',
    ],
    [{ organizationName: 'x'.repeat(321) }, 'organizationName must be at most 320 characters long'],
    [{ organizationTitle: 'a\nb' }, 'organizationTitle must not contain control characters'],
    [
      { linkedinUrl: 'javascript:alert(1)' },
      'linkedinUrl must be a web address that starts with https:// or http://',
    ],
    [
      { linkedinUrl: 'https://ada:pw@example.com' },
      'linkedinUrl must not contain a user name or password',
    ],
    [{ linkedinUrl: [] }, 'linkedinUrl must be text'],
  ])('refuses %j and says what is wrong', async (fields, error) => {
    expect(await errorOf({ displayName: 'Ada', ...fields })).toBe(error);
  });

  it('names every bad field at once', async () => {
    const error = await errorOf({ displayName: '', primaryEmail: 'x', linkedinUrl: 'x y' });
    expect(error).toBe(
      'displayName is required; primaryEmail must be an email address like name@example.com; ' +
        'linkedinUrl must be a web address that starts with https:// or http://',
    );
  });

  it('stores a name as it was entered, even with characters that reverse text', async () => {
    const displayName = 'Ada \u202eecalevoL\u202c 👩‍🚀';
    const { body } = await create({ displayName }).expect(201);
    expect(body.displayName).toBe(displayName);
  });

  it('accepts a name of 200 emoji', async () => {
    await create({ displayName: '👍'.repeat(200) }).expect(201);
  });

  it('is not moved by keys that reach for prototypes', async () => {
    const body =
      '{"displayName":"Ada","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    await create(body).type('application/json').expect(201);
    expect({}).not.toHaveProperty('polluted');
  });

  it('needs a token', async () => {
    await supertest(api.url).post('/api/contacts').send({ displayName: 'Ada' }).expect(401);
  });
});
