import { type RequestListener, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { CalendarFetcher } from '../src/calendars/calendar-fetcher.ts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { startWebHost, type WebHost } from './web-host.ts';

const DAY_MS = 86_400_000;
const stamp = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
/** Tomorrow at nine. */
const NINE = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 9 * 3_600_000;

const event = (uid: string, start: number, email: string, title = 'Review') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${stamp(start)}\r\nDURATION:PT30M\r\nSUMMARY:${title}\r\n` +
  `DESCRIPTION:private words\r\nATTENDEE:mailto:${email}\r\nEND:VEVENT\r\n`;
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Office\r\n${events.join('')}END:VCALENDAR\r\n`;

let api: OwnApi;
let host: WebHost;
let ada: Caller;
let bob: Caller;
let contact: string;
/** Response of https://calendars.test/ical. */
let answer: RequestListener;
let served: string;

beforeAll(async () => {
  const answers: RequestListener = (request, response) => {
    if (request.url === '/inside') {
      return void response.writeHead(302, { location: 'https://inside.test/x' }).end();
    }
    answer(request, response);
  };
  host = await startWebHost(answers, isPublicAddress, {
    'inside.test': ['10.0.0.7'],
    'mapped.test': ['::ffff:127.0.0.1'],
    'zero.test': ['0.0.0.0'],
    'mixed.test': ['93.184.215.14', '169.254.169.254'],
    'nowhere.test': [],
  });
  api = await startSeparateApi({ fetchCalendars: true }, host.network);
});
beforeEach(async () => {
  ada = await api.signIn();
  bob = await api.signIn();
  contact = await addContact(ada, 'Grace Hopper', 'grace@example.com');
  served = calendar(event('one', NINE, 'Grace@Example.com'));
  answer = (_request, response) => {
    response.writeHead(200, { etag: '"1"' }).end(served);
  };
  host.asked.splice(0);
});
afterAll(async () => {
  await api.close();
  await host.close();
});

async function addContact(caller: Caller, displayName: string, primaryEmail: string) {
  const body = { displayName, primaryEmail };
  return String((await caller.post('/api/contacts', body).expect(201)).body.id);
}

async function subscribe(url = 'https://calendars.test/ical', caller = ada) {
  const { body } = await caller
    .post('/api/calendars', { url, timeZone: 'Europe/Berlin' })
    .expect(201);
  return String(body.id);
}

/** Reads a calendar as if its last read was more than a minute ago. */
async function refreshed(id: string, caller = ada) {
  await api.sql("UPDATE rapport.calendars SET asked_at = asked_at - interval '1 minute'");
  return (await caller.post(`/api/calendars/${id}/refresh`).expect(200)).body;
}

async function meetings(
  caller = ada,
): Promise<{ title: string; startsAt: string; people: string[] }[]> {
  const from = new Date(Date.now() - 40 * DAY_MS).toISOString();
  const to = new Date(Date.now() + 200 * DAY_MS).toISOString();
  const { body } = await caller.get(`/api/meetings?from=${from}&to=${to}`).expect(200);
  return body.map(({ title, startsAt, people }: Record<string, unknown>) => ({
    title,
    startsAt,
    people: Array.isArray(people) ? people.map(({ id }) => id) : [],
  }));
}

describe('a subscription', () => {
  it('makes events with a contact meetings, and follows them', async () => {
    served = calendar(
      event('one', NINE, 'Grace@Example.com'),
      event('two', NINE + DAY_MS, 'nobody@example.com'),
    );
    const id = await subscribe('webcal://calendars.test/ical');
    expect(await refreshed(id)).toMatchObject({
      name: 'Office',
      address: 'https://calendars.test/ical',
      failure: null,
      failingSince: null,
      meetings: 1,
    });
    const startsAt = new Date(NINE).toISOString();
    expect(await meetings()).toEqual([{ title: 'Review', startsAt, people: [contact] }]);
    await refreshed(id);
    expect(await meetings()).toHaveLength(1);

    answer = (_request, response) => {
      response.end(calendar(event('one', NINE + DAY_MS, 'grace@example.com', 'Moved')));
    };
    await api.sql('UPDATE rapport.calendars SET etag = NULL');
    await refreshed(id);
    const later = new Date(NINE + DAY_MS).toISOString();
    expect(await meetings()).toEqual([{ title: 'Moved', startsAt: later, people: [contact] }]);

    answer = (_request, response) => void response.end(calendar());
    await refreshed(id);
    expect(await meetings()).toEqual([]);
  });

  it('sends conditional requests, and an unconditional one for a new contact', async () => {
    const ifNoneMatch: (string | undefined)[] = [];
    answer = ({ headers }, response) => {
      ifNoneMatch.push(headers['if-none-match']);
      if (headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
      response.writeHead(200, { etag: '"1"' }).end(calendar(event('x', NINE, 'new@example.com')));
    };
    const id = await subscribe();
    await refreshed(id);
    await refreshed(id);
    expect(await meetings()).toEqual([]);
    await addContact(ada, 'New', 'new@example.com');
    await refreshed(id);
    expect(await meetings()).toHaveLength(1);
    expect(ifNoneMatch).toEqual([undefined, '"1"', undefined]);
  });

  it('finds a contact by any of their emails, and several contacts in one event', async () => {
    await ada
      .patch(`/api/contacts/${contact}`, {
        emails: [
          { value: 'grace@example.com', kind: 'work' },
          { value: 'hopper@navy.example', kind: 'other' },
        ],
      })
      .expect(200);
    const other = await addContact(ada, 'Ada', 'ada@example.com');
    served = calendar(
      event('one', NINE, 'hopper@navy.example').replace(
        'END:VEVENT',
        'ORGANIZER:MAILTO:ada@example.com\r\nEND:VEVENT',
      ),
    );
    await refreshed(await subscribe());
    const [found] = await meetings();
    expect(found?.people.sort()).toEqual([contact, other].sort());
  });

  it.each([
    ['https://inside.test/x', 'refused'],
    ['https://mapped.test/x', 'refused'],
    ['https://zero.test/x', 'refused'],
    ['https://mixed.test/x', 'refused'],
    ['https://calendars.test/inside', 'refused'],
    ['https://nowhere.test/x', 'unreachable'],
    ['https://[::1].example/x', null],
    ['https://127.0.0.1/x', null],
    ['https://2130706433/x', null],
    ['https://localhost/x', null],
    ['https://me:pw@calendars.test/x', null],
    ['http://calendars.test/x', null],
    ['file:///etc/passwd', null],
  ])('never asks %s', async (url, failure) => {
    const response = await ada.post('/api/calendars', { url });
    if (failure === null) {
      expect(response.status).toBe(400);
      expect(response.body.code).toBe('VALIDATION_FAILED');
    } else {
      expect((await refreshed(response.body.id)).failure).toBe(failure);
    }
    expect(host.asked.filter((asked) => !asked.endsWith('/inside'))).toEqual([]);
  });

  it.each([
    ['https://127.0.0.1/x', 'url must name a host like example.com, not an IP address'],
    ['https://localhost/x', 'url must name a host like example.com'],
    ['https://me:pw@calendars.test/x', 'url must not contain a user name or password'],
    ['http://calendars.test/x', 'url must be an address that starts with https:// or webcal://'],
  ])('says what is wrong with %s', async (url, error) => {
    const { body } = await ada.post('/api/calendars', { url }).expect(400);
    expect(body.error).toBe(error);
  });

  it.each<[string, RequestListener]>([
    ['notFound', (_request, response) => void response.writeHead(404).end()],
    ['unreachable', (_request, response) => void response.writeHead(503).end()],
    ['notCalendar', (_request, response) => void response.end('<html>Sign in</html>')],
    ['tooLarge', (_request, response) => void response.end(Buffer.alloc(5_100_000, 'a'))],
    [
      'tooLarge',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(50_000_000, 'a'))),
    ],
    [
      'unreachable',
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
    ],
  ])('says that it failed with %s, since when, and keeps what it has', async (failure, bad) => {
    const id = await subscribe();
    await refreshed(id);
    answer = bad;
    const { failingSince, nextAt, ...first } = await refreshed(id);
    expect(first).toMatchObject({ failure, meetings: 1 });
    const second = await refreshed(id);
    expect(second.failingSince).toBe(failingSince);
    // The delay doubles.
    const wait = (at: string) => Math.round((Date.parse(at) - Date.now()) / 3_600_000);
    expect([wait(nextAt), wait(second.nextAt)]).toEqual([1, 2]);
    answer = (_request, response) => void response.end(served);
    expect(await refreshed(id)).toMatchObject({ failure: null, failingSince: null });
  });

  it('is read at most once a minute on request', async () => {
    const id = await subscribe();
    await refreshed(id);
    const again = await ada.post(`/api/calendars/${id}/refresh`).expect(429);
    expect(again.body.error).toMatch(/^This calendar was read less than a minute ago/);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
    expect(host.asked).toHaveLength(1);
    await ada
      .post(`/api/calendars/${await subscribe('https://calendars.test/b')}/refresh`)
      .expect(200);
  });

  it("is not read before the host's Retry-After", async () => {
    answer = (_request, response) => void response.writeHead(429, { 'retry-after': '36000' }).end();
    const { nextAt, failure } = await refreshed(await subscribe());
    expect(failure).toBe('unreachable');
    expect(Math.round((Date.parse(nextAt) - Date.now()) / 3_600_000)).toBe(10);
  });

  it('is read in the background beside many of someone else that never answer', async () => {
    const fetcher = api.service(CalendarFetcher);
    const held: ServerResponse[] = [];
    answer = (request, response) => {
      if (request.headers.host === 'calendars.test') response.end(served);
      else held.push(response);
    };
    for (let n = 0; n < 12; n += 1) await subscribe(`https://dead-${n}.test/ical`, bob);
    await subscribe();
    const reading = fetcher.readDue(host.network);
    while (held.length === 0 || (await ada.get('/api/calendars')).body[0].readAt === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(held).toHaveLength(1);
    await bob.delete('/api/user').expect(200);
    for (const response of held) response.end(served);
    await reading;
  });

  it('reads compressed responses', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(served));
    expect(await refreshed(await subscribe())).toMatchObject({ failure: null, meetings: 1 });
  });

  it('is someone’s own', async () => {
    const id = await subscribe();
    await bob.post(`/api/calendars/${id}/refresh`).expect(404);
    await bob.delete(`/api/calendars/${id}`).expect(404);
    expect((await bob.get('/api/calendars').expect(200)).body).toEqual([]);
    const again = await ada.post('/api/calendars', { url: 'https://calendars.test/ical' });
    expect(again.body.code).toBe('CALENDAR_EXISTS');
    await subscribe('https://calendars.test/ical', bob);
  });

  it("removes its planned meetings when it's deleted, but not past ones", async () => {
    const past = NINE - 3 * DAY_MS;
    served = calendar(event('p', past, 'grace@example.com'), event('f', NINE, 'grace@example.com'));
    const id = await subscribe();
    await refreshed(id);
    const { body } = await ada
      .get(`/api/meetings?from=${new Date(past - DAY_MS).toISOString()}`)
      .expect(200);
    await ada.put(`/api/meetings/${body[0].id}/outcome`, { outcome: 'positive' }).expect(200);
    await ada.delete(`/api/calendars/${id}`).expect(204);
    expect(await meetings()).toEqual([
      expect.objectContaining({ startsAt: new Date(past).toISOString() }),
    ]);
  });

  it('keeps the meetings of a deleted contact, and restores them with the contact', async () => {
    const inge = await addContact(ada, 'Inge Lehmann', 'inge@example.com');
    const both = (start: number) =>
      event('both', start, 'grace@example.com').replace(
        'END:VEVENT',
        'ATTENDEE:mailto:inge@example.com\r\nEND:VEVENT',
      );
    served = calendar(event('own', NINE, 'grace@example.com'), both(NINE + DAY_MS));
    const id = await subscribe();
    await refreshed(id);
    await ada.delete(`/api/contacts/${contact}`).expect(204);
    served = calendar(event('own', NINE, 'grace@example.com'), both(NINE + 2 * DAY_MS));
    await api.sql('UPDATE rapport.calendars SET etag = NULL');
    await refreshed(id);
    const later = new Date(NINE + 2 * DAY_MS).toISOString();
    expect(await meetings()).toEqual([{ title: 'Review', startsAt: later, people: [inge] }]);
    await ada.post(`/api/contacts/${contact}/restore`).expect(200);
    const there = [
      { title: 'Review', startsAt: new Date(NINE).toISOString(), people: [contact] },
      { title: 'Review', startsAt: later, people: [contact, inge] },
    ];
    expect(await meetings()).toEqual(there);
    await refreshed(id);
    expect(await meetings()).toEqual(there);
    const history = (await ada.get(`/api/interactions/${contact}`).expect(200)).body;
    expect(history.map((each: Record<string, unknown>) => each.interactionDate)).toEqual([
      later,
      new Date(NINE).toISOString(),
    ]);
  });

  it('treats merged contacts as one, and as two again after an undo', async () => {
    const inge = await addContact(ada, 'Inge Lehmann', 'inge@example.com');
    served = calendar(
      event('both', NINE, 'grace@example.com').replace(
        'END:VEVENT',
        'ATTENDEE:mailto:inge@example.com\r\nEND:VEVENT',
      ),
      event('hers', NINE + DAY_MS, 'inge@example.com', 'Hers'),
    );
    const id = await subscribe();
    await refreshed(id);
    const people = async () => (await meetings()).map(({ people: ids }) => ids.sort());
    const before = [[contact, inge].sort(), [inge]];
    expect(await people()).toEqual(before);
    await ada.post(`/api/contacts/${contact}/merge`, { with: inge }).expect(200);
    expect(await people()).toEqual([[contact], [contact]]);
    await refreshed(id);
    expect(await people()).toEqual([[contact], [contact]]);
    await ada.post(`/api/contacts/${contact}/unmerge`).expect(200);
    await refreshed(id);
    expect(await people()).toEqual(before);
    for (const each of [contact, inge]) {
      const history = (await ada.get(`/api/interactions/${each}`).expect(200)).body;
      expect(history).toHaveLength(each === inge ? 2 : 1);
    }
  });

  it('is in the export, and a repeated request gives the same one', async () => {
    const add = () =>
      ada
        .post('/api/calendars', { url: 'https://calendars.test/ical', name: ' Work ' })
        .set('Idempotency-Key', 'once')
        .expect(201);
    const [first, second] = [await add(), await add()];
    expect(second.body).toEqual(first.body);
    const { body } = await ada.get('/api/export').expect(200);
    expect(body.calendars).toEqual([expect.objectContaining({ id: first.body.id, name: 'Work' })]);
    expect(body.calendarFeed).toEqual({
      ...{ createdAt: null, lastReadAt: null, birthdays: true },
    });
  });
});

describe('a calendar file', () => {
  it('is imported once, however often it is sent', async () => {
    const text = served;
    const send = async () => (await ada.post('/api/calendar-files', { text }).expect(200)).body;
    const rest = { changed: 0, left: 0, problems: [] };
    expect(await send()).toEqual({ ...rest, id: expect.any(String), added: 1, unchanged: 0 });
    expect(await send()).toEqual({ ...rest, id: null, added: 0, unchanged: 1 });
    expect(await meetings()).toHaveLength(1);
    // The subscription recognizes the event from the file.
    expect(await refreshed(await subscribe())).toMatchObject({ meetings: 0 });
    expect(await meetings()).toHaveLength(1);
  });

  it('lists unreadable events, and keeps their meetings', async () => {
    const unknown = served
      .replace('DTSTART:', 'DTSTART;TZID=Customized Time Zone:')
      .replace('00Z', '00');
    const problem = 'is in a time zone that isn’t known, “Customized Time Zone”';
    const problems = [{ title: 'Review', problem }];
    await ada.post('/api/calendar-files', { text: served }).expect(200);
    const { body } = await ada.post('/api/calendar-files', { text: unknown }).expect(200);
    expect(body).toEqual({ id: null, added: 0, changed: 0, unchanged: 0, left: 0, problems });
    expect(await meetings()).toHaveLength(1);

    served = unknown;
    const id = await subscribe();
    expect(await refreshed(id)).toMatchObject({ failure: null, problems });
    expect((await ada.get('/api/calendars').expect(200)).body).toMatchObject([{ problems }]);
    answer = (_request, response) => void response.end(calendar());
    expect(await refreshed(id)).toMatchObject({ problems: [] });
  });

  it('cancels only the meetings that a later file cancels', async () => {
    const send = async (text: string) =>
      (await ada.post('/api/calendar-files', { text }).expect(200)).body;
    const weekly = event('w', NINE, 'grace@example.com', 'Weekly').replace(
      'DURATION',
      'RRULE:FREQ=WEEKLY;COUNT=3\r\nDURATION',
    );
    const other = event('other', NINE, 'grace@example.com', 'Other');
    expect(await send(calendar(weekly, other))).toMatchObject({ added: 4 });
    const second = NINE + 7 * DAY_MS;
    const canceled = calendar(
      `BEGIN:VEVENT\r\nUID:w\r\nRECURRENCE-ID:${stamp(second)}\r\nDTSTART:${stamp(second)}\r\n` +
        'ORGANIZER:mailto:grace@example.com\r\nEND:VEVENT\r\n',
    ).replace('VERSION', 'METHOD:CANCEL\r\nVERSION');
    expect(await send(canceled)).toMatchObject({ added: 0, changed: 1, unchanged: 0, left: 0 });
    expect(await meetings()).toHaveLength(3);
    const ended = weekly.replace('DTSTART', 'STATUS:CANCELLED\r\nDTSTART');
    expect(await send(calendar(ended))).toMatchObject({ changed: 2 });
    expect((await meetings()).map(({ title }) => title)).toEqual(['Other']);
    // A reply only contains who comes, and nothing about the other events.
    await send(
      calendar(event('other', NINE, 'x@example.com')).replace('VERSION', 'METHOD:REPLY\r\nVERSION'),
    );
    expect(await meetings()).toHaveLength(1);
  });

  it.each([
    ['%PDF-1.7', "The file isn't a calendar"],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT', 'The file ends in the middle'],
  ])('that is none is refused: %s', async (text, error) => {
    const { body } = await ada.post('/api/calendar-files', { text }).expect(400);
    expect(body).toMatchObject({ code: 'CALENDAR_FILE_UNREADABLE', error });
    expect(await meetings()).toEqual([]);
  });
});
