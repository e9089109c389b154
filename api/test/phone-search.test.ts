import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Person {
  displayName: string;
  phones: string[];
}

async function withContacts(people: readonly Person[]): Promise<Caller> {
  const owner = await api.signIn();
  for (const { displayName, phones } of people) {
    const values = phones.map((value) => ({ value, kind: 'other' }));
    await owner.post('/api/contacts', { displayName, phones: values }).expect(201);
  }
  return owner;
}

interface Found {
  displayName: string;
  matchedPhone?: string;
}

async function search(owner: Caller, q: string): Promise<Found[]> {
  const query = `/api/contacts?sort=name&q=${encodeURIComponent(q)}`;
  return (await owner.get(query).expect(200)).body;
}

const namesOf = async (owner: Caller, q: string) =>
  (await search(owner, q)).map(({ displayName }) => displayName);

describe('a search for a number', () => {
  let owner: Caller;
  beforeAll(async () => {
    owner = await withContacts([
      { displayName: 'Plain', phones: ['+41 79 555 01 23'] },
      { displayName: 'National', phones: ['079 555 01 24'] },
      { displayName: 'American', phones: ['(505) 867-5309'] },
      { displayName: 'Second', phones: ['+44 20 7946 0011', '+44 7700 900 126 ext. 12'] },
      { displayName: 'French', phones: ['+33\u00a06\u00a012\u00a034\u00a056\u00a078'] },
      { displayName: 'Short', phones: ['464'] },
      { displayName: 'Board', phones: ['+49 30 901820'] },
      { displayName: 'Extension', phones: ['+49 30 90182042'] },
    ]);
  });

  it.each([
    ['+41795550123', ['Plain']],
    ['0041 79 555 01 23', ['Plain']],
    ['0795550123', ['Plain']],
    ['tel:+41-79-555-01-23', ['Plain']],
    ['+٤١ ٧٩ ٥٥٥ ٠١ ٢٣', ['Plain']],
    ['plain +41 (0)79 555 01 23', ['Plain']],
    ['national +41795550123', []],
    ['+41 79 555 23 01', []],
    ['+41 79 555 01 24', ['National']],
    ['+15058675309', ['American']],
    ['1-505-867-5309', ['American']],
    ['07700900126', ['Second']],
    ['+447700900126', ['Second']],
    ['447700900126', ['Second']],
    ['07700 900126 x12', ['Second']],
    ['+33612345678', ['French']],
    ['06 12 34 56 78', ['French']],
    ['5309', ['American']],
    ['867-5309', ['American']],
    ['464', ['Short']],
    ['+41 79 555', ['National', 'Plain']],
    ['079 555 012', ['National', 'Plain']],
    ['030 901820', ['Board']],
    ['+49 30 901820', ['Board']],
    ['+493090182042', ['Extension']],
    ['+41795550199', []],
    ['ing', []],
  ])('of %j finds %j', async (q, names) => {
    expect(await namesOf(owner, q)).toEqual(names);
  });

  it('returns the matching number', async () => {
    expect(await search(owner, '07700900126')).toMatchObject([
      { displayName: 'Second', matchedPhone: '+44 7700 900 126 ext. 12' },
    ]);
    expect(await search(owner, '0011')).toMatchObject([{ matchedPhone: '+44 20 7946 0011' }]);
    expect(await search(owner, 'second')).toEqual([
      expect.not.objectContaining({ matchedPhone: expect.anything() }),
    ]);
  });

  it('finds it in a note, where no other digit touches it', async () => {
    const other = await withContacts([{ displayName: 'Called', phones: ['+41795550123'] }]);
    for (const [displayName, pinnedNote] of [
      ['Noted', 'Works with +41795550123.'],
      ['Longer', 'Not +417955501234'],
      ['Alone', 'Or +41795550177'],
    ]) {
      await other.post('/api/contacts', { displayName, pinnedNote }).expect(201);
    }
    expect(await namesOf(other, '+41795550123')).toEqual(['Called', 'Noted']);
    expect(await namesOf(other, '+41795550177')).toEqual(['Alone']);
    expect(await namesOf(other, 'works +41795550123')).toEqual(['Noted']);
  });

  it('finds a changed number, and the one before no more', async () => {
    const [plain] = (await owner.get('/api/contacts?q=plain').expect(200)).body;
    const change = (value: string) =>
      owner.patch(`/api/contacts/${plain.id}`, { phones: [{ value, kind: 'work' }] }).expect(200);
    await change('+41 79 555 01 55');
    expect(await namesOf(owner, '0795550155')).toEqual(['Plain']);
    expect(await namesOf(owner, '0795550123')).toEqual([]);
    await change('+41 79 555 01 23');
  });

  it('finds numbers written by a release without phone keys', async () => {
    await api.sql(
      `UPDATE rapport.contacts SET phone_keys = NULL, phone_keys_of = NULL WHERE user_profile_id = $1`,
      [owner.id],
    );
    expect(await namesOf(owner, '0795550123')).toEqual(['Plain']);
  });
});

describe('a number without a country', () => {
  it('is of the country that most of the other numbers are of', async () => {
    const owner = await withContacts([
      { displayName: 'German', phones: ['030 5550166'] },
      { displayName: 'Others', phones: ['+49 40 5550199', '+49 171 2345678'] },
      { displayName: 'Paris', phones: ['+33 3 05 55 01 66'] },
    ]);
    expect(await namesOf(owner, '+49305550166')).toEqual(['German']);
    expect(await namesOf(owner, '+33305550166')).toEqual(['Paris']);
    expect(await namesOf(owner, '030 5550166')).toEqual(['German']);
  });

  it('makes two contacts one person where the names can be one', async () => {
    const owner = await withContacts([
      { displayName: 'Sam D', phones: ['+44 20 7946 0011'] },
      { displayName: 'S. D.', phones: ['020 7946 0011'] },
      { displayName: 'Tobias Brandt', phones: ['+44 20 7946 0012'] },
      { displayName: 'Tobias Brandt', phones: ['٠٢٠ ٧٩٤٦ ٠٠١٢'] },
      { displayName: 'Other Person', phones: ['020 7946 0011'] },
    ]);
    const { body } = await owner.get('/api/contacts/duplicates').expect(200);
    const found = body.map(
      (pair: { contact: Person; other: Person; grade: string; reasons: string[] }) => [
        [pair.contact.displayName, pair.other.displayName].sort(),
        pair.grade,
        pair.reasons,
      ],
    );
    expect(found).toEqual([
      [['Tobias Brandt', 'Tobias Brandt'], 'same', ['phone', 'name']],
      [['S. D.', 'Sam D'], 'maybe', ['phone', 'similarName']],
    ]);
  });
});
