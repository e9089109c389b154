import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type CustomFieldDto } from '../src/custom-fields/dto/custom-field.dto.ts';
import { type TodayDto } from '../src/today/dto/today.dto.ts';
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

  it('have no two columns of one name, also where a field is called like the column of another', async () => {
    await addField({ name: 'Title (own field)', kind: 'text' });
    const [head = ''] = (await fileOf('csv')).split('\r\n');
    expect(head).toContain('"Title (own field)","Tier","Title (own field) (own field)"');
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

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

describe('dates in custom fields', () => {
  let ends: CustomFieldDto;
  let feast: CustomFieldDto;
  beforeEach(async () => {
    ends = await addField({ name: 'Contract ends', kind: 'date' });
    feast = await addField({ name: 'Feast', kind: 'date', yearly: true });
  });

  it('are among the dates of contacts, those that come once until they are over', async () => {
    const over = inDays(-2);
    const grace = await addContact('Grace', { [ends.id]: inDays(40), [feast.id]: '1999-05-01' });
    await addContact('Mary', { [ends.id]: over });
    const { body } = await ada.get('/api/contacts/dates').expect(200);
    const date = { contactId: grace, displayName: 'Grace' };
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        { ...date, label: 'Contract ends', day: inDays(40), yearly: false },
        { ...date, label: 'Feast', day: '1999-05-01', yearly: true },
      ]),
    );
  });

  it('are there for a day longer, because it is still yesterday west of Greenwich', async () => {
    const grace = await addContact('Grace', { [ends.id]: inDays(-1) });
    const { body } = await ada.get('/api/contacts/dates').expect(200);
    expect(body).toMatchObject([{ contactId: grace, day: inDays(-1) }]);
  });

  it('are on Today a week, three days, and one day ahead, and on their day', async () => {
    for (const days of [0, 1, 2, 3, 7, 8]) {
      await addContact(`In ${days}`, { [ends.id]: inDays(days) });
    }
    await addContact('Yearly', { [feast.id]: `1999${inDays(3).slice(4)}` });
    await addContact('Over', { [ends.id]: inDays(-365), [feast.id]: inDays(-1) });
    const { body } = await ada.get('/api/today?timeZone=UTC').expect(200);
    const dates = (body as TodayDto).dates ?? [];
    expect(
      dates.map(({ person, label, daysAhead }) => [person.displayName, label, daysAhead]),
    ).toEqual([
      ['In 0', 'Contract ends', 0],
      ['In 1', 'Contract ends', 1],
      ['In 3', 'Contract ends', 3],
      ['Yearly', 'Feast', 3],
      ['In 7', 'Contract ends', 7],
    ]);
    expect(dates[3]).toMatchObject({ fieldId: feast.id, day: inDays(3) });
  });

  it('are in the calendar feed', async () => {
    await addContact('Grace', { [ends.id]: '2027-03-31', [feast.id]: '1999-05-01' });
    const { path } = (await ada.post('/api/calendar-feed').expect(201)).body;
    const text = await (await fetch(`${api.url}${path}`)).text();
    expect(text).toContain('SUMMARY:Contract ends: Grace');
    expect(text).toContain('SUMMARY:Feast: Grace');
  });
});

describe('what else shows custom fields', () => {
  it('are briefings, of the fields that are shown there', async () => {
    const values = { [coffee.id]: 'Flat white', [seats.id]: 3, [tier.id]: tier.choices[0]?.id };
    const grace = await addContact('Grace', values);
    const customFields = [
      { name: 'Coffee order', kind: 'text', value: 'Flat white' },
      { name: 'Tier', kind: 'choice', value: 'Gold' },
    ];
    const { body } = await ada.get(`/api/guidance/${grace}`).expect(200);
    expect(body.customFields).toEqual(customFields);
    const meeting = { title: 'Budget', startsAt: `${inDays(1)}T09:00:00Z`, contactIds: [grace] };
    const { id } = (await ada.post('/api/meetings', meeting).expect(201)).body;
    const { body: guidance } = await ada.get(`/api/meeting-guidance/${id}`).expect(200);
    expect(guidance.people).toMatchObject([{ id: grace, customFields }]);
  });

  it('is a search, which says in which field it found someone', async () => {
    await addContact('Grace', { [coffee.id]: 'Flat white' });
    const { body } = await ada.get('/api/contacts?q=white&limit=5').expect(200);
    expect(body).toMatchObject([
      { match: { kind: 'custom_field', text: 'Coffee order: Flat white', type: null } },
    ]);
  });
});

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

  it('leaves values that were written after it when it is undone', async () => {
    const own = await addContact('Ida', {});
    const row = { displayName: 'Ida', customValues: { [coffee.id]: 'Tea', [seats.id]: 3 } };
    await importRows(row, own);
    await ada.patch(`/api/contacts/${own}`, { customValues: { [seats.id]: 4 } }).expect(200);
    await ada.post(`/api/imports/${importId}/undo`).expect(200);
    expect((await read(own)).customValues).toEqual({ [seats.id]: 4 });
  });

  it('reports values that do not fit, by their field', async () => {
    const [row] = await importRows({ displayName: 'Mary', customValues: { [seats.id]: 'many' } });
    expect(row).toMatchObject({
      outcome: 'refused',
      problems: [{ field: `customValues.${seats.id}`, message: 'must be a number like 12.5' }],
    });
  });
});
