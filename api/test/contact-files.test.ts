import { randomUUID } from 'node:crypto';
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

const CSV = '/api/export/contacts.csv';
const VCARD = '/api/export/contacts.vcf';
const HEAD =
  '\ufeff"Name","Prefix","First name","Middle names","Last name","Suffix","Organization","Title","Email","Email kind","Email 2","Email 2 kind","More emails","More email kinds",' +
  '"Phone","Phone kind","Phone 2","Phone 2 kind","More phones","More phone kinds","Links",' +
  '"Link kinds","Birthday","How we met","Pinned note","Labels","Cadence (days)","Last contact",' +
  '"Address kind","Street","Postal code","City","Region","Country","Time zone","Languages","Pronouns",' +
  '"Spoken name","Nickname","Department","Messaging","Yearly dates","Kept from files","What they told you","Relations"\r\n';
const NO_DETAILS = ',""'.repeat(17);

const add = async (body: object, caller = ada) =>
  String((await caller.post('/api/contacts', body).expect(201)).body.id);
/** Returns a file as text, including the byte order mark that a decoder would drop. */
const textOf = async (path: string) =>
  Buffer.from((await ada.get(path).responseType('blob').expect(200)).body as Uint8Array).toString(
    'utf8',
  );

const GRACE = {
  displayName: 'Grace "Amazing" Hopper',
  organizationName: '=SUM(A1)',
  organizationTitle: 'Head, Programs',
  emails: [
    { value: 'grace@navy.example', kind: 'work' },
    { value: 'grace@home.example', kind: 'home' },
  ],
  phones: [{ value: '+1 202 555 0100', kind: 'mobile' }],
  links: [{ value: 'https://example.com/grace', kind: 'website' }],
  birthday: '--12-09',
  howWeMet: 'At sea',
  pinnedNote: 'Tea\n-no sugar',
};

it('is a CSV file in which no cell is a formula', async () => {
  const id = await add(GRACE);
  await ada.put(`/api/health/${id}/cadence`, { cadenceDays: 30 }).expect(200);
  const response = await ada.get(CSV).expect(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="rapport-contacts-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(await textOf(CSV)).toBe(
    `${HEAD}"Grace ""Amazing"" Hopper","","Grace ""Amazing""","","Hopper","","'=SUM(A1)","Head, Programs",` +
      `"grace@navy.example","work","grace@home.example","home","","","+1 202 555 0100","mobile",` +
      `"","","","",` +
      `"https://example.com/grace","website","'--12-09","At sea","Tea\n-no sugar","","30",""${NO_DETAILS}\r\n`,
  );
});

it('is a vCard 4.0 file', async () => {
  const id = await add(GRACE);
  await ada.put(`/api/health/${id}/cadence`, { cadenceDays: 30 }).expect(200);
  const response = await ada.get(VCARD).expect(200);
  expect(response.headers['content-type']).toBe('text/vcard; charset=utf-8');
  expect((await textOf(VCARD)).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:uuid:${id}`,
    'FN:Grace "Amazing" Hopper',
    'N:Hopper;Grace "Amazing";;;',
    'EMAIL;TYPE=work:grace@navy.example',
    'EMAIL;TYPE=home:grace@home.example',
    'TEL;TYPE=cell:+1 202 555 0100',
    'URL;TYPE=x-website:https://example.com/grace',
    'ORG:=SUM(A1)',
    String.raw`TITLE:Head\, Programs`,
    'BDAY:--1209',
    String.raw`NOTE:Tea\n-no sugar`,
    'X-RAPPORT-HOW-WE-MET:At sea',
    'X-RAPPORT-CADENCE-DAYS:30',
    'END:VCARD',
    '',
  ]);
});

it('has only the requested contacts, and none of other users', async () => {
  const bob = await api.signIn();
  const ofBob = await add({ displayName: 'Of Bob' }, bob);
  const mary = await add({ displayName: 'Mary' });
  const jane = await add({ displayName: 'Jane' });
  const gone = await add({ displayName: 'Gone' });
  await ada.delete(`/api/contacts/${gone}`).expect(204);
  const names = async (query: string) =>
    [...(await textOf(CSV + query)).matchAll(/^"(\w[^"]*)"/gm)].map(([, name]) => name);
  expect(await names('')).toEqual(['Mary', 'Jane']);
  expect(await names(`?ids=${jane}`)).toEqual(['Jane']);
  expect(await names(`?ids=${jane},${mary}`)).toEqual(['Mary', 'Jane']);
  expect(await names(`?ids=${ofBob},${gone},${randomUUID()}`)).toEqual([]);
});

it('is the names of the columns alone, or empty, without contacts', async () => {
  expect(await textOf(CSV)).toBe(HEAD);
  expect(await textOf(VCARD)).toBe('');
});

it('continues beyond one batch', async () => {
  await add({ displayName: 'First' });
  await api.sql(
    `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, display_name, search_text, sort_name)
     SELECT $1, gen_random_uuid(), now(), now(), 'Contact ' || n, 'x', 'x' FROM generate_series(1, 1100) n`,
    [ada.id],
  );
  const names = [...(await textOf(VCARD)).matchAll(/^FN:(.*)\r$/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(1_101);
  expect(names).toHaveLength(1_101);
});

it.each(['x', `${randomUUID()},`, Array.from({ length: 201 }, () => randomUUID()).join(',')])(
  'is refused for ids that are none or too many',
  async (ids) => {
    for (const path of [CSV, VCARD]) {
      const { body } = await ada.get(`${path}?ids=${ids}`).expect(400);
      expect(body).toMatchObject({
        code: 'VALIDATION_FAILED',
        problems: [{ field: 'ids', message: 'must be at most 200 ids of contacts between commas' }],
      });
    }
  },
);

it('has the day of the last contact in the CSV file', async () => {
  const id = await add({ displayName: 'Ada' });
  const interaction = { type: 'call', interactionDate: '2026-05-03T22:30:00.000Z' };
  await ada.post(`/api/interactions/${id}`, interaction).expect(201);
  expect(await textOf(CSV)).toContain('"2026-05-03",""');
});

it('has one line per stated preference, the oldest first', async () => {
  const id = await add({ displayName: 'Grace' });
  for (const said of [
    { kind: 'other', text: 'Camera off', learnedOn: '2026-03-04' },
    { kind: 'channel', channels: { email: 'first', call: 'never' }, learnedOn: '2026-03-03' },
  ]) {
    await ada.post(`/api/stated-preferences/${id}`, said).expect(201);
  }
  const lines = [
    'They told me on 2026-03-03 | How to reach them | call: never, email: first',
    'They told me on 2026-03-04 | Something else | - | Camera off',
  ];
  const card = (await textOf(VCARD)).replaceAll('\r\n ', '');
  expect(card.split('\r\n').filter((line) => line.startsWith('NOTE:'))).toEqual(
    lines.map((line) => `NOTE:${line.replaceAll(',', String.raw`\,`)}`),
  );
  expect(await textOf(CSV)).toContain(`"${lines.join('\n')}"`);
});

it('has the relations of each contact, with the names of the others', async () => {
  const [dana, marta] = [await add({ displayName: 'Dana' }), await add({ displayName: 'Marta' })];
  const own = { kind: 'other', words: 'taught', reverseWords: 'learned from' };
  for (const relation of [own, { kind: 'reports_to' }]) {
    await ada.post(`/api/relations/${dana}`, { otherId: marta, ...relation }).expect(201);
  }
  const card = (await textOf(`${VCARD}?ids=${marta}`)).replaceAll('\r\n ', '');
  expect(card.split('\r\n').filter((line) => line.startsWith('RELATED'))).toEqual([
    `RELATED;VALUE=text;TYPE=x-manages;X-RAPPORT-UID=${dana}:Dana`,
    `RELATED;VALUE=text;TYPE=contact;X-RAPPORT-WORDS="learned from";X-RAPPORT-REVERSE="taught";X-RAPPORT-UID=${dana}:Dana`,
  ]);
  expect(await textOf(`${CSV}?ids=${dana}`)).toContain(
    '"reports to: Marta\ntaught | learned from: Marta"',
  );
});
