import { ADDRESS_BOOK_LIMITS } from '@rapport/contracts';
import { type RequestListener } from 'node:http';
import { randomUUID } from 'node:crypto';
import { AddressBookSyncer } from '../src/address-books/address-book-syncer.ts';
import { CalendarFetcher } from '../src/calendars/calendar-fetcher.ts';
import { Clock } from '../src/clock.ts';
import { fakeDav } from './fake-dav.ts';
import { apiWithServer } from './synced-books.ts';
import { type Caller } from './test-api.ts';

/* Calendars of an account become meetings as subscribed ones do. */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const WORK = '/ada/calendars/work/';
const login = { address: 'https://dav.test/', userName: 'ada', password: 'app-password' };
const stamp = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
/** Tomorrow at nine. */
const NINE = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 9 * HOUR_MS;

const event = (uid: string, start: number, ...lines: string[]) =>
  [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:${stamp(start)}`, 'DURATION:PT30M'],
    ...['SUMMARY:Review', 'ATTENDEE:mailto:grace@navy.example', ...lines, 'END:VEVENT'],
  ].join('\r\n');
const file = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');

interface Found {
  id: string;
  name: string;
  chosen: boolean;
}
interface Account {
  id: string;
  failure: string | null;
  collections: Found[];
  calendars: (Found & { readAt: string | null; failure: string | null })[];
}

const dav = fakeDav();
let world: Awaited<ReturnType<typeof apiWithServer>>;
let ada: Caller;
let account: Account;
let now: Date;

beforeAll(async () => {
  world = await apiWithServer(dav.listener, 20_000, { fetchCalendars: true });
});
beforeEach(async () => {
  now = new Date();
  jest.spyOn(Clock.prototype, 'now').mockImplementation(() => now);
  dav.clear();
  await world.api.sql("UPDATE rapport.address_books SET next_at = 'infinity'");
  await world.api.sql('DELETE FROM rapport.calendars');
  ada = await world.api.signIn(undefined, `${randomUUID()}@people.example`);
  const grace = { displayName: 'Grace Hopper', primaryEmail: 'grace@navy.example' };
  await ada.post('/api/contacts', grace).expect(201);
  account = (await ada.post('/api/address-books', login).expect(201)).body;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => world.close());

const path = () => `/api/address-books/${account.id}`;
const idOf = (name: string) => account.calendars.find((each) => each.name === name)?.id ?? '';
/** Waits for the reads that a request began. */
const read = () => world.api.service(CalendarFetcher).look();
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
async function choose(...names: string[]): Promise<void> {
  const body = { calendarIds: names.map(idOf), timeZone: 'Europe/Berlin' };
  await ada.patch(path(), body).expect(200);
  await read();
}
/** Reads what's due an hour later. */
async function readLater(): Promise<void> {
  pass(HOUR_MS);
  await read();
}
const state = async (): Promise<Account> =>
  (await ada.get('/api/address-books').expect(200)).body[0];
const stateOf = async (name: string) =>
  (await state()).calendars.find((each) => each.name === name);
const calendars = async () => (await ada.get('/api/calendars').expect(200)).body;
interface Meeting {
  startsAt: string;
  people: { displayName: string }[];
}
async function ahead(): Promise<Meeting[]> {
  const [from, to] = [-40, 200].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
  return (await ada.get(`/api/meetings?from=${from}&to=${to}`).expect(200)).body;
}
const meetings = async () => (await ahead()).map(({ startsAt }) => startsAt).toSorted();
const people = async () =>
  (await ahead())
    .flatMap((meeting) => meeting.people)
    .map(({ displayName }) => displayName)
    .toSorted();
const at = (...times: number[]) => times.map((time) => new Date(time).toISOString());

describe('the calendars of an account', () => {
  it('are found beside its address books, without lists of tasks, and none is read before it is chosen', async () => {
    dav.put(`${WORK}one.ics`, file(event('one', NINE)));
    expect(account.calendars).toMatchObject([
      { name: 'Work', chosen: false, readAt: null, failure: null },
      { name: 'Home', chosen: false },
    ]);
    await read();
    expect([await meetings(), await calendars()]).toEqual([[], []]);
  });

  it('become meetings if they are chosen, and follow their events', async () => {
    dav.put(`${WORK}one.ics`, file(event('one', NINE)));
    dav.put(`${WORK}two.ics`, file(event('two', NINE + DAY_MS)));
    dav.put('/ada/calendars/home/private.ics', file(event('private', NINE + 2 * DAY_MS)));
    await choose('Work');
    expect(await meetings()).toEqual(at(NINE, NINE + DAY_MS));
    expect(await calendars()).toMatchObject([
      {
        ...{ id: idOf('Work'), name: 'Work', meetings: 2, failure: null, problems: [] },
        account: { id: account.id, userName: 'ada' },
      },
    ]);
    expect(await stateOf('Work')).toMatchObject({ chosen: true, readAt: expect.any(String) });

    dav.put(`${WORK}one.ics`, file(event('one', NINE + HOUR_MS)));
    dav.remove(`${WORK}two.ics`);
    await readLater();
    expect(await meetings()).toEqual(at(NINE + HOUR_MS));
    expect(dav.asked.filter((each) => /^(?:PUT|DELETE|MK)/.test(each))).toEqual([]);
  });

  it('have recurring events with a moved occurrence, and events of the next months only', async () => {
    const weekly = event('weekly', NINE, 'RRULE:FREQ=WEEKLY;COUNT=3');
    const moved = event(
      'weekly',
      NINE + 7 * DAY_MS + HOUR_MS,
      `RECURRENCE-ID:${stamp(NINE + 7 * DAY_MS)}`,
    );
    dav.put(`${WORK}weekly.ics`, file(weekly, moved));
    dav.put(`${WORK}far.ics`, file(event('far', NINE + 180 * DAY_MS)));
    await choose('Work');
    expect(await meetings()).toEqual(at(NINE, NINE + 7 * DAY_MS + HOUR_MS, NINE + 14 * DAY_MS));
  });

  it('are read again only if they changed', async () => {
    dav.put(`${WORK}one.ics`, file(event('one', NINE)));
    await choose('Work');
    dav.asked.splice(0);
    await readLater();
    expect(dav.asked).toEqual([`PROPFIND ${WORK}`]);
  });

  it('lose their planned meetings when they are no longer chosen, and when the account is disconnected', async () => {
    dav.put(`${WORK}one.ics`, file(event('one', NINE)));
    dav.put('/ada/calendars/home/two.ics', file(event('two', NINE + DAY_MS)));
    await choose('Work', 'Home');
    expect(await meetings()).toHaveLength(2);
    await choose('Work');
    expect(await meetings()).toEqual(at(NINE));
    expect((await state()).calendars.map(({ chosen }) => chosen)).toEqual([true, false]);
    await ada.delete(`/api/calendars/${idOf('Work')}`).expect(204);
    expect((await state()).calendars.map(({ chosen }) => chosen)).toEqual([false, false]);
    await choose('Home');
    await ada.delete(path()).expect(204);
    expect([await meetings(), await calendars()]).toEqual([[], []]);
  });

  it('are 20 at most together with subscriptions, and each one once', async () => {
    const rows = Array.from({ length: 19 }, (_, n) =>
      ada.post('/api/calendars', { url: `https://calendars.test/${n}` }).expect(201),
    );
    await Promise.all(rows);
    const body = { calendarIds: [idOf('Work'), idOf('Home')] };
    const refused = await ada.patch(path(), body).expect(400);
    expect(refused.body).toMatchObject({
      code: 'LIMIT_REACHED',
      error: "calendarIds can't be added: there is only room for 1",
    });
    await ada.patch(path(), { calendarIds: [idOf('Work')] }).expect(200);
    await ada.delete(`/api/calendars/${idOf('Work')}`).expect(204);
    await ada.patch(path(), { calendarIds: [idOf('Home')] }).expect(200);
    const other = (await calendars()).find((each: { account: unknown }) => each.account === null);
    await ada.delete(`/api/calendars/${other.id}`).expect(204);
    account = (await ada.post('/api/address-books', login).expect(201)).body;
    const again = await ada.patch(path(), { calendarIds: [idOf('Home')] }).expect(409);
    expect(again.body.code).toBe('CALENDAR_EXISTS');
    await read();
  });

  it("are their user's own", async () => {
    const bob = await world.api.signIn();
    await bob.patch(path(), { calendarIds: [idOf('Work')] }).expect(404);
    await bob.delete(`/api/calendars/${idOf('Work')}`).expect(404);
    expect((await state()).calendars.map(({ chosen }) => chosen)).toEqual([false, false]);
  });
});

describe("an account's first sync", () => {
  it('brings meetings with people who came with it, though their calendar was read before', async () => {
    dav.put(`${WORK}one.ics`, file(event('one', NINE, 'ATTENDEE:mailto:lin@clark.example')));
    const lin = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Lin Clark', 'EMAIL:lin@clark.example'];
    dav.put('/ada/book/lin.vcf', [...lin, 'UID:lin', 'END:VCARD', ''].join('\r\n'));
    const books = account.collections.map(({ id }) => id);
    await ada.patch(path(), { collectionIds: books, twoWay: false }).expect(200);
    await choose('Work');
    expect(await people()).toEqual(['Grace Hopper']);
    await world.api.service(AddressBookSyncer).syncDue();
    await read();
    expect(await people()).toEqual(['Grace Hopper', 'Lin Clark']);
  });
});

describe('an account with calendars only', () => {
  it('is connected, and its sync needs no address book', async () => {
    dav.hideAddressBooks();
    account = (await ada.post('/api/address-books', login).expect(201)).body;
    dav.put(`${WORK}one.ics`, file(event('one', NINE)));
    await choose('Work');
    await world.api.service(AddressBookSyncer).syncDue();
    const [, second] = (await ada.get('/api/address-books').expect(200)).body;
    expect(second).toMatchObject({ collections: [], failure: null, syncing: false });
    expect(await meetings()).toEqual(at(NINE));
  });
});

type Answer = (...given: Parameters<RequestListener>) => void;
const status =
  (code: number, headers: Record<string, string> = {}, text = ''): Answer =>
  (_request, response) =>
    void response.writeHead(code, headers).end(text);
const multistatus = (inner: string) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">${inner}</d:multistatus>`;
const failAll = (answer: Answer) =>
  dav.failWith((...given) => {
    answer(...given);
    return true;
  });

describe('a server of calendars that', () => {
  beforeEach(async () => {
    dav.put(`${WORK}one.ics`, file(event('one', NINE)));
    dav.put('/ada/calendars/home/two.ics', file(event('two', NINE + DAY_MS)));
    await choose('Work', 'Home');
    dav.put(`${WORK}one.ics`, file(event('one', NINE + HOUR_MS)));
  });

  it.each<[string, Answer, string]>([
    ['lets the user in no longer', status(403), 'notFound'],
    ['has no such calendar', status(404), 'notFound'],
    ['sends to the inside', status(301, { location: 'https://inside.dav.test/' }), 'refused'],
    ['moved to someone else', status(308, { location: 'https://new.test/' }), 'moved'],
    ['answers with a web page', status(200, {}, '<html>Sign in</html>'), 'notCalendar'],
    ['breaks off', (_request, response) => void response.destroy(), 'unreachable'],
    ['is overloaded', status(503, { 'retry-after': '60' }), 'unreachable'],
    ['announces a gigabyte', status(207, { 'content-length': '1000000000' }), 'tooLarge'],
    [
      'sends a part of the events',
      status(
        207,
        {},
        multistatus(
          `<d:response><d:href>${WORK}</d:href><d:status>HTTP/1.1 507 No</d:status></d:response>`,
        ),
      ),
      'tooLarge',
    ],
    [
      'sends events without their contents',
      status(
        207,
        {},
        multistatus(
          `<d:response><d:href>${WORK}one.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
        ),
      ),
      'notCalendar',
    ],
  ])('%s is said at the calendar, and costs no meeting', async (_what, answer, failure) => {
    failAll(answer);
    await readLater();
    const failed = { failure, failingSince: now.toISOString() };
    expect(await stateOf('Work')).toMatchObject(failed);
    expect((await calendars())[0]).toMatchObject({ ...failed, meetings: 1 });
    expect(await meetings()).toEqual(at(NINE, NINE + DAY_MS));
    dav.failWith(null);
    await readLater();
    await readLater();
    expect(await stateOf('Work')).toMatchObject({ failure: null, failingSince: null });
    expect(await meetings()).toEqual(at(NINE + HOUR_MS, NINE + DAY_MS));
  });

  it('sends more than 5 MB is said, and costs no meeting', async () => {
    for (const n of [1, 2]) {
      const long = `DESCRIPTION:${'x'.repeat(2_600_000)}`;
      dav.put(`${WORK}long-${n}.ics`, file(event(`long-${n}`, NINE + n * HOUR_MS, long)));
    }
    await readLater();
    expect(await stateOf('Work')).toMatchObject({ failure: 'tooLarge' });
    expect(await meetings()).toEqual(at(NINE, NINE + DAY_MS));
  });

  it('never ends its answer is given up', async () => {
    const timeout = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    dav.failWith((_request, response) => {
      response.writeHead(207).write('<d:multistatus xmlns:d="DAV:">', () => timeout.abort());
      return true;
    });
    await readLater();
    expect(await stateOf('Work')).toMatchObject({ failure: 'tooSlow' });
  });

  it('refuses the password after a week is asked once, and a new password makes all calendars due', async () => {
    pass(7 * DAY_MS);
    failAll(status(401));
    dav.asked.splice(0);
    await read();
    expect(dav.asked).toHaveLength(1);
    expect((await state()).calendars).toMatchObject([
      { failure: 'wrongPassword' },
      { failure: 'wrongPassword' },
    ]);
    await readLater();
    expect(dav.asked).toHaveLength(2);
    dav.failWith(null);
    await ada.patch(path(), { password: 'app-password' }).expect(200);
    await read();
    expect((await state()).calendars).toMatchObject([{ failure: null }, { failure: null }]);
    expect(await meetings()).toEqual(at(NINE + HOUR_MS, NINE + DAY_MS));
  });

  it('takes the password again, as one calendar shows, has the others read, too', async () => {
    failAll(status(401));
    await readLater();
    dav.failWith(null);
    await ada.post(`/api/calendars/${idOf('Work')}/refresh`).expect(200);
    await read();
    expect((await state()).calendars).toMatchObject([{ failure: null }, { failure: null }]);
  });

  it('has a broken event is said, and hides no other', async () => {
    dav.put(`${WORK}bad.ics`, 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Lunch\r\nBEGIN:VALARM');
    dav.put(`${WORK}more.ics`, file(event('more', NINE + 3 * DAY_MS)));
    await readLater();
    expect(await meetings()).toEqual(at(NINE + HOUR_MS, NINE + DAY_MS, NINE + 3 * DAY_MS));
    expect((await calendars())[0]).toMatchObject({
      ...{ failure: null, problems: [{ title: 'Lunch', problem: "can't be read" }] },
    });
  });
});

it('two events with different time zones of the same name are both at their time', async () => {
  const zone = (offset: string) =>
    [
      ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD'],
      ...['DTSTART:16010101T000000', `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`],
      ...['END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
  const local = (uid: string) =>
    event(uid, NINE).replace(/DTSTART:(.*)Z/, 'DTSTART;TZID=Customized Time Zone:$1');
  dav.put(`${WORK}one.ics`, file(zone('+0300'), local('one')));
  dav.put(`${WORK}two.ics`, file(zone('-0500'), local('two')));
  dav.put(`${WORK}three.ics`, file(zone('+0300'), local('three')));
  await choose('Work');
  expect(await meetings()).toEqual(at(NINE - 3 * HOUR_MS, NINE - 3 * HOUR_MS, NINE + 5 * HOUR_MS));
});

it('a calendar that is made later can be chosen once the account is synced, also if no address book is', async () => {
  dav.nameCalendar('/ada/calendars/sales/', 'Sales');
  dav.nameCalendar(WORK, 'Office');
  const { body } = await ada.post(`/api/address-books/${account.id}/sync`).expect(200);
  const named = (list: Found[]) => list.map(({ id, name, chosen }) => [id, name, chosen]);
  const [work, home] = account.calendars;
  expect(named(body.calendars)).toEqual([
    [work?.id, 'Office', false],
    [home?.id, 'Home', false],
    [expect.any(String), 'Sales', false],
  ]);
  expect(named(body.collections)).toEqual(named(account.collections));
});

it('an address book that is made later is there after the first sync of the next day, and what was chosen stays so', async () => {
  const [book] = account.collections;
  const path = `/api/address-books/${account.id}`;
  await ada.patch(path, { collectionIds: [book?.id] }).expect(200);
  await world.api.service(AddressBookSyncer).syncDue();
  dav.nameBook('/ada/press/', 'Press');
  now = new Date(now.getTime() + DAY_MS);
  await world.api.service(AddressBookSyncer).syncDue();
  const { body }: { body: Account[] } = await ada.get('/api/address-books').expect(200);
  expect(body[0]?.failure).toBeNull();
  expect(body[0]?.collections.map(({ name, chosen }) => [name, chosen])).toEqual([
    ['Contacts', true],
    ['Team', false],
    ['Press', false],
  ]);
});

it('calendars that are made later come one by one until the limit, also if two tabs look at once', async () => {
  const path = `/api/address-books/${account.id}`;
  const most = ADDRESS_BOOK_LIMITS.collections;
  for (let n = 3; n < most; n += 1) dav.nameCalendar(`/ada/calendars/c${n}/`, `Calendar ${n}`);
  await Promise.all([1, 2].map(() => ada.post(`${path}/sync`).expect(200)));
  const named = async () => {
    const { body }: { body: Account } = await ada.post(`${path}/sync`).expect(200);
    return body.calendars.map(({ name }) => name);
  };
  expect(await named()).toHaveLength(most - 1);
  dav.nameCalendar('/ada/calendars/last/', 'The last one');
  dav.nameCalendar('/ada/calendars/more/', 'One too many');
  const names = await named();
  expect(names).toHaveLength(most);
  expect(new Set(names).size).toBe(most);
  expect(names.at(-1)).toBe('The last one');
});
