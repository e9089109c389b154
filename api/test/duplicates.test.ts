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
  reasons: string[];
}

const matches = async (...people: object[]): Promise<[string, string[]][][]> => {
  const { body } = await ada.post('/api/contacts/matches', { people }).expect(200);
  return body.matches.map((list: Found[]) =>
    list.map(({ contact, reasons }) => [contact.id, reasons]),
  );
};

const pairs = async (query = ''): Promise<Found[]> =>
  (await ada.get(`/api/contacts/duplicates${query}`).expect(200)).body;

describe('POST /api/contacts/matches', () => {
  it('finds contacts by email, phone, and name with organization, the most certain first', async () => {
    const mailed = await add({
      displayName: 'Grace Hopper',
      emails: [
        { value: 'grace@navy.example', kind: 'work' },
        { value: 'Grace@Home.example', kind: 'home' },
      ],
    });
    const named = await add({ displayName: 'Hopper, Grace', organizationName: 'Navy Ltd.' });
    const phoned = await add({ displayName: 'Somebody', primaryPhone: '0171 234 5678' });
    expect(
      await matches(
        { displayName: 'grace HOPPER', organizationName: 'Navy', emails: ['grace@home.EXAMPLE'] },
        { displayName: 'Nobody at all' },
        { phones: ['+49 171 2345678'] },
      ),
    ).toEqual([
      [
        [mailed, ['email']],
        [named, ['name']],
      ],
      [],
      [[phoned, ['phone']]],
    ]);
  });

  it('sees what was written since, by whatever way, and nobody deleted', async () => {
    const id = await add({ displayName: 'Grace', primaryEmail: 'old@navy.example' });
    expect(await matches({ emails: ['old@navy.example'] })).toEqual([[[id, ['email']]]]);
    await ada.patch(`/api/contacts/${id}`, { primaryEmail: 'new@navy.example' }).expect(200);
    expect(await matches({ emails: ['new@navy.example'] })).toEqual([[[id, ['email']]]]);
    expect(await matches({ emails: ['old@navy.example'] })).toEqual([[]]);
    // An API of the release before knows nothing of the keys.
    await api.sql(
      "UPDATE rapport.contacts SET primary_email = 'plain@navy.example' WHERE id = $1",
      [id],
    );
    expect(await matches({ emails: ['plain@navy.example'] })).toEqual([[[id, ['email']]]]);
    await ada.delete(`/api/contacts/${id}`).expect(204);
    expect(await matches({ emails: ['plain@navy.example'] })).toEqual([[]]);
  });

  it("finds nobody else's contacts, and takes 500 people", async () => {
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
    const two = await add({ displayName: 'Grace', primaryEmail: 'G@navy.example' });
    const three = await add({ displayName: 'G. Hopper', primaryPhone: '+1 207 555 0142' });
    const four = await add({ displayName: 'Gracie', primaryPhone: '207 555 0142' });
    await add({ displayName: 'Abroad', primaryPhone: '+44 207 555 0142' });
    const found = await pairs();
    expect(found.map(({ contact, other, reasons }) => [contact.id, other?.id, reasons])).toEqual([
      [one, two, ['email', 'name']],
      [three, four, ['phone']],
      [four, expect.any(String), ['phone']],
    ]);
    const { body, headers } = await ada.get('/api/contacts/duplicates?limit=1').expect(200);
    expect(body).toEqual(found.slice(0, 1));
    const next = /<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? '';
    expect((await ada.get(next).expect(200)).body).toEqual(found.slice(1, 2));
  });

  it('leaves out what many share', async () => {
    for (let each = 0; each < 21; each += 1) {
      await add({ displayName: `Person ${each}`, primaryPhone: '+49 30 1234567' });
    }
    expect(await pairs()).toEqual([]);
  });

  it('leaves out two who are not the same person, until that is taken back', async () => {
    const one = await add({ displayName: 'Grace' });
    const two = await add({ displayName: 'Grace' });
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
