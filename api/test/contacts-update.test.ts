import { randomUUID } from 'node:crypto';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';

let api: TestApi;
let ada: Caller;
let grace: ContactDto;
let etag: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  const { body, headers } = await ada
    .post('/api/contacts', {
      displayName: 'Grace Hopper',
      primaryEmail: 'grace@navy.example',
      organizationName: 'US Navy',
      linkedinUrl: 'https://www.linkedin.com/in/grace',
    })
    .expect(201);
  grace = body;
  etag = headers.etag!;
});
afterAll(() => api.close());

const path = () => `/api/contacts/${grace.id}`;
const find = async (query: string) =>
  ((await ada.get(`/api/contacts?${query}`).expect(200)).body as ContactDto[]).map(({ id }) => id);

describe('PATCH /api/contacts/{id}', () => {
  it('changes the given fields and returns the whole contact', async () => {
    const { body, headers } = await ada
      .patch(path(), {
        displayName: ' Rear Admiral Hopper ',
        organizationTitle: 'Rear Admiral',
        photoUrl: 'https://example.com/grace.jpg',
      })
      .expect(200);
    expect(body).toEqual({
      ...grace,
      displayName: 'Rear Admiral Hopper',
      organizationTitle: 'Rear Admiral',
      photoUrl: 'https://example.com/grace.jpg',
      lastUpdateTime: expect.any(String),
    });
    expect(headers.etag).toMatch(/^"2-[\w-]{12}"$/);
    const { body: found, headers: again } = await ada.get(path()).expect(200);
    expect(found).toEqual(body);
    expect(again.etag).toBe(headers.etag);
  });

  it('moves the contact to the top of the list', async () => {
    const { body: newer } = await ada.post('/api/contacts', { displayName: 'Newer' }).expect(201);
    expect(await find('')).toEqual([newer.id, grace.id]);
    const { body } = await ada.patch(path(), { primaryPhone: '1' }).expect(200);
    expect(Date.parse(body.lastUpdateTime)).toBeGreaterThan(Date.parse(grace.lastUpdateTime));
    expect(await find('')).toEqual([grace.id, newer.id]);
  });

  it.each([null, '', '  '])('clears a field with %j', async (empty) => {
    const { body } = await ada
      .patch(path(), { primaryEmail: empty, organizationName: empty, linkedinUrl: empty })
      .expect(200);
    expect(body).toMatchObject({
      displayName: 'Grace Hopper',
      primaryEmail: null,
      organizationName: null,
      linkedinUrl: null,
    });
  });

  it('makes search and sort use the new words and not the old ones', async () => {
    const { body: other } = await ada.post('/api/contacts', { displayName: 'Mia' }).expect(201);
    expect(await find('sort=name')).toEqual([grace.id, other.id]);
    await ada.patch(path(), { displayName: 'Żaneta', organizationName: null }).expect(200);
    expect(await find('q=zaneta')).toEqual([grace.id]);
    expect(await find('q=hopper')).toEqual([]);
    expect(await find('q=navy.example')).toEqual([grace.id]);
    expect(await find('q=us+navy')).toEqual([]);
    expect(await find('sort=name')).toEqual([other.id, grace.id]);
  });

  it('ignores fields of the server and fields it does not know', async () => {
    const { body } = await ada
      .patch(path(), {
        id: randomUUID(),
        userProfileId: randomUUID(),
        assessmentComplete: true,
        mbtiType: 'INTJ',
        version: 99,
        deletedAt: 'now',
        lastUpdateTime: '1999-01-01T00:00:00.000Z',
        favoriteColor: 'blue',
      })
      .expect(200);
    expect(body).toEqual({ ...grace, lastUpdateTime: body.lastUpdateTime });
    expect(body.lastUpdateTime).not.toMatch(/^1999/);
  });

  it.each([
    [{ displayName: null }, 'displayName is required'],
    [{ displayName: '\u200b ' }, 'displayName is required'],
    [{ displayName: ['Ada'] }, 'displayName must be text'],
    [{ displayName: 'a'.repeat(201) }, 'displayName must be at most 200 characters long'],
    [{ primaryPhone: 7 }, 'primaryPhone must be text'],
    [{ organizationName: 'a\0' }, 'organizationName must not contain control characters'],
    [{ organizationTitle: '\udc00' }, 'organizationTitle must not contain broken characters'],
    [
      { photoUrl: 'javascript:alert(1)' },
      'photoUrl must be a web address that starts with https:// or http://',
    ],
    [
      { primaryEmail: 'x', linkedinUrl: 'https://a:b@example.com' },
      'primaryEmail must be an email address like name@example.com; ' +
        'linkedinUrl must not contain a user name or password',
    ],
  ])('refuses %j and changes nothing', async (change, error) => {
    const { body } = await ada.patch(path(), { organizationTitle: 'New', ...change }).expect(400);
    expect(body).toMatchObject({ error, code: 'VALIDATION_FAILED' });
    expect((await ada.get(path()).expect(200)).body).toEqual(grace);
  });

  it('changes the rest of a contact whose values are older than the rules', async () => {
    const older = {
      displayName: 'https://www.linkedin.com/in/grace',
      primaryEmail: 'grace@host',
      primaryPhone: 'call me maybe',
      linkedinUrl: 'https://intranet/grace',
      photoUrl: 'http://intranet/grace.jpg',
    };
    await api.sql(
      `UPDATE rapport.contacts SET display_name = $2, primary_email = $3, primary_phone = $4,
         linkedin_url = $5, photo_url = $6 WHERE id = $1`,
      [grace.id, ...Object.values(older)],
    );
    const { body } = await ada.patch(path(), { organizationTitle: 'Admiral' }).expect(200);
    expect(body).toMatchObject({ ...older, organizationTitle: 'Admiral' });
  });

  it("answers the same bytes for an unused id, someone else's and a deleted one", async () => {
    const bob = await api.signIn();
    await ada.delete(path()).expect(204);
    const answers = await Promise.all([
      ada.patch(`/api/contacts/${randomUUID()}`, { displayName: 'Mine' }),
      bob.patch(path(), { displayName: 'Mine' }),
      ada.patch(path(), { displayName: 'Mine' }),
      ada.patch(path(), { displayName: 'Mine' }).set('If-Match', '"9-x"'),
    ]);
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([
        404,
        '{"error":"Contact not found","code":"CONTACT_NOT_FOUND"}',
      ]);
    }
    await ada.patch('/api/contacts/7', {}).expect(400, {
      error: 'Invalid contact ID',
      code: 'INVALID_CONTACT_ID',
      problems: [{ field: 'id', message: 'must be a UUID' }],
    });
  });
});

describe('If-Match', () => {
  it('accepts a change of the version that was read', async () => {
    const { headers } = await ada.patch(path(), { primaryPhone: '1' }).set('If-Match', etag);
    expect(headers.etag).toMatch(/^"2-/);
    await ada.patch(path(), { primaryPhone: '2' }).set('If-Match', headers.etag!).expect(200);
    await ada.patch(path(), { primaryPhone: '3' }).set('If-Match', '*').expect(200);
  });

  it('compares only the version, so another digest of the same version matches', async () => {
    await ada.patch(path(), { primaryPhone: '1' }).set('If-Match', 'W/"1-of-old"').expect(200);
  });

  it.each(['"1-x"', '"3-x"', '2', 'nonsense'])('stops a change based on %s', async (tag) => {
    await ada.patch(path(), { primaryPhone: '1' }).expect(200);
    const { body, headers } = await ada
      .patch(path(), { primaryPhone: '404' })
      .set('If-Match', tag)
      .expect(412);
    expect(body).toEqual({
      error: 'This contact has changed since you loaded it. Load it again first.',
      code: 'CONTACT_CHANGED',
    });
    expect(headers).not.toHaveProperty('etag', etag);
    expect((await ada.get(path()).expect(200)).body.primaryPhone).toBe('1');
  });

  it('accepts one of many concurrent changes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        ada.patch(path(), { primaryPhone: `${n}` }).set('If-Match', etag),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(7);
    expect((await ada.get(path()).expect(200)).body).toEqual(winners[0]!.body);
  });

  it('is not needed: without it no simultaneous change is lost on another field', async () => {
    const changes = [
      { primaryPhone: '1' },
      { organizationName: 'Here' },
      { organizationTitle: 'Boss' },
      { displayName: 'Grace' },
    ];
    await Promise.all(changes.map((change) => ada.patch(path(), change).expect(200)));
    const { body, headers } = await ada.get(path()).expect(200);
    expect(body).toMatchObject(Object.assign({}, ...changes));
    expect(headers.etag).toMatch(/^"5-/);
    expect(await find('q=grace+here+boss')).toEqual([grace.id]);
  });

  it('notices a finished quiz', async () => {
    await ada
      .post('/api/quiz-complete', {
        contactId: grace.id,
        mbtiType: 'INTJ',
        mbtiConfidence: 80,
        mbtiAmbiguousLetters: [],
        enneagramType: 5,
        enneagramConfidence: 70,
        enneagramSecondaryTypes: [],
        notes: [],
      })
      .expect(201);
    await ada.patch(path(), { primaryPhone: '1' }).set('If-Match', etag).expect(412);
  });
});
