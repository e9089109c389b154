import { type Response } from 'supertest';
import { CalendarFetcher } from '../src/calendars/calendar-fetcher.ts';
import { findCollections } from '../src/dav/find-collections.ts';
import { PUBLIC_NETWORK } from '../src/web/web-network.ts';
import { cardsOfPrograms } from './builders/cards-of-programs.ts';
import { radicaleUser } from './radicale-books.ts';
import { hasRadicale, RADICALE_PASSWORD, startRadicale } from './radicale-server.ts';
import { apiWithBooks, syncedUser } from './synced-books.ts';

const CARD = 'text/vcard; charset=utf-8';
const cardOf = (uid: string, name: string, more = '') =>
  `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:${uid}\r\nFN:${name}\r\nN:${name};;;;\r\n${more}END:VCARD\r\n`;

/** The lines of a card without folds, in any order, as other programs compare cards. */
const linesOf = (text: string) =>
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter(Boolean);

// `pnpm test:carddav` requires the program, which a developer's machine may lack.
(hasRadicale() ? describe : describe.skip)('a real Radicale', () => {
  let radicale: Awaited<ReturnType<typeof startRadicale>>;
  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());

  it('is found from its root, and shows its address books', async () => {
    const { url, client, makeBook } = radicaleUser(radicale.url, 'ada');
    const book = await makeBook('team');
    const found = await findCollections(client, url, 'addressbook');
    expect(found).toEqual([{ url: book, name: 'Team & friends', mayWrite: true, syncs: true }]);
    const itself = await findCollections(client, book, 'addressbook');
    expect(itself).toEqual(found);
    expect(await findCollections(client, url, 'calendar')).toEqual([]);
  });

  it('refuses a wrong password', async () => {
    const { url, client } = radicaleUser(radicale.url, 'ada', 'wrong');
    await expect(findCollections(client, url, 'addressbook')).rejects.toMatchObject({
      failure: 'wrongPassword',
    });
  });

  it('gives cards back as they were written, and tells what changed since', async () => {
    const { client, makeBook } = radicaleUser(radicale.url, 'lin');
    const book = await makeBook('all');
    const { pathname } = book;
    const start = await client.changes(book, null);
    expect(start).toMatchObject({ changed: [], gone: [] });

    const [one, two] = [`${pathname}one.vcf`, `${pathname}two%20%26.vcf`];
    const text = cardOf('one', 'Ada', 'X-ODD;X-P="a;b":1\\;2 <&> ü 🦉\r\n');
    await client.write(book, one, { text, type: CARD, was: 'new' });
    await client.write(book, two, { text: cardOf('two', 'Lin'), type: CARD, was: 'new' });
    await expect(client.write(book, one, { text, type: CARD, was: 'new' })).rejects.toMatchObject({
      failure: 'changed',
    });

    const first = await client.changes(book, start.syncToken);
    expect(first.changed.map(({ href }) => href).toSorted()).toEqual([one, two]);
    const contents = await client.contents(book, [one, two, `${pathname}no.vcf`], 'addressbook');
    const read = contents.find(({ href }) => href === one);
    for (const line of ['FN:Ada', 'X-ODD;X-P="a;b":1\\;2 <&> ü 🦉', 'UID:one']) {
      expect(read?.text?.replaceAll('\r', '')).toContain(`\n${line}\n`);
    }
    expect(contents.find(({ href }) => href.endsWith('no.vcf'))?.text ?? null).toBeNull();
    expect(await client.list(book)).toHaveLength(2);

    const etag = read?.etag ?? '';
    await client.write(book, one, { text: cardOf('one', 'Ada B'), type: CARD, was: { etag } });
    await expect(
      client.write(book, one, { text, type: CARD, was: { etag } }),
    ).rejects.toMatchObject({ failure: 'changed' });
    await expect(client.remove(book, { href: one, etag })).rejects.toMatchObject({
      failure: 'changed',
    });
    const [entry] = first.changed.filter(({ href }) => href === two);
    if (entry === undefined) throw new Error('the card is missing');
    await client.remove(book, entry);
    await client.remove(book, entry);
    const second = await client.changes(book, first.syncToken);
    expect(second).toMatchObject({ changed: [{ href: one }], gone: [two] });
  });

  it('has calendars whose events become meetings, and follow them', async () => {
    const api = await apiWithBooks(PUBLIC_NETWORK, { loopback: true, fetchCalendars: true });
    const phone = radicaleUser(radicale.url, 'cal');
    const work = await phone.makeCalendar('work', 'VEVENT');
    await phone.makeCalendar('home', 'VEVENT');
    await phone.makeCalendar('tasks', 'VTODO');
    const zone =
      'BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\nBEGIN:STANDARD\r\nDTSTART:19701025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n';
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const startOf = (days: number) => `${day(days).replaceAll('-', '')}T090000`;
    const event = (uid: string, days: number, more = '') =>
      `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;TZID=Europe/Berlin:${startOf(days)}\r\nDURATION:PT30M\r\nSUMMARY:Review\r\nATTENDEE:mailto:grace@navy.example\r\n${more}END:VEVENT\r\n`;
    const file = (...events: string[]) =>
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\n${zone}${events.join('')}END:VCALENDAR\r\n`;
    const moved = `RECURRENCE-ID;TZID=Europe/Berlin:${startOf(9)}\r\n`;
    await phone.plan(work, 'one', file(event('one', 1)));
    await phone.plan(work, 'old', file(event('old', -200)));
    await phone.plan(
      work,
      'weekly',
      file(event('weekly', 2, 'RRULE:FREQ=WEEKLY;COUNT=2\r\n'), event('weekly', 10, moved)),
    );
    const before = await phone.client.list(work);

    const user = await api.signIn();
    const grace = { displayName: 'Grace', primaryEmail: 'grace@navy.example' };
    await user.post('/api/contacts', grace).expect(201);
    const login = { address: radicale.url, userName: 'cal', password: RADICALE_PASSWORD };
    const { body } = await user.post('/api/address-books', login).expect(201);
    const names = body.calendars.map(({ name }: { name: string }) => name).toSorted();
    expect([names, body.collections]).toEqual([['home', 'work'], []]);
    const chosen = body.calendars.filter(({ name }: { name: string }) => name === 'work');
    const calendarIds = chosen.map(({ id }: { id: string }) => id);
    await user.patch(`/api/address-books/${body.id}`, { calendarIds }).expect(200);
    const days = async () => {
      await api.service(CalendarFetcher).look();
      const to = `${day(60)}T00:00:00Z`;
      const from = `${day(-250)}T00:00:00Z`;
      const found = await user.get(`/api/meetings?from=${from}&to=${to}`).expect(200);
      return found.body.map(({ startsAt }: { startsAt: string }) => startsAt.slice(0, 10));
    };
    expect(await days()).toEqual([day(1), day(2), day(10)]);
    expect(await phone.client.list(work)).toEqual(before);

    await phone.plan(work, 'one', file(event('one', 3)));
    await phone.cancel(work, 'weekly');
    await api.sql("UPDATE rapport.calendars SET next_at = now() - interval '1 second'");
    expect(await days()).toEqual([day(3)]);
    const { body: calendars } = await user.get('/api/calendars').expect(200);
    expect(calendars).toMatchObject([{ name: 'work', failure: null, meetings: 1 }]);
    await api.close();
  });

  it("doesn't know a token that isn't its own", async () => {
    const { client, makeBook } = radicaleUser(radicale.url, 'lin');
    const book = await makeBook('tokens');
    const token = 'http://radicale.org/ns/sync/0000';
    await expect(client.changes(book, token)).rejects.toMatchObject({ failure: 'syncToken' });
  });

  it('has 200 cards of other programs: after edits on both sides and a restart, no line is lost', async () => {
    const api = await apiWithBooks(PUBLIC_NETWORK, { loopback: true, timeoutMs: 60_000 });
    const phone = radicaleUser(radicale.url, 'sync');
    const book = await phone.makeBook('phone');
    for (const [uid, text] of cardsOfPrograms(200)) await phone.add(book, uid, text);
    const before = await phone.read(book);
    const ada = await syncedUser(api, {
      address: radicale.url,
      userName: 'sync',
      password: RADICALE_PASSWORD,
      collection: 'Team & friends',
    });
    await ada.begin();
    expect(await ada.state()).toMatchObject({ linked: 180, questions: 0, failure: null });
    const first = await phone.read(book);
    for (const [href, text] of before) expect(first.get(href)).toBe(text);

    // Every contact gets a title here, and every third card a nickname there.
    const contacts = [];
    for (let next: string | undefined = '/api/contacts?limit=100'; next !== undefined;) {
      const page: Response = await ada.user.get(next).expect(200);
      contacts.push(...page.body);
      next = /<(?:https?:\/\/[^/]+)?([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(contacts).toHaveLength(180);
    for (const { id } of contacts) {
      const body = { organizationTitle: 'Changed here', department: 'Also here' };
      await ada.user.patch(`/api/contacts/${id}`, body).expect(200);
    }
    const edited = [...before]
      .filter(([, text]) => !text.includes('KIND:group'))
      .filter((_, n) => n % 3 === 0);
    for (const [href] of edited) {
      await phone.edit(book, href, (text) =>
        text.replace(/NICKNAME:.*\r?\n/, '').replace('END:VCARD', 'NICKNAME:There\r\nEND:VCARD'),
      );
    }
    await radicale.restart();
    await ada.sync();
    await ada.sync();
    expect(await ada.state()).toMatchObject({ linked: 180, questions: 0, failure: null });

    const after = await phone.read(book);
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
    const there = new Set(edited.map(([href]) => href));
    const lost: string[] = [];
    for (const [href, text] of before) {
      const now = after.get(href) ?? '';
      if (text.includes('KIND:group')) expect(now).toBe(text);
      else expect(now).toContain('TITLE:Changed here');
      if (there.has(href)) expect(now).toContain('NICKNAME:There');
      const lines = new Set(linesOf(now));
      lost.push(...linesOf(text).filter((line) => !lines.has(line)));
    }
    expect(lost.filter((line) => !/^(?:TITLE|ORG|NICKNAME|REV)[:;]/.test(line))).toEqual([]);
    await api.close();
  }, 600_000);
});
