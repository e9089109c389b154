import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const add = async (body: object, caller = ada): Promise<string> =>
  (await caller.post('/api/contacts', body).expect(201)).body.id;

interface Found {
  contact: { id: string };
  other?: { id: string };
  grade: string;
  reasons: string[];
}

const matches = async (...people: object[]): Promise<[string, string, string[]][][]> => {
  const { body } = await ada.post('/api/contacts/matches', { people }).expect(200);
  return body.matches.map((list: Found[]) =>
    list.map(({ contact, grade, reasons }) => [contact.id, grade, reasons]),
  );
};

const pairs = async (query = ''): Promise<Found[]> =>
  (await ada.get(`/api/contacts/duplicates${query}`).expect(200)).body;

const shown = async () =>
  (await pairs()).map(({ contact, other, grade, reasons }) => [
    ...[contact.id, other?.id, grade, reasons],
  ]);

describe('POST /api/contacts/matches', () => {
  it('finds contacts by profile, email, phone, name and organization, the most certain first', async () => {
    const linked = await add({
      displayName: 'Grace Murray Hopper',
      links: [{ value: 'https://www.linkedin.com/in/grace/', kind: 'other' }],
    });
    const mailed = await add({
      displayName: 'Grace Hopper',
      emails: [
        { value: 'grace@navy.example', kind: 'work' },
        { value: 'Grace@Home.example', kind: 'home' },
      ],
    });
    const named = await add({ displayName: 'Hopper, Grace', organizationName: 'Navy Ltd.' });
    const phoned = await add({ displayName: 'Kay Sol', primaryPhone: '+49 171 234 5678' });
    const grace = { displayName: 'grace HOPPER', organizationName: 'Navy' };
    expect(
      await matches(
        {
          ...grace,
          emails: ['grace@home.EXAMPLE'],
          links: ['http://de.linkedin.com/in/Grace?x=1'],
        },
        { displayName: 'No one at all' },
        { displayName: 'Kay Sol', phones: ['011 49 171 2345678'] },
      ),
    ).toEqual([
      [
        [linked, 'same', ['profile', 'similarName']],
        [mailed, 'same', ['email', 'name']],
        [named, 'same', ['name', 'organization']],
      ],
      [],
      [[phoned, 'same', ['phone', 'name']]],
    ]);
  });

  it("takes a number without its country for one of the person's addresses", async () => {
    const id = await add({ displayName: 'Sam Dubois', primaryPhone: '+41 79 555 01 24' });
    // Most numbers are French, and none of those has these digits.
    await add({ displayName: 'Ann', primaryPhone: '+44 7700 900126' });
    await add({ displayName: 'Ben', primaryPhone: '+33 6 12 34 56 78' });
    await add({ displayName: 'Cho', primaryPhone: '+33 6 12 34 56 79' });
    const person = { displayName: 'Sam Dubois', phones: ['079 555 01 24'] };
    const found = async (countries: string[]) =>
      (await matches({ ...person, countries }))[0]?.map(([each, , reasons]) => [each, reasons]);
    expect(await found(['Schweiz'])).toEqual([[id, ['phone', 'name']]]);
    expect(await found(['Switzerland', 'Austria'])).toEqual([[id, ['name']]]);
    expect(await found([])).toEqual([[id, ['name']]]);
    expect(await found(['Austria'])).toEqual([[id, ['name']]]);
  });

  it('finds everything written since, by any endpoint, and no deleted contacts', async () => {
    const id = await add({ displayName: 'Grace', primaryEmail: 'old@navy.example' });
    const found = [[[id, 'same', ['email', 'name']]]];
    const by = (email: string) => matches({ displayName: 'Grace', emails: [email] });
    expect(await by('old@navy.example')).toEqual(found);
    await ada.patch(`/api/contacts/${id}`, { primaryEmail: 'new@navy.example' }).expect(200);
    expect(await by('new@navy.example')).toEqual(found);
    expect(await by('old@navy.example')).toEqual([[]]);
    await ada
      .patch(`/api/contacts/${id}`, { linkedinUrl: 'https://linkedin.com/in/g' })
      .expect(200);
    expect(await matches({ links: ['linkedin.com/in/g'] })).toEqual([[[id, 'same', ['profile']]]]);
    // An API of the previous release computes different keys.
    await api.sql(
      `UPDATE rapport.contacts SET primary_email = 'plain@navy.example', duplicate_keys = '{}' WHERE id = $1`,
      [id],
    );
    await api.sql('UPDATE rapport.contacts SET duplicate_keys_of = identity WHERE id = $1', [id]);
    expect(await by('plain@navy.example')).toEqual(found);
    await ada.delete(`/api/contacts/${id}`).expect(204);
    expect(await by('plain@navy.example')).toEqual([[]]);
  });

  it("finds no one else's contacts, and takes 500 people", async () => {
    const bob = await api.signIn();
    await add({ displayName: 'Grace', primaryEmail: 'grace@navy.example' }, bob);
    const people = Array.from({ length: 500 }, () => ({ emails: ['grace@navy.example'] }));
    expect(await matches(...people)).toEqual(people.map(() => []));
    await ada.post('/api/contacts/matches', { people: [...people, {}] }).expect(400);
  });
});

describe('GET /api/contacts/duplicates', () => {
  it('lists every pair once, the most certain first, a page at a time', async () => {
    const one = await add({ displayName: 'Grace', primaryEmail: 'g@navy.example' });
    const two = await add({ displayName: 'Grace', primaryEmail: 'G+list@navy.example' });
    const three = await add({ displayName: 'G. Hopper', organizationName: 'Navy' });
    const four = await add({ displayName: 'Gracie Hopper', organizationName: 'Navy Inc.' });
    const five = await add({ displayName: 'Hopper', organizationName: 'Navy' });
    const found = await pairs();
    expect(await shown()).toEqual([
      [one, two, 'same', ['email', 'name']],
      [three, four, 'maybe', ['similarName', 'organization']],
      [three, five, 'maybe', ['similarName', 'organization']],
      [four, five, 'maybe', ['similarName', 'organization']],
    ]);
    const { body, headers } = await ada.get('/api/contacts/duplicates?limit=1').expect(200);
    expect(body).toEqual(found.slice(0, 1));
    const next = /<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? '';
    const second = await ada.get(next).expect(200);
    expect(second.body).toEqual(found.slice(1, 2));
    const third = /<([^>]+)>/.exec(second.headers.link ?? '')?.[1] ?? '';
    expect((await ada.get(third).expect(200)).body).toEqual(found.slice(2, 3));
  });

  it('makes no pairs of those who share a switchboard, an office, or a first name', async () => {
    const office = { primaryPhone: '+49 30 1234567', primaryEmail: 'info@acme.example' };
    await add({ displayName: 'Anna Berg', organizationName: 'Acme GmbH', ...office });
    await add({ displayName: 'Boris Klein', organizationName: 'Acme GmbH', ...office });
    await add({ displayName: 'Maria' });
    await add({ displayName: 'Maria' });
    expect(await shown()).toEqual([]);
  });

  it('finds the same person among the many of one office', async () => {
    const office = { organizationName: 'Acme', primaryPhone: '+49 30 1234567' };
    for (let each = 0; each < 21; each += 1) {
      await add({ displayName: `Anna Person${each}`, ...office });
    }
    const one = await add({ displayName: 'Anna Berg', ...office });
    const two = await add({ displayName: 'Dr. Anna Berg', ...office });
    expect(await shown()).toEqual([[one, two, 'same', ['phone', 'name', 'organization']]]);
  });

  it("omits two contacts that aren't the same person, until that's undone", async () => {
    const one = await add({ displayName: 'Grace Hopper' });
    const two = await add({ displayName: 'Grace Hopper' });
    expect(await pairs()).toHaveLength(1);
    await ada.post(`/api/contacts/${two}/not-same`, { other: one, dismissed: true }).expect(204);
    await ada.post(`/api/contacts/${one}/not-same`, { other: two, dismissed: true }).expect(204);
    expect(await pairs()).toEqual([]);
    await ada.post(`/api/contacts/${one}/not-same`, { other: two, dismissed: false }).expect(204);
    expect(await pairs()).toHaveLength(1);
    const theirs = await add({ displayName: 'Grace' }, await api.signIn());
    await ada.post(`/api/contacts/${one}/not-same`, { other: theirs, dismissed: true }).expect(404);
    await ada.post(`/api/contacts/${one}/not-same`, { other: one, dismissed: true }).expect(404);
  });
});
