import supertest from 'supertest';
import { PurgeService } from '../src/purge/purge.service.ts';
import { type OwnApi, startSeparateApi, testSettings } from './separate-api.ts';
import { type Caller } from './test-api.ts';

const DAY_MS = 86_400_000;
const stamp = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
/** Tomorrow at nine. */
const NINE = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 9 * 3_600_000;

const calendar = (events: number, title = 'Review') =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...Array.from(
      { length: events },
      (_, index) =>
        `BEGIN:VEVENT\r\nUID:e${index}\r\nDTSTART:${stamp(NINE + index * 3_600_000)}\r\nDURATION:PT30M\r\n` +
        `SUMMARY:${title}\r\nATTENDEE:mailto:grace@ex.example\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

let api: OwnApi;
/** A second process on the same database. */
let other: OwnApi;
let ada: Caller;

beforeAll(async () => {
  api = await startSeparateApi();
  other = await startSeparateApi({ database: testSettings(api.databaseUrl).database });
});
beforeEach(async () => {
  ada = await api.signIn();
  const contact = { displayName: 'Grace', primaryEmail: 'grace@ex.example' };
  await ada.post('/api/contacts', contact).expect(201);
});
afterAll(async () => {
  await api.close();
  await other.close();
});

const PATH = '/api/calendar-files';
const post = (path = PATH, at = api) =>
  supertest(at.url).post(path).auth(ada.token, { type: 'bearer' });
const postFile = (text: string | Buffer, at = api) =>
  post(PATH, at)
    .type('text/calendar')
    .serialize((whole: unknown) => whole as string)
    .send(text as string);
const postForm = (text: string | Buffer, name = 'file') =>
  post().attach(name, Buffer.from(text), 'a.ics');
const titles = async () => {
  const { body } = await ada.get(`/api/meetings?from=${new Date(NINE).toISOString()}`).expect(200);
  return body.map(({ title, startsAt }: Record<string, string>) => `${title} ${startsAt}`);
};

it.each([
  ['itself', () => postFile(calendar(2))],
  ['part of a form', () => postForm(calendar(2))],
  ['text in JSON', () => ada.post(PATH, { text: calendar(2) })],
])('a calendar file is imported as %s', async (_, send) => {
  const { body } = await send().expect(200);
  expect(body).toMatchObject({ added: 2, changed: 0, unchanged: 0, left: 0 });
});

it('the time zone is a field of the form or a query parameter', async () => {
  const floating = calendar(1).replace(`${stamp(NINE)}`, stamp(NINE).replace('Z', ''));
  await postForm(floating).field('timeZone', 'Asia/Tokyo').expect(200);
  const tokyo = [`Review ${new Date(NINE - 9 * 3_600_000).toISOString()}`];
  const from = new Date(NINE - DAY_MS).toISOString();
  const { body } = await ada.get(`/api/meetings?from=${from}`).expect(200);
  expect(body.map(({ title, startsAt }: Record<string, string>) => `${title} ${startsAt}`)).toEqual(
    tokyo,
  );
  const again = await post(`${PATH}?timeZone=Asia/Tokyo`)
    .type('text/calendar')
    .send(floating)
    .expect(200);
  expect(again.body).toMatchObject({ unchanged: 1 });
  const wrong = await post(`${PATH}?timeZone=Mars`).type('text/calendar').send(floating);
  expect(wrong.body.problems).toEqual([
    { field: 'timeZone', message: 'must be a time zone like Europe/Berlin' },
  ]);
});

it('letters that are not UTF-8 arrive as they are meant', async () => {
  await postFile(Buffer.from(calendar(1, 'Käthe'), 'latin1')).expect(200);
  expect(await titles()).toEqual([`Käthe ${new Date(NINE).toISOString()}`]);
});

it('a file can have 5 MB, and a larger one is refused with the reason', async () => {
  const filler = (bytes: number) =>
    calendar(1).replace('BEGIN:VEVENT', `X-FILLER:${'a'.repeat(bytes)}\r\nBEGIN:VEVENT`);
  await postFile(filler(4_900_000)).expect(200);
  await postForm(filler(4_900_000)).expect(200);
  for (const send of [postFile, postForm]) {
    const { body } = await send(filler(5_001_000)).expect(413);
    expect(body).toEqual({ code: 'BODY_TOO_LARGE', error: 'The file is larger than 5 MB' });
  }
  const { body } = await ada.post(PATH, { text: filler(200_000) }).expect(413);
  expect(body.error).toMatch(/^A calendar file of more than 100 kB can't be sent as JSON/);
});

it.each([
  ['a form without a file', () => postForm(calendar(1), 'other'), 'BODY_UNREADABLE'],
  ['an empty file', () => postForm(''), 'VALIDATION_FAILED'],
  [
    'a form that ends early',
    () => post().type('multipart/form-data; boundary=x').send('--x'),
    'BODY_UNREADABLE',
  ],
  [
    'a form without a boundary',
    () => post().type('multipart/form-data').send('--x'),
    'BODY_UNREADABLE',
  ],
  ['something else', () => postFile('%PDF-1.7'), 'CALENDAR_FILE_UNREADABLE'],
])('says what is wrong with %s', async (_, send, code) => {
  expect((await send().expect(400)).body.code).toBe(code);
});

it('the same file several times at once, to two processes, becomes each meeting once', async () => {
  const text = calendar(30);
  const answers = await Promise.all([api, other, api, other].map((at) => postFile(text, at)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const sum = (name: string) => answers.reduce((total, { body }) => total + body[name], 0);
  expect([sum('added'), sum('unchanged')]).toEqual([30, 90]);
  expect(await titles()).toHaveLength(30);
});

it('a repeated request is answered like the first, and another file under its key is refused', async () => {
  const send = (text: string) => postFile(text).set('Idempotency-Key', 'once');
  const first = await send(calendar(1)).expect(200);
  expect((await send(calendar(1)).expect(200)).body).toEqual(first.body);
  await send(calendar(2)).expect(422);
});

it('many files of one user are not taken in at once, and no one else waits for them', async () => {
  const bob = await api.signIn();
  const many = Array.from({ length: 12 }, () => postFile(calendar(20)).then((answer) => answer));
  await bob.post(PATH, { text: calendar(1) }).expect(200);
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeLessThan(12);
  for (const { status, headers, body } of refused) {
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

it("removes events whose people are purged, and doesn't plan canceled ones again", async () => {
  const contactOf = async (name: string) => {
    const contact = { displayName: name, primaryEmail: `${name}@ex.example` };
    return String((await ada.post('/api/contacts', contact).expect(201)).body.id);
  };
  const [heidi, ines] = [await contactOf('heidi'), await contactOf('ines')];
  const text = calendar(3)
    .replace('grace@', 'heidi@')
    .replace(/grace@(?=.*END:VCALENDAR)/s, 'ines@');
  const uids = async () => {
    const statement = 'SELECT external_uid FROM rapport.meetings WHERE user_profile_id = $1';
    return (await api.sql(statement, [ada.id])).map(({ external_uid: uid }) => uid).sort();
  };
  await postFile(text).expect(200);
  const [canceled] = (await ada.get(`/api/interactions/${heidi}`).expect(200)).body;
  await ada.delete(`/api/meetings/${canceled.meeting.id}`).expect(204);
  await ada.delete(`/api/contacts/${ines}`).expect(204);
  await api.sql(
    "UPDATE rapport.contacts SET deleted_at = now() - interval '31 days' WHERE id = $1",
    [ines],
  );
  await api.service(PurgeService).run();
  expect(await uids()).toEqual(['e0', 'e2']);
  await postFile(text).expect(200);
  expect((await ada.get(`/api/interactions/${heidi}`).expect(200)).body).toEqual([]);

  // An event from so long ago is missing in every calendar.
  await api.sql(
    "UPDATE rapport.meetings SET starts_at = now() - interval '31 days' WHERE user_profile_id = $1",
    [ada.id],
  );
  await api.service(PurgeService).run();
  expect(await uids()).toEqual(['e2']);
});
