import { readFileSync } from 'node:fs';
import { readEvents } from './calendar-events.ts';
import { readCalendar } from './calendar-text.ts';

const WINDOW = { from: new Date('2026-10-27T00:00:00Z'), to: new Date('2027-03-26T00:00:00Z') };
/** Files as various calendar programs write them, with meetings that Grace attends. */
const file = (name: string) =>
  readFileSync(`${__dirname}/../../../test/fixtures/calendars/${name}.ics`, 'utf8');

const read = (text: string) =>
  readEvents(readCalendar(text), {
    ...WINDOW,
    timeZone: 'Europe/Berlin',
    isWanted: (person) => person === 'grace@example.com',
    most: 1_000,
  }).events;

/** Start, duration in minutes, and title of each event. */
const agenda = (text: string) =>
  read(text).map(({ startsAt, duration, title }) =>
    [startsAt.toISOString().slice(0, 16), duration, title].join(' '),
  );

const EXPECTED: Readonly<Record<string, string[]>> = {
  google: [
    '2026-11-02T09:00 30 Jour fixe',
    '2026-11-17T14:00 60 Jour fixe (moved)',
    '2026-11-30T09:00 30 Jour fixe',
    '2026-12-04T23:00 2880 Offsite',
  ],
  outlook: ['2026-11-26T09:00 60 Budget'],
  exchange: [
    '2026-11-03T14:00 15 Standup',
    '2026-11-04T14:00 15 Standup',
    '2026-11-06T22:00 15 Standup, late',
    '2026-11-07T14:00 15 Standup',
    '2026-11-30T23:00 1440 Visit',
    '2026-12-10T09:00 30 Call',
    '2026-12-11T08:00 30 Rome',
    '2026-12-14T23:00 1440 Visit',
  ],
  thunderbird: [
    '2026-11-27T18:30 90 Lecture',
    '2026-12-02T11:00  Lunch',
    '2026-12-25T18:30 90 Lecture',
    '2027-01-29T18:30 90 Lecture',
  ],
  nextcloud: ['2026-12-01T08:00 45 Planning', '2026-12-03T08:00 45 Planning'],
};

describe.each(Object.keys(EXPECTED))('a file as written by %s', (name) => {
  it.each([
    ['with LF', (text: string) => text],
    ['with CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with CR', (text: string) => text.replaceAll('\n', '\r')],
    ['with a byte order mark', (text: string) => `\uFEFF${text}`],
  ])('contains its meetings, %s', (_, written) => {
    expect(agenda(written(file(name)))).toEqual(EXPECTED[name]);
  });
});

it('finds the people, the place, and the link of an Outlook invitation', () => {
  expect(read(file('outlook'))).toMatchObject([
    {
      uid: '040000008200E00074C5B7101A82E00800000000B0A1C2D3E4F5DA01000000000000000010000000',
      people: ['grace@example.com', 'dora@example.com'],
      place: 'Microsoft Teams Meeting',
      link: 'https://teams.microsoft.com/l/meetup-join/19%3ax',
    },
  ]);
});

it('skips rooms as attendees and finds the link of a Google conference', () => {
  const [first] = read(file('google'));
  expect(first?.people).toEqual(['dora@example.com', 'grace@example.com']);
  expect(first).toMatchObject({ link: 'https://meet.google.com/abc-defg-hij', place: null });
});

it('expands an endless Apple series that was changed from one time on, to the end of the window', () => {
  const all = agenda(file('apple'));
  expect(all.slice(0, 4)).toEqual([
    '2026-10-31T13:00 60 Coffee ☕ with Grace',
    '2026-11-07T14:00 60 Coffee ☕ with Grace',
    '2026-11-15T20:00 60 Tea with Grace',
    '2026-11-22T20:00 60 Tea with Grace',
  ]);
  // Still at the same hour after the clock changed.
  expect(all.at(-1)).toBe('2027-03-21T19:00 60 Tea with Grace');
  expect(all).toHaveLength(21);
  const [coffee, , tea] = read(file('apple'));
  expect(coffee).toMatchObject({
    place: 'Cafe Luna 12 High Street, Boston',
    link: 'https://example.com/coffee',
  });
  // A moved occurrence is identified by its original time.
  expect(tea?.uid).toBe('1B2C3D4E-0000-4000-8000-APPLE#20261114T140000Z');
});

it('ends an endless series at a time from which all are canceled', () => {
  const text = file('apple').replace('SEQUENCE:1', 'SEQUENCE:1\nSTATUS:CANCELLED');
  expect(agenda(text)).toHaveLength(2);
});

it('takes the people, the title, and the duration that an exception omits from its event', () => {
  const text = file('google').replace(
    /DTEND;TZID=Europe\/Berlin:20261117T160000\n|SUMMARY:Jour fixe \(moved\)\n/g,
    '',
  );
  expect(agenda(text)[1]).toBe('2026-11-17T14:00 30 Jour fixe');
  const [rest = '', exception = ''] = text.split(
    /(?=BEGIN:VEVENT\nDTSTART;TZID=Europe.Berlin:20261117)/,
  );
  const people = /(?:ORGANIZER|ATTENDEE).*\n(?: .*\n)*/;
  const bare = exception.replace(people, '').replace(people, '');
  expect(agenda(rest + bare)[1]).toBe('2026-11-17T14:00 30 Jour fixe');
});

it('recognizes an event without a UID again', () => {
  const text = file('thunderbird').replaceAll(/UID:.*\n/g, '');
  expect(agenda(text)).toEqual(EXPECTED.thunderbird);
  expect(read(text).map(({ uid }) => uid)).toEqual(read(text).map(({ uid }) => uid));
  expect(read(text)[0]?.uid).toBe('none 20261127T183000 Lecture#20261127T183000Z');
});
