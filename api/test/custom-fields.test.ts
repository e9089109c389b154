import { CUSTOM_FIELD_LIMITS } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type CustomFieldDto } from '../src/custom-fields/dto/custom-field.dto.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let bob: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  bob = await api.signIn();
});
afterAll(() => api.close());

const addField = async (body: object, who = ada) =>
  (await who.post('/api/custom-fields', body).expect(201)).body as CustomFieldDto;
const fields = async () =>
  (await ada.get('/api/custom-fields').expect(200)).body as CustomFieldDto[];
const addContact = async (customValues: object, who = ada) =>
  (await who.post('/api/contacts', { displayName: 'Grace', customValues }).expect(201))
    .body as ContactDto;
const valuesOf = async (id: string) =>
  (await ada.get(`/api/contacts/${id}`).expect(200)).body
    .customValues as ContactDto['customValues'];
const tier = { name: 'Tier', kind: 'choice', choices: [{ name: 'Gold' }, { name: 'Silver' }] };

describe('custom fields', () => {
  it('are listed in their order, which a change of a place changes', async () => {
    expect(await fields()).toEqual([]);
    const ends = await addField({ name: ' Contract ends ', kind: 'date', yearly: true });
    expect(ends).toEqual({
      id: expect.any(String),
      name: 'Contract ends',
      kind: 'date',
      choices: [],
      yearly: true,
      shownIn: ['contact'],
    });
    const coffee = await addField({ name: 'Coffee', kind: 'text', shownIn: ['briefing', 'list'] });
    const site = await addField({ name: 'Site', kind: 'link', shownIn: [] });
    expect(await fields()).toEqual([ends, coffee, site]);
    const move = (id: string, position: number) =>
      ada.patch(`/api/custom-fields/${id}`, { position }).expect(200);
    await move(site.id, 0);
    expect(await fields()).toEqual([site, ends, coffee]);
    await move(site.id, CUSTOM_FIELD_LIMITS.perUser - 1);
    expect(await fields()).toEqual([ends, coffee, site]);
  });

  it.each(['contract ends', ' CONTRACT  ENDS ', 'Cóntract ends'])(
    'have each name once: %j',
    async (name) => {
      await addField({ name: 'Contract ends', kind: 'date' });
      const { id } = await addField({ name: 'Other', kind: 'date' });
      const taken = { code: 'CUSTOM_FIELD_EXISTS', problems: [{ field: 'name' }] };
      const again = { name, kind: 'text' };
      expect((await ada.post('/api/custom-fields', again).expect(409)).body).toMatchObject(taken);
      const renamed = await ada.patch(`/api/custom-fields/${id}`, { name }).expect(409);
      expect(renamed.body).toMatchObject(taken);
      await bob.post('/api/custom-fields', again).expect(201);
    },
  );

  it('are at most 20 per account, however many are added at once', async () => {
    const sent = Array.from({ length: CUSTOM_FIELD_LIMITS.perUser + 3 }, (_, index) =>
      ada.post('/api/custom-fields', { name: `Field ${index}`, kind: 'text' }),
    );
    const refused = (await Promise.all(sent)).filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('LIMIT_REACHED'));
    expect(refused[0]?.body.error).toBe("name can't be added: there are already 20 fields");
    expect(await fields()).toHaveLength(CUSTOM_FIELD_LIMITS.perUser);
  });

  it.each([
    ['name', { kind: 'text' }],
    ['name', { name: 'x'.repeat(61), kind: 'text' }],
    ['kind', { name: 'A', kind: 'color' }],
    ['choices', { name: 'A', kind: 'choice' }],
    ['choices', { name: 'A', kind: 'choice', choices: [] }],
    ['choices', { name: 'A', kind: 'text', choices: [{ name: 'B' }] }],
    ['choices[1].name', { name: 'A', kind: 'choice', choices: [{ name: 'B' }, { name: '' }] }],
    ['yearly', { name: 'A', kind: 'text', yearly: true }],
    ['shownIn', { name: 'A', kind: 'text', shownIn: ['wall'] }],
  ])('are refused with the name of the wrong part: %s of %j', async (field, body) => {
    const { body: error } = await ada.post('/api/custom-fields', body).expect(400);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', problems: [{ field }] });
  });

  it('have each choice once, and only fields with choices get some', async () => {
    const twice = { ...tier, choices: [{ name: 'Gold' }, { name: ' GOLD' }] };
    expect((await ada.post('/api/custom-fields', twice).expect(409)).body).toMatchObject({
      code: 'CUSTOM_FIELD_CHOICE_EXISTS',
      problems: [{ field: 'choices[1].name' }],
    });
    const { id } = await addField({ name: 'Coffee', kind: 'text' });
    for (const change of [{ choices: tier.choices }, { yearly: true }]) {
      const { body } = await ada.patch(`/api/custom-fields/${id}`, change).expect(409);
      expect(body.code).toBe('CUSTOM_FIELD_KIND');
    }
  });

  it('of someone else are like fields that do not exist', async () => {
    const field = await addField({ name: 'Coffee', kind: 'text' });
    for (const id of [field.id, randomUUID()]) {
      const path = `/api/custom-fields/${id}`;
      expect((await bob.patch(path, { name: 'Mine' }).expect(404)).body).toEqual({
        error: 'Field not found',
        code: 'CUSTOM_FIELD_NOT_FOUND',
      });
      await bob.delete(path).expect(404);
      const contact = { displayName: 'Grace', customValues: { [id]: 'flat white' } };
      expect((await bob.post('/api/contacts', contact).expect(404)).body).toMatchObject({
        code: 'CUSTOM_FIELD_NOT_FOUND',
        problems: [{ field: `customValues.${id}` }],
      });
    }
    await ada.patch('/api/custom-fields/1', {}).expect(400);
  });
});

describe('values of custom fields', () => {
  it('have the kind of their field, and come back as they were written', async () => {
    const text = await addField({ name: 'Coffee', kind: 'text', shownIn: ['list'] });
    const number = await addField({ name: 'Seats', kind: 'number' });
    const date = await addField({ name: 'Contract ends', kind: 'date' });
    const choice = await addField(tier);
    const yesNo = await addField({ name: 'Vegetarian', kind: 'yesNo' });
    const link = await addField({ name: 'Folder', kind: 'link' });
    const customValues = {
      [text.id]: ' flat white ',
      [number.id]: -12.5,
      [date.id]: '2026-03-31',
      [choice.id]: choice.choices[1]?.id ?? '',
      [yesNo.id]: false,
      [link.id]: 'drive.example.com/a',
    };
    const contact = await addContact(customValues);
    const stored = {
      ...customValues,
      [text.id]: 'flat white',
      [link.id]: 'https://drive.example.com/a',
    };
    expect(contact.customValues).toEqual(stored);
    expect(await valuesOf(contact.id)).toEqual(stored);
    const { body: list } = await ada.get('/api/contacts').expect(200);
    expect(list[0].customValues).toEqual({ [text.id]: 'flat white' });
    const patch = { customValues: { [yesNo.id]: true, [number.id]: null, [text.id]: '' } };
    const { body: changed } = await ada.patch(`/api/contacts/${contact.id}`, patch).expect(200);
    const left = {
      [date.id]: stored[date.id],
      [choice.id]: stored[choice.id],
      [yesNo.id]: true,
      [link.id]: stored[link.id],
    };
    expect(changed.customValues).toEqual(left);
    await ada.patch(`/api/contacts/${contact.id}`, { displayName: 'Ada' }).expect(200);
    expect(await valuesOf(contact.id)).toEqual(left);
  });

  it.each([
    ['text', 'x'.repeat(1_001), 'must be at most 1000 characters long'],
    ['text', 12, 'must be text'],
    ['number', '12', 'must be a number like 12.5'],
    ['date', '31.3.2026', 'must be a day like 2026-03-14'],
    ['date', '2026-02-30', 'must be a day like 2026-03-14'],
    ['choice', 'Gold', 'must be one of its choices'],
    ['yesNo', 'yes', 'must be yes or no'],
    ['link', 'javascript:alert(1)', 'must be a link that starts with https://, mailto:, or tel:'],
    ['link', 'mailto:a', 'must have an email address like name@example.com after mailto:'],
    ['link', 'tel:a', 'must have a phone number like +44 20 7946 0018 after tel:'],
  ])('of the kind %s are refused by the name of their field: %j', async (kind, value, message) => {
    const field = await addField({ ...(kind === 'choice' && tier), name: 'Contract ends', kind });
    const body = { displayName: 'Grace', customValues: { [field.id]: value } };
    expect((await ada.post('/api/contacts', body).expect(400)).body).toEqual({
      error: `Contract ends ${message}`,
      code: 'VALIDATION_FAILED',
      problems: [{ field: `customValues.${field.id}`, message }],
    });
    expect((await ada.get('/api/contacts')).body).toEqual([]);
  });

  it.each([[[]], ['x'], [{ x: 'y' }], [{ [randomUUID()]: {} }]])(
    'are refused in another shape: %j',
    async (customValues) => {
      const { body } = await ada.post('/api/contacts', { displayName: 'A', customValues });
      expect(body).toMatchObject({
        code: 'VALIDATION_FAILED',
        problems: [{ field: 'customValues' }],
      });
    },
  );

  it.each(['mailto:ada@example.com', 'tel:+44 20 7946 0018', 'http://example.com'])(
    'of the kind link can be %s',
    async (value) => {
      const { id } = await addField({ name: 'Link', kind: 'link' });
      expect((await addContact({ [id]: value })).customValues).toEqual({ [id]: value });
    },
  );

  it('are protected by If-Match like the rest of the contact', async () => {
    const { id } = await addField({ name: 'Coffee', kind: 'text' });
    const contact = await addContact({ [id]: 'flat white' });
    const path = `/api/contacts/${contact.id}`;
    const etag = String((await ada.get(path)).headers.etag);
    const send = (value: string) =>
      ada.patch(path, { customValues: { [id]: value } }).set('If-Match', etag);
    await send('espresso').expect(200);
    expect((await send('tea').expect(412)).body.code).toBe('CONTACT_CHANGED');
    expect(await valuesOf(contact.id)).toEqual({ [id]: 'espresso' });
  });

  it('are found by a search, except choices', async () => {
    const text = await addField({ name: 'Coffee', kind: 'text' });
    const { id, choices } = await addField(tier);
    const contact = await addContact({ [text.id]: 'Flat White', [id]: choices[0]?.id });
    const found = async (q: string) =>
      ((await ada.get(`/api/contacts?q=${q}`).expect(200)).body as ContactDto[]).length;
    expect([await found('white'), await found(choices[0]?.id ?? '')]).toEqual([1, 0]);
    await ada.patch(`/api/contacts/${contact.id}`, { customValues: { [text.id]: null } });
    expect(await found('white')).toBe(0);
  });
});

describe('choices', () => {
  it('keep their contacts when they are renamed and moved', async () => {
    const { id, choices } = await addField(tier);
    const [gold, silver] = choices;
    const contact = await addContact({ [id]: gold?.id });
    const changed = [{ name: 'Bronze' }, silver, { id: gold?.id, name: 'Platinum' }];
    const { body } = await ada.patch(`/api/custom-fields/${id}`, { choices: changed }).expect(200);
    expect(body.choices).toEqual([
      { id: expect.any(String), name: 'Bronze' },
      silver,
      { id: gold?.id, name: 'Platinum' },
    ]);
    expect(await valuesOf(contact.id)).toEqual({ [id]: gold?.id });
  });

  it('are removed from contacts only on request, which says how many have them', async () => {
    const { id, choices } = await addField(tier);
    const [gold, silver] = choices;
    const contact = await addContact({ [id]: gold?.id });
    await addContact({ [id]: silver?.id });
    const removal = { choices: [silver] };
    const { body: error } = await ada.patch(`/api/custom-fields/${id}`, removal).expect(409);
    expect(error).toEqual({
      error: '1 contact has a value that would be lost',
      code: 'CUSTOM_FIELD_IN_USE',
      contactCount: 1,
    });
    expect(await fields()).toMatchObject([{ choices }]);
    await ada.patch(`/api/custom-fields/${id}`, { ...removal, discard: true }).expect(200);
    expect(await fields()).toMatchObject([{ choices: [silver] }]);
    expect(await valuesOf(contact.id)).toEqual({});
  });

  it('that no contact has are removed at once', async () => {
    const { id, choices } = await addField(tier);
    const { body } = await ada.patch(`/api/custom-fields/${id}`, { choices: [choices[0]] });
    expect(body.choices).toEqual([choices[0]]);
  });
});

describe('a deleted field', () => {
  it('takes its values along on request, and the contacts count as changed', async () => {
    const coffee = await addField({ name: 'Coffee', kind: 'text' });
    const seats = await addField({ name: 'Seats', kind: 'number' });
    const contact = await addContact({ [coffee.id]: 'flat white', [seats.id]: 2 });
    await addContact({ [seats.id]: 3 });
    const { next } = (await ada.get('/api/changes').expect(200)).body;
    const etag = (await ada.get(`/api/contacts/${contact.id}`)).headers.etag;
    const path = `/api/custom-fields/${coffee.id}`;
    expect((await ada.delete(path).expect(409)).body).toMatchObject({ contactCount: 1 });
    await ada.delete(`${path}?discard=true`).expect(204);
    expect(await fields()).toEqual([seats]);
    expect(await valuesOf(contact.id)).toEqual({ [seats.id]: 2 });
    expect((await ada.get(`/api/contacts/${contact.id}`)).headers.etag).not.toBe(etag);
    expect((await ada.get('/api/contacts?q=flat')).body).toEqual([]);
    const { changes } = (await ada.get(`/api/changes?since=${next}`).expect(200)).body;
    expect(changes).toMatchObject([
      { kind: 'contact', id: contact.id, change: 'changed' },
      { kind: 'custom_field', id: coffee.id, change: 'deleted' },
    ]);
  });

  it('goes without a question if only deleted contacts have a value', async () => {
    const { id } = await addField({ name: 'Coffee', kind: 'text' });
    const contact = await addContact({ [id]: 'flat white' });
    await ada.delete(`/api/contacts/${contact.id}`).expect(204);
    await ada.delete(`/api/custom-fields/${id}`).expect(204);
    const { body } = await ada.post(`/api/contacts/${contact.id}/restore`).expect(200);
    expect(body.customValues).toEqual({});
  });

  it('leaves no value behind, however many contacts get one at the same time', async () => {
    const { id } = await addField({ name: 'Coffee', kind: 'text' });
    const contacts = await Promise.all(Array.from({ length: 8 }, () => addContact({})));
    const writes = contacts.map((contact) =>
      ada.patch(`/api/contacts/${contact.id}`, { customValues: { [id]: 'tea' } }),
    );
    const deletion = ada.delete(`/api/custom-fields/${id}?discard=true`);
    const statuses = (await Promise.all([...writes, deletion])).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
    const left = await api.sql(
      "SELECT 1 FROM rapport.contacts WHERE user_profile_id = $1 AND custom_values <> '{}'",
      [ada.id],
    );
    expect(left).toEqual([]);
  });
});
