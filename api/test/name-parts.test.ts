import { NO_NAME_PARTS } from '@rapport/contracts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type CreateContactDto } from '../src/contacts/dto/create-contact.dto.ts';
import { type UpdateContactDto } from '../src/contacts/dto/update-contact.dto.ts';
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

const MARC = { ...NO_NAME_PARTS, givenName: 'Marc', familyName: 'van den Berg' };
const add = async (body: CreateContactDto): Promise<ContactDto> =>
  (await ada.post('/api/contacts', body).expect(201)).body;
const change = async ({ id }: ContactDto, body: UpdateContactDto): Promise<ContactDto> =>
  (await ada.patch(`/api/contacts/${id}`, body).expect(200)).body;

it('the parts of a name stay as they came', async () => {
  const contact = await add({ displayName: 'Marc van den Berg', ...MARC });
  expect(contact).toMatchObject({ displayName: 'Marc van den Berg', ...MARC });
  const { body: list } = await ada.get('/api/contacts').expect(200);
  expect(list).toMatchObject([{ givenName: 'Marc', familyName: 'van den Berg' }]);
});

it('a client that knows no parts adds and renames as before', async () => {
  const contact = await add({ displayName: 'Ada Lovelace' });
  expect(contact).toMatchObject(NO_NAME_PARTS);
  const renamed = await change(contact, { displayName: 'Ada King' });
  expect(renamed).toMatchObject({ displayName: 'Ada King', ...NO_NAME_PARTS });
});

it('a name that was written stays until a part changes', async () => {
  const contact = await add({ displayName: 'Marc van den Berg', ...MARC });
  const marky = await change(contact, { displayName: 'Marky' });
  expect(marky).toMatchObject({ displayName: 'Marky', ...MARC });
  const titled = await change(marky, { organizationTitle: 'Buyer', givenName: 'Marc' });
  expect(titled.displayName).toBe('Marky');
  const doctor = await change(titled, { namePrefix: 'Dr.' });
  expect(doctor.displayName).toBe('Dr. Marc van den Berg');
  const cleared = await change(doctor, { ...NO_NAME_PARTS });
  expect(cleared.displayName).toBe('Dr. Marc van den Berg');
});

it('a contact is found by the parts of a name that it does not show', async () => {
  await add({ displayName: 'Marky', ...MARC });
  const { body } = await ada.get('/api/contacts?q=van den berg').expect(200);
  expect(body).toHaveLength(1);
});

it.each(['https://evil.example', 'x'.repeat(201)])('a part like %.20s is refused', async (part) => {
  const { body } = await ada
    .post('/api/contacts', { displayName: 'Ada', familyName: part })
    .expect(400);
  expect(body.problems).toMatchObject([{ field: 'familyName' }]);
});

describe('a merge', () => {
  it('merges the name parts with the name', async () => {
    const marc = await add({ displayName: 'Marc van den Berg', ...MARC });
    const other = await add({ displayName: 'M. Berg', givenName: 'M.', familyName: 'Berg' });
    const { body } = await ada
      .post(`/api/contacts/${other.id}/merge`, { with: marc.id, take: ['displayName'] })
      .expect(200);
    expect(body).toMatchObject({ displayName: 'Marc van den Berg', ...MARC });
    const { body: again } = await ada.post(`/api/contacts/${other.id}/unmerge`).expect(200);
    expect(again).toMatchObject({ displayName: 'M. Berg', givenName: 'M.', familyName: 'Berg' });
  });

  it('keeps the parts of the name that stays', async () => {
    const own = await add({ displayName: 'Marc Berg' });
    const other = await add({ displayName: 'Marc van den Berg', ...MARC });
    const { body } = await ada
      .post(`/api/contacts/${own.id}/merge`, { with: other.id })
      .expect(200);
    expect(body).toMatchObject({ displayName: 'Marc Berg', ...NO_NAME_PARTS });
  });

  it('fills in the parts of the same name', async () => {
    const own = await add({ displayName: 'Gabriel García Márquez' });
    const parts = { ...NO_NAME_PARTS, givenName: 'Gabriel', familyName: 'García Márquez' };
    const other = await add({ displayName: 'Gabriel García Márquez', ...parts });
    const { body } = await ada
      .post(`/api/contacts/${own.id}/merge`, { with: other.id })
      .expect(200);
    expect(body).toMatchObject(parts);
  });
});

it('the files of contacts have the parts', async () => {
  await add({ displayName: 'Marky', ...MARC, namePrefix: 'Dr.' });
  await add({ displayName: 'Ada Lovelace' });
  const { text: csv } = await ada.get('/api/export/contacts.csv').expect(200);
  expect(csv).toContain('"Marky","Dr.","Marc","","van den Berg",""');
  expect(csv).toContain('"Ada Lovelace","","Ada","","Lovelace",""');
  const { text: vcf } = await ada.get('/api/export/contacts.vcf').expect(200);
  expect(vcf).toContain('FN:Marky\r\nN:van den Berg;Marc;;Dr.;\r\n');
  expect(vcf).toContain('N:Lovelace;Ada;;;\r\n');
});
