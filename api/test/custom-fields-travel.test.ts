import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type CustomFieldDto } from '../src/custom-fields/dto/custom-field.dto.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let coffee: CustomFieldDto;
let seats: CustomFieldDto;
let tier: CustomFieldDto;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  const shownIn = ['briefing', 'contact'];
  coffee = await addField({ name: 'Coffee order', kind: 'text', shownIn });
  seats = await addField({ name: 'Title', kind: 'number' });
  const choices = [{ name: 'Gold' }, { name: 'Silver' }];
  tier = await addField({ name: 'Tier', kind: 'choice', choices, shownIn: ['briefing'] });
});
afterAll(() => api.close());

const addField = async (body: object) =>
  (await ada.post('/api/custom-fields', body).expect(201)).body as CustomFieldDto;
const addContact = async (displayName: string, customValues: object, more: object = {}) =>
  (
    (await ada.post('/api/contacts', { displayName, customValues, ...more }).expect(201))
      .body as ContactDto
  ).id;
const read = async (id: string) =>
  (await ada.get(`/api/contacts/${id}`).expect(200)).body as ContactDto;
const fileOf = async (format: 'csv' | 'vcf') =>
  String((await ada.get(`/api/export/contacts.${format}`).expect(200)).text);

describe('a merge of two contacts', () => {
  it('keeps values, fills empty ones, and takes what is asked for, and is undone exactly', async () => {
    const gold = tier.choices[0]?.id;
    const grace = await addContact('Grace', { [coffee.id]: 'Tea', [seats.id]: 2 });
    const other = await addContact('G.', {
      [coffee.id]: 'Espresso',
      [seats.id]: 3,
      [tier.id]: gold,
    });
    const merge = { with: other, takeFields: [seats.id] };
    const { body } = await ada.post(`/api/contacts/${grace}/merge`, merge).expect(200);
    expect(body.customValues).toEqual({ [coffee.id]: 'Tea', [seats.id]: 3, [tier.id]: gold });
    await ada.post(`/api/contacts/${grace}/unmerge`).expect(200);
    expect((await read(grace)).customValues).toEqual({ [coffee.id]: 'Tea', [seats.id]: 2 });
    expect((await read(other)).customValues).toMatchObject({ [coffee.id]: 'Espresso' });
  });

  it('is refused with something else than ids of fields to take', async () => {
    const [one, two] = [await addContact('A', {}), await addContact('B', {})];
    const merge = { with: two, takeFields: ['x'] };
    const { body } = await ada.post(`/api/contacts/${one}/merge`, merge).expect(400);
    expect(body.problems).toMatchObject([{ field: 'takeFields' }]);
  });
});

describe('files of contacts', () => {
  it('have a column for each field, whose name differs from the others', async () => {
    await addContact('Grace', {
      ...{ [coffee.id]: 'Tea, "hot"', [seats.id]: -2.5 },
      [tier.id]: tier.choices[1]?.id,
    });
    const [head = '', line = ''] = (await fileOf('csv')).split('\r\n');
    expect(head.endsWith('"Coffee order","Title (own field)","Tier"')).toBe(true);
    expect(line.endsWith(`"Tea, ""hot""","'-2.5","Silver"`)).toBe(true);
  });

  it('have a line for each value in vCards, which an import reads back', async () => {
    await addContact('Grace', { [coffee.id]: 'Tea; hot', [tier.id]: tier.choices[0]?.id });
    const card = await fileOf('vcf');
    const lines = card.split('\r\n').filter((line) => line.startsWith('X-RAPPORT-FIELD'));
    expect(lines).toEqual([
      String.raw`X-RAPPORT-FIELD;X-NAME="Coffee order";X-KIND=text:Tea\; hot`,
      'X-RAPPORT-FIELD;X-NAME="Tier";X-KIND=choice:Gold',
    ]);
    const unknown = 'X-RAPPORT-FIELD;X-NAME="Shoe size";X-KIND=number:38';
    const rest = 'X-RAPPORT-FIELD;X-NAME="Tier";X-KIND=choice:Bronze';
    const [added] = await importRows({ displayName: 'Mary', kept: [...lines, unknown] });
    const own = await addContact('Ida', { [coffee.id]: 'Espresso' });
    await importRows({ displayName: 'Ida', kept: [...lines, rest] }, own);
    expect(await read(added?.contactId ?? '')).toMatchObject({
      customValues: { [coffee.id]: 'Tea; hot', [tier.id]: tier.choices[0]?.id },
      kept: [unknown],
    });
    expect(await read(own)).toMatchObject({
      customValues: { [coffee.id]: 'Espresso', [tier.id]: tier.choices[0]?.id },
      kept: [lines[0], rest],
    });
  });
});

interface Imported {
  outcome: string;
  contactId: string | null;
  problems: object[];
}

let importId = '';

async function importRows(contact: object, into?: string): Promise<Imported[]> {
  const file = { fileName: 'a.csv', source: 'csv', rowCount: 1 };
  importId = (await ada.post('/api/imports', file).expect(201)).body.id;
  const action = into === undefined ? { action: 'add' } : { action: 'merge', contactId: into };
  const rows = [{ row: 1, ...action, contact }];
  return (await ada.post(`/api/imports/${importId}/rows`, { rows }).expect(200)).body.rows;
}

describe('an import', () => {
  it('adds values, merges them into empty fields, and takes them back', async () => {
    const customValues = { [coffee.id]: ' Tea ', [seats.id]: 3 };
    const [added] = await importRows({ displayName: 'Mary', customValues });
    expect((await read(added?.contactId ?? '')).customValues).toEqual({
      [coffee.id]: 'Tea',
      [seats.id]: 3,
    });
    const own = await addContact('Ida', { [seats.id]: 2 });
    await importRows({ displayName: 'Ida', customValues }, own);
    expect((await read(own)).customValues).toEqual({ [coffee.id]: 'Tea', [seats.id]: 2 });
    await ada.post(`/api/imports/${importId}/undo`).expect(200);
    expect((await read(own)).customValues).toEqual({ [seats.id]: 2 });
  });

  it('reports values that do not fit, by their field', async () => {
    const [row] = await importRows({ displayName: 'Mary', customValues: { [seats.id]: 'many' } });
    expect(row).toMatchObject({
      outcome: 'refused',
      problems: [{ field: `customValues.${seats.id}`, message: 'must be a number like 12.5' }],
    });
  });
});
