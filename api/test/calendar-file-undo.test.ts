import { type CalendarFileDetailsDto } from '../src/calendars/dto/calendar-file.dto.ts';
import { type MeetingDto } from '../src/interactions/dto/meeting.dto.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

const DAY_MS = 86_400_000;
const stamp = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
/** Tomorrow at nine. */
const NINE = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 9 * 3_600_000;

let api: TestApi;
let ada: Caller;
let grace: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  const contact = { displayName: 'Grace Hopper', primaryEmail: 'grace@ex.example' };
  grace = (await ada.post('/api/contacts', contact).expect(201)).body.id;
});
afterAll(() => api.close());

interface Event {
  uid: string;
  summary?: string;
  start?: number;
  more?: string[];
}
const fileOf = (...events: Event[]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap(({ uid, summary = 'Review', start = NINE, more = [] }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART:${stamp(start)}`,
      `SUMMARY:${summary}`,
      'ATTENDEE:mailto:grace@ex.example',
      ...more,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const send = async (...events: Event[]) =>
  (await ada.post('/api/calendar-files', { text: fileOf(...events) }).expect(200)).body;
const meetings = async () =>
  (await ada.get('/api/meetings?when=coming').expect(200)).body as MeetingDto[];
const titles = async () => (await meetings()).map(({ title }) => title).sort();
const undo = async (id: string) =>
  (await ada.post(`/api/calendar-files/${id}/undo`).expect(200)).body;

it('a file reports what it imported, and the import can be undone as a whole', async () => {
  const { id } = await send({ uid: 'a', summary: 'First' }, { uid: 'b', summary: 'Second' });
  const { body } = await ada.get(`/api/calendar-files/${id}`).expect(200);
  const details = body as CalendarFileDetailsDto;
  expect(details).toMatchObject({ added: 2, changed: 0, canceled: 0, undoneAt: null });
  expect(
    details.meetings.map(({ change, meeting }) => `${change} ${meeting.title}`).sort(),
  ).toEqual(['added First', 'added Second']);
  expect(await undo(id)).toMatchObject({ kept: 0, undoneAt: expect.any(String) });
  expect(await titles()).toEqual([]);
  expect((await ada.get(`/api/interactions/${grace}`).expect(200)).body).toEqual([]);
  expect(await undo(id)).toMatchObject({ kept: 0 });
  expect((await ada.get('/api/calendar-files').expect(200)).body).toMatchObject([{ id }]);
  expect(await send({ uid: 'a', summary: 'First' })).toMatchObject({ added: 1 });
});

it('an undo restores meetings that the file changed and canceled', async () => {
  await send({ uid: 'a', summary: 'First' }, { uid: 'b', summary: 'Second' });
  const { id } = await send(
    { uid: 'a', summary: 'Moved' },
    { uid: 'b', more: ['STATUS:CANCELLED'] },
  );
  expect(await titles()).toEqual(['Moved']);
  expect((await ada.get(`/api/calendar-files/${id}`).expect(200)).body).toMatchObject({
    ...{ added: 0, changed: 1, canceled: 1 },
    meetings: [{ change: 'changed', meeting: { title: 'Moved' } }],
  });
  expect(await undo(id)).toMatchObject({ kept: 0 });
  expect(await titles()).toEqual(['First', 'Second']);
});

it('an undo keeps later changes of the user', async () => {
  const past = { uid: 'c', summary: 'Held', start: Date.now() - DAY_MS };
  const { id } = await send({ uid: 'a', summary: 'First' }, { uid: 'b', summary: 'Second' }, past);
  const first = (await meetings()).find(({ title }) => title === 'First');
  await ada.patch(`/api/meetings/${first?.id}`, { goal: 'Two years' }).expect(200);
  const { body } = await ada.get('/api/meetings?when=past').expect(200);
  await ada.put(`/api/meetings/${body[0].id}/outcome`, { outcome: 'positive' }).expect(200);
  expect(await undo(id)).toMatchObject({ kept: 2 });
  expect(await titles()).toEqual(['First']);
  expect((await ada.get('/api/meetings?when=past').expect(200)).body).toHaveLength(1);
});

it('a file that changes nothing has nothing to undo, and no undo comes after a day', async () => {
  const { id } = await send({ uid: 'a' });
  expect(await send({ uid: 'a' })).toMatchObject({ id: null, unchanged: 1 });
  await api.sql(
    "UPDATE rapport.calendar_files SET created_at = now() - interval '25 hours' WHERE id = $1",
    [id],
  );
  const { body } = await ada.post(`/api/calendar-files/${id}/undo`).expect(409);
  expect(body.code).toBe('IMPORT_UNDO_EXPIRED');
  expect((await ada.get('/api/calendar-files').expect(200)).body).toEqual([]);
});

it('a description becomes the notes, in plain lines, until the user changes them', async () => {
  const read = (description: string) => send({ uid: 'a', more: [`DESCRIPTION:${description}`] });
  await read('Agenda:<br><ul><li>Prices &amp\\; delivery</li></ul>');
  const [meeting] = await meetings();
  expect(meeting?.notes).toBe('Agenda:\nPrices & delivery');
  await read('Agenda\\nPrices');
  expect((await meetings())[0]?.notes).toBe('Agenda\nPrices');
  await ada.patch(`/api/meetings/${meeting?.id}`, { notes: 'My own' }).expect(200);
  await read('Another');
  expect((await meetings())[0]?.notes).toBe('My own');
});
