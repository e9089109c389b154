import ICAL from 'ical.js';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

const DAY_MS = 86_400_000;
/** Tomorrow at nine. */
const NINE = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 9 * 3_600_000;
/** A calendar file with a meeting tomorrow. */
const REVIEW = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:one',
  `DTSTART:${new Date(NINE).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`,
  'SUMMARY:Review',
  'ATTENDEE:mailto:grace@example.com',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

let api: TestApi;
let ada: Caller;
let bob: Caller;
let contact: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  bob = await api.signIn();
  const body = { displayName: 'Grace Hopper', primaryEmail: 'grace@example.com' };
  contact = String((await ada.post('/api/contacts', body).expect(201)).body.id);
});
afterAll(() => api.close());

describe('the feed', () => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${api.url}${path}`, { headers });
  const make = async (caller = ada) =>
    String(
      (await caller.post('/api/calendar-feed', { timeZone: 'Europe/Berlin' }).expect(201)).body
        .path,
    );

  it('shows calendar programs due contacts and plans, and nothing else', async () => {
    const startsAt = new Date(NINE).toISOString();
    const plan = { title: 'Lunch', startsAt, place: 'Café', contactIds: [contact] };
    await ada.post('/api/meetings', plan).expect(201);
    const other = await ada.post('/api/contacts', { displayName: 'Mary Anning' }).expect(201);
    const mary = String(other.body.id);
    await ada
      .post(`/api/interactions/${mary}`, {
        type: 'call',
        interactionDate: new Date(Date.now() - 59 * DAY_MS).toISOString(),
        notes: 'a secret of theirs',
      })
      .expect(201);
    await ada
      .patch(`/api/contacts/${contact}`, {
        pinnedNote: 'pinned secret',
        howWeMet: 'met in secret',
        mbtiType: 'INTJ',
      })
      .expect(200);
    // A contact with a meeting tomorrow isn't due.
    for (const id of [contact, mary]) {
      await ada.put(`/api/health/${id}/cadence`, { cadenceDays: 60 }).expect(200);
    }
    await ada.post('/api/calendar-files', { text: REVIEW }).expect(200);
    const path = await make();
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{64}\.ics$/);
    const response = await read(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const text = await response.text();
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const facts = events.map((part) => {
      const each = new ICAL.Event(part);
      const names = part.getAllProperties().map((property) => property.name.toLowerCase());
      return { uid: each.uid, summary: each.summary, location: each.location, names };
    });
    expect(facts).toEqual([
      {
        uid: `due-${mary}@rapport`,
        summary: 'Get in touch with Mary Anning',
        location: null,
        names: [
          ...['uid', 'dtstamp', 'sequence', 'dtstart', 'dtend', 'summary', 'transp'],
          'x-microsoft-cdo-busystatus',
        ],
      },
      {
        uid: expect.stringMatching(/^meeting-/),
        summary: 'Lunch (Grace Hopper)',
        location: 'Café',
        names: ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'location'],
      },
    ]);
    // Notes, estimates, and events of the subscribed calendar, which that calendar shows itself.
    expect(text).not.toMatch(/secret|Review|[EI][NS][TF][JP]/);

    const etag = response.headers.get('etag') ?? '';
    const again = await read(path, { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    await ada.post('/api/meetings', { ...plan, title: 'Dinner' }).expect(201);
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(200);
    const { body } = await ada.get('/api/calendar-feed').expect(200);
    expect(body.lastReadAt).toEqual(expect.any(String));
  });

  it("has a meeting's notes and open promises", async () => {
    const startsAt = new Date(NINE).toISOString();
    const lines = { goal: 'agree on two years', worry: 'the price is too high' };
    await ada
      .post('/api/meetings', { title: 'Renewal', startsAt, ...lines, contactIds: [contact] })
      .expect(201);
    const promise = { kind: 'they_promised', text: 'A list of sites', dueOn: '2999-12-04' };
    await ada.post(`/api/commitments/${contact}`, promise).expect(201);
    const done = await ada
      .post(`/api/commitments/${contact}`, { kind: 'i_promised', text: 'The minutes' })
      .expect(201);
    await ada
      .patch(`/api/commitments/${contact}/${String(done.body.id)}`, { done: true })
      .expect(200);
    await ada.post(`/api/commitments/${contact}`, { kind: 'number', text: '40 seats' }).expect(201);
    const text = await (await read(await make())).text();
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(new ICAL.Event(event).description).toBe(
      [
        'You want: agree on two years',
        'They may object: the price is too high',
        'They promised: A list of sites, by Wednesday, December 4, 2999',
      ].join('\n'),
    );
  });

  it('ends with its address, with the next one, and with the account', async () => {
    const first = await make();
    const second = await make();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await ada.delete('/api/calendar-feed').expect(204);
    await ada.delete('/api/calendar-feed').expect(204);
    expect((await read(second)).status).toBe(404);
    const third = await make();
    await ada.delete('/api/user').expect(200);
    expect((await read(third)).status).toBe(404);
  });

  it('cannot be guessed, and is stored as a hash', async () => {
    const path = await make();
    const token = path.slice('/api/calendar/'.length, -'.ics'.length);
    const rows = JSON.stringify(await api.sql('SELECT * FROM rapport.calendar_feeds'));
    expect(rows).not.toContain(token.slice(24));
    for (const guess of [
      `${token.slice(0, 63)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token.slice(0, 22)}${'A'.repeat(42)}`,
      token.slice(1),
      '..',
      '%00',
    ]) {
      expect((await read(`/api/calendar/${guess}.ics`)).status).toBe(404);
    }
    expect((await read(path.replace('.ics', ''))).status).toBe(404);
    expect((await read(await make(bob))).status).toBe(200);
  });

  it('is read with the right address, however many wrong ones a stranger tries', async () => {
    const path = await make();
    const wrong = `${path.slice(0, -24)}${'A'.repeat(20)}.ics`;
    const statuses = [];
    for (let times = 0; times < 70; times += 1) statuses.push((await read(wrong)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    expect((await read(path)).status).toBe(200);
    expect((await read(await make(bob))).status).toBe(200);
  });

  it('is not read more often than a calendar program does', async () => {
    const path = await make();
    const statuses = [];
    for (let times = 0; times < 25; times += 1) statuses.push((await read(path)).status);
    expect(statuses).toContain(429);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  });
});
