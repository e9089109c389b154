import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { WHOLE_DETAILS } from './builders/whole-contact.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type CreateContactDto } from '../src/contacts/dto/create-contact.dto.ts';
import { type UpdateContactDto } from '../src/contacts/dto/update-contact.dto.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const add = async (body: Partial<CreateContactDto> = {}) =>
  (await ada.post('/api/contacts', { displayName: 'Grace Hopper', ...body }).expect(201))
    .body as ContactDto;
const change = async ({ id }: ContactDto, body: UpdateContactDto) =>
  (await ada.patch(`/api/contacts/${id}`, body).expect(200)).body as ContactDto;
const names = async (query: string) =>
  ((await ada.get(`/api/contacts?${query}`).expect(200)).body as ContactDto[]).map(
    ({ displayName }) => displayName,
  );

const BERN = {
  kind: 'work' as const,
  street: 'Bundesgasse 1',
  postalCode: '3011',
  city: 'Bern',
  region: null,
  country: 'Schweiz',
};
const NONE = {
  ...{ addresses: [], timeZone: null, languages: [], pronouns: null, spokenName: null },
  ...{ nickname: null, department: null, handles: [], dates: [], kept: [] },
};

it('are stored, unaffected by other changes, and cleared by null', async () => {
  const contact = await add(WHOLE_DETAILS);
  expect(contact).toMatchObject(WHOLE_DETAILS);
  expect((await ada.get(`/api/contacts/${contact.id}`)).body).toEqual(contact);
  expect(await change(contact, { organizationName: 'Navy' })).toMatchObject(WHOLE_DETAILS);
  expect(await change(contact, { nickname: 'Gracie' })).toMatchObject({
    ...WHOLE_DETAILS,
    nickname: 'Gracie',
  });
  const nothing = Object.fromEntries(Object.keys(NONE).map((name) => [name, null]));
  expect(await change(contact, nothing)).toMatchObject(NONE);
  expect(await add()).toMatchObject(NONE);
});

it('have null for a part of an address that is left out', async () => {
  const address = { kind: 'home', city: 'Bern' };
  const { body } = await ada.post('/api/contacts', { displayName: 'Marta', addresses: [address] });
  expect(body.addresses).toEqual([
    { kind: 'home', street: null, postalCode: null, city: 'Bern', region: null, country: null },
  ]);
});

it.each<[field: string, body: object]>([
  ['timeZone', { timeZone: 'Europe/Atlantis' }],
  ['timeZone', { timeZone: '+02:00' }],
  ['addresses[0].street', { addresses: [{ ...BERN, street: 'x'.repeat(2_000) }] }],
  ['addresses[0].kind', { addresses: [{ ...BERN, kind: 'castle' }] }],
  ['addresses', { addresses: Array.from({ length: 21 }, () => BERN) }],
  [
    'handles',
    { handles: Array.from({ length: 200 }, () => ({ service: 'xmpp', value: 'a@b.c' })) },
  ],
  ['handles[0].service', { handles: [{ service: 'pigeon', value: 'a' }] }],
  ['handles[0].value', { handles: [{ service: 'signal', value: ' ' }] }],
  ['languages', { languages: ['Klingonisch'] }],
  ['languages', { languages: ['de', 'de'] }],
  ['dates[0].day', { dates: [{ label: 'Anniversary', day: '2010-02-30' }] }],
  ['kept', { kept: ['END:VCARD'] }],
  ['kept', { kept: ['X-A:b\r\nEND:VCARD'] }],
  ['kept', { kept: ['no property'] }],
  ['kept', { kept: [`X-A:${'b'.repeat(50_001)}`] }],
])('are refused with the field to blame: %s', async (field, body) => {
  const { body: error } = await ada
    .post('/api/contacts', { displayName: 'Grace', ...body })
    .expect(400);
  expect(error).toMatchObject({ code: 'VALIDATION_FAILED', problems: [{ field }] });
});

it.each([
  ['Bern', 'address', 'Bundesgasse 1, 3011 Bern, Schweiz, Switzerland'],
  ['switzerland', 'address', 'Bundesgasse 1, 3011 Bern, Schweiz, Switzerland'],
  ['schweiz', 'address', 'Bundesgasse 1, 3011 Bern, Schweiz, Switzerland'],
  ['hydrology', 'department', 'Hydrology'],
  ['martuschka', 'nickname', 'Martuschka'],
  ['marta.im', 'messaging', 'marta.im'],
])('find their contact by %s, and say where', async (q, kind, text) => {
  await add({
    displayName: 'Marta',
    addresses: [BERN],
    department: 'Hydrology',
    nickname: 'Martuschka',
    handles: [{ service: 'slack', value: 'marta.im' }],
  });
  await add();
  const { body } = await ada.get(`/api/contacts?q=${q}&limit=5`).expect(200);
  expect(body).toMatchObject([{ displayName: 'Marta', match: { kind, text } }]);
});

describe('birthdays and other yearly dates', () => {
  it('are listed in the order of the calendar, for their owner only', async () => {
    const anniversary = { label: 'Anniversary', day: '2010-06-01' };
    const { id: marta } = await add({
      ...{ displayName: 'Marta', birthday: '--12-02', dates: [anniversary] },
    });
    const { id: nils } = await add({ displayName: 'Nils', birthday: '1990-03-14' });
    await add({ displayName: 'Odile' });
    const { body } = await ada.get('/api/contacts/dates').expect(200);
    const yearly = { yearly: true };
    expect(body).toEqual([
      { contactId: nils, displayName: 'Nils', label: null, day: '1990-03-14', ...yearly },
      { contactId: marta, displayName: 'Marta', ...anniversary, ...yearly },
      { contactId: marta, displayName: 'Marta', label: null, day: '--12-02', ...yearly },
    ]);
    await ada.delete(`/api/contacts/${marta}`).expect(204);
    expect((await ada.get('/api/contacts/dates').expect(200)).body).toHaveLength(1);
    const stranger = await api.signIn();
    expect((await stranger.get('/api/contacts/dates').expect(200)).body).toEqual([]);
  });
});

describe('what they said about channels', () => {
  it('filters the list by their latest statement', async () => {
    const says = async (displayName: string, ...said: object[]) => {
      const { id } = await add({ displayName });
      for (const channels of said) {
        const body = { kind: 'channel', channels };
        await ada.post(`/api/stated-preferences/${id}`, body).expect(201);
      }
    };
    await says('Marta', { email: 'first', call: 'never' });
    await says('Nils', { email: 'first' }, { call: 'first', email: 'second' });
    await says('Odile');
    expect(await names('prefers=email')).toEqual(['Marta']);
    expect(await names('prefers=call')).toEqual(['Nils']);
    expect(await names('never=call')).toEqual(['Marta']);
    expect(await names('prefers=email&never=email')).toEqual([]);
    const { body } = await ada.get('/api/contacts?prefers=pigeon').expect(400);
    expect(body.error).toContain('call, video, email, message, inPerson');
    const view = { name: 'By email', query: { prefers: 'email', never: 'call' } };
    const { body: saved } = await ada.post('/api/views', view).expect(201);
    expect(saved.query).toMatchObject(view.query);
  });
});

describe('since when contacts weren’t contacted', () => {
  it('filters the list, a bulk change, and a saved view, with those who never were', async () => {
    const { id: marta } = await add({ displayName: 'Marta' });
    const { id: nils } = await add({ displayName: 'Nils' });
    await add({ displayName: 'Odile' });
    for (const [id, day] of [
      [marta, '2026-02-28'],
      [nils, '2026-03-01'],
    ]) {
      const call = { type: 'call', interactionDate: `${day}T00:00:00Z` };
      await ada.post(`/api/interactions/${id}`, call).expect(201);
    }
    expect((await names('notSince=2026-03-01')).toSorted()).toEqual(['Marta', 'Odile']);
    expect(await names('notSince=2026-03-01&q=marta')).toEqual(['Marta']);
    for (const day of ['2026-02-30', 'march', '1026-01-01'])
      await ada.get(`/api/contacts?notSince=${day}`).expect(400);
    const change = { matching: 'notSince=2026-03-01', change: 'cadence', cadenceDays: 30 };
    const { body } = await ada.post('/api/contacts/bulk', change).expect(200);
    expect(body.changed).toHaveLength(2);
    const view = { name: 'Gone quiet', query: { notSince: '2026-03-01' } };
    const { body: saved } = await ada.post('/api/views', view).expect(201);
    expect(saved.query).toMatchObject(view.query);
  });
});

describe('what contacts lack', () => {
  it('filters the list, a bulk change, and a saved view', async () => {
    await add({ displayName: 'Marta', phones: [{ value: '+41 44 668 18 00', kind: 'work' }] });
    await add({ displayName: 'Nils', emails: [{ value: 'nils@example.com', kind: 'work' }] });
    await add({ displayName: 'Odile' });
    expect((await names('missing=phone')).toSorted()).toEqual(['Nils', 'Odile']);
    expect((await names('missing=email')).toSorted()).toEqual(['Marta', 'Odile']);
    expect(await names('missing=email&q=marta')).toEqual(['Marta']);
    await ada.get('/api/contacts?missing=fax').expect(400);
    const change = { matching: 'missing=email', change: 'cadence', cadenceDays: 30 };
    const { body } = await ada.post('/api/contacts/bulk', change).expect(200);
    expect(body.changed).toHaveLength(2);
    const view = { name: 'To call', query: { missing: 'email' } };
    const { body: saved } = await ada.post('/api/views', view).expect(201);
    expect(saved.query).toMatchObject(view.query);
  });
});

describe('places', () => {
  beforeEach(async () => {
    await add({ displayName: 'Marta', addresses: [BERN], department: 'Hydrology' });
    await add({ displayName: 'Nils', addresses: [{ ...BERN, country: 'Suisse' }] });
    await add({ displayName: 'Odile', addresses: [{ ...BERN, city: 'Zürich', country: null }] });
    await add({ displayName: 'Petra', addresses: [{ ...BERN, city: 'Ulm', country: 'Germany' }] });
    await add({ displayName: 'Quinn' });
  });

  it.each([
    ['city=bern', ['Marta', 'Nils']],
    ['city=Z%C3%9CRICH', ['Odile']],
    ['country=Switzerland', ['Marta', 'Nils']],
    ['country=Zweden', []],
    ['department=hydrology&city=Bern', ['Marta']],
    ['department=hydrology&city=Ulm', []],
    ['city=Ber', []],
    ['sort=updated', ['Marta', 'Nils', 'Odile', 'Petra', 'Quinn']],
  ])('filter the list: %s', async (query, who) => {
    expect((await names(query)).toSorted()).toEqual(who);
  });

  it.each(['city=', 'country=%20', `department=${'x'.repeat(1_001)}`, 'city=a&city=b'])(
    'are refused where they are none: %s',
    async (query) => {
      const { body } = await ada.get(`/api/contacts?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  it('are listed once each, countries in English', async () => {
    const { body } = await ada.get('/api/contacts/places').expect(200);
    expect(body).toEqual({
      city: ['Bern', 'Ulm', 'Zürich'],
      country: ['Germany', 'Switzerland'],
      department: ['Hydrology'],
      company: [],
    });
    const stranger = await api.signIn();
    expect((await stranger.get('/api/contacts/places').expect(200)).body).toEqual({
      ...{ city: [], country: [], department: [], company: [] },
    });
  });

  it('say whom a change of all that match is for', async () => {
    const change = { matching: 'country=Schweiz', change: 'cadence', cadenceDays: 30 };
    const { body } = await ada.post('/api/contacts/bulk', change).expect(200);
    expect(body.changed).toHaveLength(2);
    await ada.post('/api/contacts/bulk', { ...change, matching: 'city=' }).expect(400);
  });

  it('are in a saved view, and null in one of a release before', async () => {
    const { body: view } = await ada
      .post('/api/views', { name: 'Bern', query: { city: 'Bern' } })
      .expect(201);
    const places = { city: 'Bern', country: null, department: null };
    expect(view.query).toMatchObject(places);
    await api.sql("UPDATE rapport.saved_views SET query = query - 'city' WHERE id = $1", [view.id]);
    const { body: views } = await ada.get('/api/views').expect(200);
    expect(views).toMatchObject([{ query: { ...places, city: null } }]);
  });
});

describe('a company', () => {
  beforeEach(async () => {
    await add({ displayName: 'Marta', organizationName: 'Engines Ltd' });
    await add({ displayName: 'Nils', organizationName: 'ENGINES  ltd' });
    await add({ displayName: 'Odile', organizationName: 'Éngines Ltd' });
    await add({ displayName: 'Petra', organizationName: 'Engines Ltd Bern' });
    await add({ displayName: 'Quinn', organizationTitle: 'Engines Ltd' });
    await add({ displayName: 'Ria', organizationName: 'Ö%' });
  });

  it.each([
    ['company=engines%20ltd', ['Marta', 'Nils', 'Odile']],
    ['company=Engines&sort=name', []],
    ['company=Engines%20Ltd%20Bern', ['Petra']],
    ['company=Engines%20Ltd&q=nils', ['Nils']],
    ['company=o%25', ['Ria']],
    ['company=o', []],
  ])('filters the list, whatever its case, accents, and spaces: %s', async (query, who) => {
    expect((await names(query)).toSorted()).toEqual(who);
  });

  it('shows who is due there', async () => {
    const change = { matching: 'company=ENGINES+ltd', change: 'cadence', cadenceDays: 1 };
    const { body } = await ada.post('/api/contacts/bulk', change).expect(200);
    expect(body.changed).toHaveLength(3);
    expect(await names('company=Engines%20Ltd&dueWithinDays=1&sort=nextDue')).toHaveLength(3);
    expect(await names('company=Engines%20Ltd%20Bern&dueWithinDays=1')).toEqual([]);
  });

  it('is listed once, as most contacts have it', async () => {
    await add({ displayName: 'Sam', organizationName: 'Engines Ltd' });
    const { body } = await ada.get('/api/contacts/places').expect(200);
    expect(body.company).toEqual(['Engines Ltd', 'Engines Ltd Bern', 'Ö%']);
    const stranger = await api.signIn();
    expect((await stranger.get('/api/contacts?company=Engines%20Ltd').expect(200)).body).toEqual(
      [],
    );
  });

  it('is in a saved view, and null in one of a release before', async () => {
    const company = 'Engines Ltd';
    const { body: view } = await ada
      .post('/api/views', { name: 'Engines', query: { company } })
      .expect(201);
    expect(view.query).toMatchObject({ company, city: null });
    await api.sql("UPDATE rapport.saved_views SET query = query - 'company' WHERE id = $1", [
      view.id,
    ]);
    const { body: views } = await ada.get('/api/views').expect(200);
    expect(views).toMatchObject([{ query: { company: null } }]);
  });
});

describe('the country of a number', () => {
  const swiss = () =>
    add({ displayName: 'Marta', primaryPhone: '079 555 01 24', addresses: [BERN] });
  /** Enough British numbers to make Britain the user's country. */
  const british = () => add({ displayName: 'Ann', primaryPhone: '+44 20 7946 0991' });

  it('comes from the address before the other numbers', async () => {
    await british();
    await swiss();
    for (const q of ['+41795550124', '0041 79 555 01 24', '079 555 01 24', '0795550124']) {
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Marta']]);
    }
  });

  it('is in the callable form of every number, in contacts and lists', async () => {
    const phones = ['+43 1 5550142', '079 555 01 24 ext. 7', '0041 31 555 01 24', '031 555 01 25'];
    const marta = await add({
      phones: phones.map((value) => ({ value, kind: 'work' as const })),
      addresses: [BERN],
    });
    const callNumbers = { '0795550124': '+41795550124', '0315550125': '+41315550125' };
    expect(marta.callNumbers).toEqual(callNumbers);
    expect((await ada.get('/api/contacts').expect(200)).body).toMatchObject([{ callNumbers }]);
    const moved = await change(marta, { addresses: [BERN, { ...BERN, country: 'France' }] });
    expect(moved.callNumbers).toBeNull();
    expect((await british()).callNumbers).toBeNull();
  });

  it('is no other one, although the digits are those of a number there', async () => {
    await add({ displayName: 'Ute', primaryPhone: '+49 89 5550199' });
    const paris = { ...BERN, country: 'France' };
    await add({ displayName: 'Claire', primaryPhone: '03 05 55 01 66', addresses: [paris] });
    expect(await names(`q=${encodeURIComponent('+49 30 5550166')}`)).toEqual([]);
    expect(await names(`q=${encodeURIComponent('+33 3 05 55 01 66')}`)).toEqual(['Claire']);
  });

  it('changes with the address', async () => {
    await british();
    const contact = await swiss();
    await change(contact, { addresses: null });
    const { body } = await ada.get(`/api/contacts?q=${encodeURIComponent('+33 7 95 55 01 24')}`);
    await change(contact, { addresses: [{ ...BERN, country: 'FR' }] });
    expect(await names(`q=${encodeURIComponent('+33795550124')}`)).toEqual(['Marta']);
    expect(body).toHaveLength(1);
  });

  it('makes two contacts alike, and is in a vCard', async () => {
    const contact = await swiss();
    await add({ displayName: 'Marta', primaryPhone: '+41 79 555 01 24' });
    const { body } = await ada.get('/api/contacts/duplicates').expect(200);
    expect(body).toMatchObject([{ reasons: expect.arrayContaining(['phone']) }]);
    const { text } = await ada.get(`/api/export/contacts.vcf?ids=${contact.id}`).expect(200);
    expect(text).toContain('TEL:+41795550124\r\n');
  });
});

it('are part of a vCard and a CSV file', async () => {
  const { id } = await add({ ...WHOLE_DETAILS, organizationName: 'Navy' });
  const { text: card } = await ada.get(`/api/export/contacts.vcf?ids=${id}`).expect(200);
  expect(card.split('\r\n')).toEqual(
    expect.arrayContaining([
      'ORG:Navy;Bureau of Ships',
      String.raw`ADR;TYPE=work:;;Naval Station\nBuilding 4;Washington;DC;20374;United States`,
      'TZ:America/New_York',
      'LANG;PREF=1:en-US',
      'LANG;PREF=2:de',
      'NICKNAME:Amazing Grace',
      'PRONOUNS:she/her',
      'X-RAPPORT-SPOKEN-NAME:GRAYSS',
      'IMPP;X-SERVICE-TYPE=Signal:signal:+1%20202%20555%200144',
      'ANNIVERSARY:19300615',
      'X-ASSISTANT:Howard',
    ]),
  );
  const { text: csv } = await ada.get(`/api/export/contacts.csv?ids=${id}`).expect(200);
  expect(csv).toContain(
    '"work","Naval Station, Building 4","20374","Washington","DC","United States","America/New_York",' +
      '"en-US\nde","she/her","GRAYSS","Amazing Grace","Bureau of Ships","signal: +1 202 555 0144",' +
      '"Anniversary: 1930-06-15","X-ASSISTANT:Howard"',
  );
});

it('are those of both contacts after a merge, and of each again after it is undone', async () => {
  const own = await add({ nickname: 'Gracie', addresses: [BERN], kept: ['X-A:1'] });
  const other = await add({ ...WHOLE_DETAILS, displayName: 'G. Hopper' });
  const { body: merged } = await ada
    .post(`/api/contacts/${own.id}/merge`, { with: other.id, take: ['department'] })
    .expect(200);
  expect(merged).toMatchObject({
    ...WHOLE_DETAILS,
    nickname: 'Gracie',
    addresses: [BERN, ...WHOLE_DETAILS.addresses],
    kept: ['X-A:1', 'X-ASSISTANT:Howard'],
  });
  const { body: again } = await ada.post(`/api/contacts/${own.id}/unmerge`).expect(200);
  expect(again).toMatchObject({ ...NONE, nickname: 'Gracie', addresses: [BERN], kept: ['X-A:1'] });
});
