import { addContact } from './builders/assessment.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type RelationDto } from '../src/relations/dto/relation.dto.ts';
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

const ELSEWHERE = '01890a5d-ac96-4000-8000-b302099a8057';
const says = async (id: string) =>
  ((await ada.get(`/api/relations/${id}`).expect(200)).body as RelationDto[]).map((r) => r.says);
const keptBy = async (id: string) =>
  ((await ada.get(`/api/contacts/${id}`).expect(200)).body as ContactDto).kept;

/** Imports cards with these kept lines. */
async function imported(...cards: { name: string; kept: string[]; into?: string }[]) {
  const file = { fileName: 'people.vcf', source: 'vcard', rowCount: cards.length };
  const { body: started } = await ada.post('/api/imports', file).expect(201);
  const rows = cards.map(({ name, kept, into }, index) => ({
    row: index + 1,
    ...(into === undefined ? { action: 'add' } : { action: 'merge', contactId: into }),
    contact: { displayName: name, kept },
  }));
  const { body } = await ada.post(`/api/imports/${started.id}/rows`, { rows }).expect(200);
  return {
    id: String(started.id),
    contacts: body.rows.map((row: { contactId: string }) => row.contactId) as string[],
  };
}

describe('an imported relation', () => {
  it('links the only contact of that name, and stays a line where there are none or several', async () => {
    const marta = await addContact(ada, 'Marta Silva');
    await addContact(ada, 'Ben');
    await addContact(ada, 'Ben');
    const unclear = ['RELATED;VALUE=text;TYPE=spouse:Ben', 'RELATED;VALUE=text;TYPE=spouse:Zoe'];
    const { contacts } = await imported({
      name: 'Dana Fox',
      kept: ['X-COLOR:red', 'RELATED;VALUE=text;TYPE=x-reports-to:marta silva', ...unclear],
    });
    const [dana = ''] = contacts;
    expect(await says(marta)).toEqual(['Manages Dana Fox']);
    expect(await says(dana)).toEqual(['Reports to Marta Silva']);
    expect(await keptBy(dana)).toEqual(['X-COLOR:red', ...unclear]);
  });

  it('links no deleted contact, and stays a line without one who is there', async () => {
    const gone = await addContact(ada, 'Marta Silva');
    await ada.delete(`/api/contacts/${gone}`).expect(204);
    const line = 'RELATED;VALUE=text;TYPE=x-reports-to:Marta Silva';
    const alone = (await imported({ name: 'Dana Fox', kept: [line] })).contacts[0] ?? '';
    expect(await keptBy(alone)).toEqual([line]);
    const marta = await addContact(ada, 'Marta Silva');
    await imported({ name: 'Eve Park', kept: [line] });
    expect(await says(marta)).toEqual(['Manages Eve Park']);
  });

  it('links the card with that ID among several of one name, wherever it is in the file', async () => {
    const { contacts } = await imported(
      { name: 'Dana Fox', kept: [`RELATED;TYPE=co-worker:urn:uuid:${ELSEWHERE}`] },
      { name: 'Ben', kept: [`UID:urn:uuid:${ELSEWHERE}`] },
      { name: 'Ben', kept: [] },
    );
    const [dana = '', first = '', second = ''] = contacts;
    expect(await says(first)).toEqual(['Works with Dana Fox']);
    expect(await keptBy(dana)).toEqual([]);
    expect(await says(second)).toEqual([]);
  });

  it('goes with the undo of the import, also from contacts that were there', async () => {
    const [dana, marta] = [await addContact(ada, 'Dana Fox'), await addContact(ada, 'Marta')];
    const line = 'RELATED;VALUE=text;TYPE=x-partner:Marta';
    const { id } = await imported({ name: 'Dana Fox', kept: [line], into: dana });
    expect(await says(marta)).toEqual(['Is the partner of Dana Fox']);
    expect(await keptBy(dana)).toEqual([]);
    await ada.post(`/api/imports/${id}/undo`).expect(200);
    expect(await says(marta)).toEqual([]);
  });
});
