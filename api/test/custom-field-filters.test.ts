import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type CustomFieldDto } from '../src/custom-fields/dto/custom-field.dto.ts';
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

const addField = async (body: object, who = ada) =>
  (await who.post('/api/custom-fields', body).expect(201)).body as CustomFieldDto;
const addContact = async (displayName: string, customValues: object) =>
  ((await ada.post('/api/contacts', { displayName, customValues }).expect(201)).body as ContactDto)
    .id;
const queryOf = (...filters: string[]) =>
  new URLSearchParams(
    filters.map((filter): [string, string] => ['customField', filter]),
  ).toString();
const found = async (...filters: string[]) =>
  (
    (await ada.get(`/api/contacts?sort=name&${queryOf(...filters)}`).expect(200))
      .body as ContactDto[]
  ).map(({ displayName }) => displayName);
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

describe('a list of contacts filtered by custom fields', () => {
  it('has those with a text, whatever its case and accents', async () => {
    const { id } = await addField({ name: 'Coffee', kind: 'text' });
    await addContact('Ada', { [id]: 'Café crème' });
    await addContact('Bob', { [id]: 'Tea' });
    await addContact('Eve', {});
    expect(await found(`${id}:contains:FE CREME`)).toEqual(['Ada']);
    expect(await found(`${id}:set`)).toEqual(['Ada', 'Bob']);
    expect(await found(`${id}:empty`)).toEqual(['Eve']);
  });

  it('has those with a number or a date in a range', async () => {
    const seats = await addField({ name: 'Seats', kind: 'number' });
    const ends = await addField({ name: 'Contract ends', kind: 'date' });
    await addContact('Ada', { [seats.id]: 9, [ends.id]: '2026-03-31' });
    await addContact('Bob', { [seats.id]: 10.5, [ends.id]: '2027-01-01' });
    await addContact('Eve', {});
    expect(await found(`${seats.id}:range:9..10`)).toEqual(['Ada']);
    expect(await found(`${seats.id}:range:10..`)).toEqual(['Bob']);
    expect(await found(`${seats.id}:range:..100`)).toEqual(['Ada', 'Bob']);
    expect(await found(`${ends.id}:range:2026-03-31..2026-12-31`)).toEqual(['Ada']);
    expect(await found(`${ends.id}:range:2026-04-01..`)).toEqual(['Bob']);
    expect(await found(`${ends.id}:range:..2027-01-01`, `${seats.id}:range:10..`)).toEqual(['Bob']);
  });

  it('has those with a date within some days, and of yearly dates the next time', async () => {
    const ends = await addField({ name: 'Contract ends', kind: 'date' });
    const feast = await addField({ name: 'Feast', kind: 'date', yearly: true });
    await addContact('Ada', { [ends.id]: inDays(30), [feast.id]: `1999${inDays(3).slice(4)}` });
    await addContact('Bob', { [ends.id]: inDays(-1), [feast.id]: `1999${inDays(-1).slice(4)}` });
    expect(await found(`${ends.id}:within:30`)).toEqual(['Ada']);
    expect(await found(`${ends.id}:within:29`)).toEqual([]);
    expect(await found(`${feast.id}:within:3`)).toEqual(['Ada']);
    expect(await found(`${feast.id}:within:366`)).toEqual(['Ada', 'Bob']);
  });

  it('has those with one of some choices, and with yes or no', async () => {
    const choices = [{ name: 'Gold' }, { name: 'Silver' }, { name: 'Bronze' }];
    const tier = await addField({ name: 'Tier', kind: 'choice', choices });
    const vegan = await addField({ name: 'Vegan', kind: 'yesNo' });
    const [gold, silver, bronze] = tier.choices.map(({ id }) => id);
    await addContact('Ada', { [tier.id]: gold, [vegan.id]: true });
    await addContact('Bob', { [tier.id]: silver, [vegan.id]: false });
    await addContact('Eve', { [tier.id]: bronze });
    expect(await found(`${tier.id}:any:${gold},${silver}`)).toEqual(['Ada', 'Bob']);
    expect(await found(`${vegan.id}:yes`)).toEqual(['Ada']);
    expect(await found(`${vegan.id}:no`)).toEqual(['Bob']);
  });

  it("has no one for a field of someone else, even if it's empty", async () => {
    const bob = await api.signIn();
    const { id } = await addField({ name: 'Coffee', kind: 'text' }, bob);
    const contact = await addContact('Ada', {});
    expect(await found(`${id}:empty`)).toEqual([]);
    const deletion = { matching: queryOf(`${id}:empty`), change: 'delete' };
    expect((await ada.post('/api/contacts/bulk', deletion).expect(200)).body.changed).toEqual([]);
    await ada.get(`/api/contacts/${contact}`).expect(200);
  });

  it.each(['x', 'x:set', '018f6b1e-0000-7000-8000-000000000119:like:x'])(
    'is refused with a wrong condition: %s',
    async (filter) => {
      const { body } = await ada.get(`/api/contacts?${queryOf(filter)}`).expect(400);
      expect(body.problems).toMatchObject([{ field: 'customField' }]);
    },
  );

  it('counts, and changes all that match', async () => {
    const { id } = await addField({ name: 'Coffee', kind: 'text' });
    const contact = await addContact('Ada', { [id]: 'Tea' });
    await addContact('Bob', {});
    const query = queryOf(`${id}:contains:tea`);
    const list = await ada.get(`/api/contacts?count=true&${query}`).expect(200);
    expect(list.headers['x-total-count']).toBe('1');
    const change = { matching: query, change: 'cadence', cadenceDays: 30 };
    const { body } = await ada.post('/api/contacts/bulk', change).expect(200);
    expect(body.changed).toEqual([contact]);
  });

  it('can be saved as a view, which loses conditions on what is removed', async () => {
    const coffee = await addField({ name: 'Coffee', kind: 'text' });
    const choices = [{ name: 'Gold' }, { name: 'Silver' }];
    const tier = await addField({ name: 'Tier', kind: 'choice', choices });
    const [gold, silver] = tier.choices;
    const customFields = [
      `${tier.id}:any:${gold?.id},${silver?.id}`,
      `${coffee.id}:set`,
      `${tier.id}:any:${gold?.id}`,
    ];
    const view = { name: 'Mine', query: { customFields } };
    expect((await ada.post('/api/views', view).expect(201)).body.query).toMatchObject({
      customFields,
    });
    const viewed = async () => (await ada.get('/api/views').expect(200)).body[0].query.customFields;
    await ada.patch(`/api/custom-fields/${tier.id}`, { choices: [silver] }).expect(200);
    expect(await viewed()).toEqual([`${tier.id}:any:${silver?.id}`, `${coffee.id}:set`]);
    await ada.delete(`/api/custom-fields/${tier.id}`).expect(204);
    expect(await viewed()).toEqual([`${coffee.id}:set`]);
    const wrong = { name: 'Other', query: { customFields: ['x'] } };
    const { body } = await ada.post('/api/views', wrong).expect(400);
    expect(body.problems).toMatchObject([{ field: 'query.customFields' }]);
  });
});
