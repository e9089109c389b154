import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { readEvents } from './calendar-events.ts';
import { readCalendar } from './calendar-text.ts';
import { decodeCalendar } from './decode-calendar.ts';

const WINDOW = { from: new Date('2026-10-27T00:00:00Z'), to: new Date('2027-03-26T00:00:00Z') };
const WANTED = /^(?:grace@(?:ex\.example|example\.com))$/;

const file = (name: string) =>
  readFileSync(`${__dirname}/../../../test/fixtures/calendars/${name}.ics`);

const read = (text: string) =>
  readEvents(readCalendar(text), {
    ...WINDOW,
    timeZone: 'Europe/Berlin',
    isWanted: (person) => WANTED.test(person),
    most: 1_000,
  });

const agenda = (text: string) =>
  read(text).events.map(({ startsAt, duration, title }) =>
    [startsAt.toISOString().slice(0, 16), duration, title].join(' '),
  );

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

function event(...lines: string[]): string {
  const rest = ['SUMMARY:Review', 'ATTENDEE:mailto:grace@example.com'];
  return ['BEGIN:VEVENT', 'UID:e1', ...lines, ...rest, 'END:VEVENT'].join('\r\n');
}

const starts = (...lines: string[]) =>
  read(calendar(event(...lines))).events.map(({ startsAt }) => startsAt.toISOString().slice(0, 16));

it.each<[string, string[]]>([
  ['outlook-display-name', ['2027-03-16T17:30 90 E']],
  ['outlook-arizona', ['2027-03-16T15:00 30 Mtn', '2027-03-16T16:00 30 Arizona']],
  ['outlook-numbered-zone', ['2026-12-16T18:30 30 E1']],
  [
    'windows-zones',
    [
      '2026-12-15T21:00 60 Kam',
      '2026-12-15T22:00 60 Syd',
      '2026-12-16T03:30 60 Ind',
      '2026-12-16T08:00 60 Bud',
      '2026-12-16T09:00 60 Lon',
    ],
  ],
  [
    'left-out-in-another-zone',
    ['12-01', '12-03', '12-04', '12-05'].map((day) => `2026-${day}T23:00 60 X`),
  ],
  [
    'durations',
    [
      '2026-12-01T10:00 1560 a',
      '2026-12-02T10:00 60 b',
      '2026-12-03T10:00 60 c',
      '2026-12-04T10:00 90 d',
    ],
  ],
  ['attendee-with-open-quote', ['2026-12-01T10:00 60 S']],
  ['attendees-with-odd-names', ['2026-12-01T10:00 60 odd quote', '2026-12-02T10:00 60 semicolon']],
  ['canceled', []],
  ['zone-of-its-own', ['2027-03-16T14:00 60 EST']],
  [
    'folded-inside-a-letter',
    [
      '2026-12-01T10:00 60 Büro-Frühstück für Köln, Zürich und Łódź mit Übersetzung – schön',
      '2026-12-02T10:00 60 Jörg und Zoë',
    ],
  ],
])('reads %s', (name, expected) => {
  const text = decodeCalendar(file(name));
  expect(agenda(text)).toEqual(expected);
  expect(read(text).problems).toEqual([]);
});

// 9:00 in each zone on December 16 and on March 16, when North America has summer time and Europe doesn't.
it.each([
  ['(UTC-05:00) Eastern Time (US & Canada)', '14:00', '13:00'],
  ['(GMT-05:00) Eastern Time (US and Canada)', '14:00', '13:00'],
  ['(GMT-06.00) Central Time (US & Canada)', '15:00', '14:00'],
  ['(GMT+01.00) Sarajevo/Warsaw/Zagreb', '08:00', '08:00'],
  ['(UTC-06:00) Central Time (US & Canada)', '15:00', '14:00'],
  ['(UTC-08:00) Pacific Time (US & Canada)', '17:00', '16:00'],
  ['(UTC-04:00) Atlantic Time (Canada)', '13:00', '12:00'],
  ['(UTC-07:00) Arizona', '16:00', '16:00'],
  ['(UTC-10:00) Hawaii', '19:00', '19:00'],
  ['(UTC-09:00) Alaska', '18:00', '17:00'],
  ['(UTC-05:00) Indiana (East)', '14:00', '13:00'],
  ['(UTC-03:30) Newfoundland', '12:30', '11:30'],
  ['(UTC-04:00) Georgetown, La Paz, Manaus, San Juan', '13:00', '13:00'],
  ['(UTC-07:00) La Paz, Mazatlan', '16:00', '16:00'],
  ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', '09:00', '09:00'],
  ['(UTC) Coordinated Universal Time', '09:00', '09:00'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', '08:00', '08:00'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', '08:00', '08:00'],
  ['(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius', '07:00', '07:00'],
  ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '03:30', '03:30'],
  ['(UTC+05:45) Kathmandu', '03:15', '03:15'],
  ['(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi', '01:00', '01:00'],
  ['(UTC+10:00) Canberra, Melbourne, Sydney', '22:00', '22:00'],
  ['(UTC+10:00) Brisbane', '23:00', '23:00'],
  ['(UTC+13:00) Samoa', '20:00', '20:00'],
  ['Eastern Standard Time', '14:00', '13:00'],
  ['Eastern Standard Time 1', '14:00', '13:00'],
  ['Eastern Daylight Time', '14:00', '13:00'],
  ['W. Europe Standard Time', '08:00', '08:00'],
  ['w. europe standard time', '08:00', '08:00'],
  ['Kamchatka Standard Time', '21:00', '21:00'],
  ['Russia Time Zone 11', '21:00', '21:00'],
  ['Etc/GMT+5', '14:00', '14:00'],
  ['US/Eastern', '14:00', '13:00'],
  ['europe/berlin', '08:00', '08:00'],
  ['America/New York', '14:00', '13:00'],
  ['/mozilla.org/20050126_1/Europe/Berlin', '08:00', '08:00'],
  ['/freeassociation.sourceforge.net/Europe/Berlin', '08:00', '08:00'],
  ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', '12:00', '12:00'],
  ['tzone://Microsoft/Utc', '09:00', '09:00'],
  ['UTC', '09:00', '09:00'],
  ['GMT', '09:00', '09:00'],
  ['Z', '09:00', '09:00'],
  ['GMT+0100', '08:00', '08:00'],
  ['GMT+01:00', '08:00', '08:00'],
  ['UTC-5', '14:00', '14:00'],
  ['(UTC+01:00)', '08:00', '08:00'],
  ['+0530', '03:30', '03:30'],
])('recognizes the zone %s', (zone, winter, spring) => {
  for (const tzid of [`"${zone}"`, zone]) {
    const time = (day: string) => starts(`DTSTART;TZID=${tzid}:${day}T090000`)[0]?.slice(11);
    expect([time('20261216'), time('20270316')]).toEqual([winter, spring]);
  }
});

it.each(['Customized Time Zone', 'Mars/Olympus', 'tzone://Microsoft/Custom', '(UTC+01:00) Narnia'])(
  'leaves out an event in the unknown zone %s and reports it',
  (zone) => {
    const { events, problems } = read(
      calendar(event(`DTSTART;TZID="${zone}":20261216T090000`, 'DURATION:PT1H')),
    );
    expect(events).toEqual([]);
    expect(problems).toEqual([
      { title: 'Review', problem: `is in a time zone that isn’t known, “${zone}”` },
    ]);
  },
);

it('reports nothing about a past event in an unknown zone', () => {
  expect(read(calendar(event('DTSTART;TZID=Mars:20200101T090000'))).problems).toEqual([]);
});

describe('a zone defined in the file', () => {
  const zone = (name: string, ...lines: string[]) =>
    calendar(
      ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE'].join('\r\n'),
      event(`DTSTART;TZID=${name}:20270316T090000`),
    );
  const part = (kind: string, start: string, from: string, to: string, ...lines: string[]) =>
    [
      `BEGIN:${kind}`,
      `DTSTART:${start}`,
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      ...lines,
      `END:${kind}`,
    ].join('\r\n');
  const at = (text: string) => agenda(text)[0]?.slice(11, 16);

  it('is used if it has only one part', () => {
    expect(at(zone('EST', part('STANDARD', '19700101T000000', '+1000', '+1000')))).toBe('23:00');
    expect(at(zone('Own', part('STANDARD', '19700101T000000', '+0200', '+0300')))).toBe('06:00');
  });

  it('falls back to the IANA zone of its name after its rules end, and continues without one', () => {
    const ended = [
      part(
        'DAYLIGHT',
        '19870405T020000',
        '-0500',
        '-0400',
        'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z',
      ),
      part(
        'STANDARD',
        '19671029T020000',
        '-0400',
        '-0500',
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z',
      ),
    ];
    expect(at(zone('America/New_York', ...ended))).toBe('13:00');
    expect(at(zone('Own', ...ended))).toBe('14:00');
  });
});

it.each<[string, string[], string[]]>([
  ['24:00', ['DTSTART:20261201T240000Z'], ['12-02T00:00']],
  ['a leap second', ['DTSTART:20261231T235960Z'], ['12-31T23:59']],
  ['a time in the long form', ['DTSTART:2026-12-01T09:00:00Z'], ['12-01T09:00']],
  ['a time without seconds', ['DTSTART:20261201T0900Z'], ['12-01T09:00']],
  [
    'RDATE with periods',
    [
      'DTSTART:20261201T090000Z',
      'RDATE;VALUE=PERIOD:20261202T100000Z/PT1H,20261203T100000Z/20261203T110000Z',
    ],
    ['12-01T09:00', '12-02T10:00', '12-03T10:00'],
  ],
  [
    'COUNT and RDATE',
    ['DTSTART:20261201T090000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20261210T090000Z'],
    ['12-01T09:00', '12-02T09:00', '12-10T09:00'],
  ],
  [
    'EXDATE as the day of an event of whole days',
    ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261202'],
    ['11-30T23:00', '12-02T23:00'],
  ],
  [
    'EXDATE that names a time in UTC on another day',
    [
      'DTSTART;TZID=Asia/Tokyo:20261202T080000',
      'RRULE:FREQ=DAILY;COUNT=2',
      'EXDATE:20261202T230000Z',
    ],
    ['12-01T23:00'],
  ],
])('reads %s', (_, lines, expected) => {
  expect(starts(...lines).map((time) => time.slice(5))).toEqual(expected);
});

it.each([
  ['PT3600S', 60],
  ['P0DT1H', 60],
  ['P0DT0H45M0S', 45],
  ['P1W', 10_080],
  ['P1D', 1_440],
  ['+PT30M', 30],
  ['pt30m', 30],
  ['-PT30M', null],
])('reads the duration %s as %s minutes', (duration, minutes) => {
  const text = calendar(event('DTSTART:20261201T090000Z', `DURATION:${duration}`));
  expect(read(text).events[0]?.duration).toBe(minutes);
});

it('keeps an event that ends before it begins, without a duration', () => {
  const text = calendar(event('DTSTART:20261201T090000Z', 'DTEND:20261201T080000Z'));
  expect(agenda(text)).toEqual(['2026-12-01T09:00  Review']);
});

it('replaces a time that the exception names in another zone, where it is another day', () => {
  const text = calendar(
    event('DTSTART;TZID=America/New_York:20261201T180000', 'RRULE:FREQ=DAILY;COUNT=2'),
    event('RECURRENCE-ID;TZID=Europe/Berlin:20261203T000000', 'DTSTART:20261202T120000Z'),
  );
  expect(agenda(text).map((line) => line.slice(0, 16))).toEqual([
    '2026-12-01T23:00',
    '2026-12-02T12:00',
  ]);
});

it('keeps both of two events with one UID', () => {
  const text = calendar(event('DTSTART:20261201T090000Z'), event('DTSTART:20261202T090000Z'));
  expect(read(text).events.map(({ uid }) => uid)).toEqual([
    'e1#20261201T090000Z',
    'e1#20261202T090000Z',
  ]);
});

it.each(['STATUS:CANCELED', 'STATUS:cancelled'])('leaves out what has %s', (status) => {
  expect(starts('DTSTART:20261201T090000Z', status)).toEqual([]);
});

it('reads each calendar of a file by its own method', () => {
  const canceled = event('DTSTART:20261201T090000Z').replace('e1', 'e2');
  const text = [
    calendar('METHOD:PUBLISH', event('DTSTART:20261202T090000Z')),
    calendar('METHOD:CANCEL', canceled),
  ].join('');
  expect(agenda(text)).toEqual(['2026-12-02T09:00  Review']);
});

it('reads times without a zone in the zone of the calendar, or else of the user', () => {
  expect(starts('DTSTART:20261201T090000')).toEqual(['2026-12-01T08:00']);
  const text = calendar('X-WR-TIMEZONE:Asia/Tokyo', event('DTSTART:20261201T090000'));
  expect(agenda(text)).toEqual(['2026-12-01T00:00  Review']);
});

it.each([
  ['NUL bytes', (text: string) => text.replaceAll('\r\n', '\0\r\n')],
  ['doubled CRs', (text: string) => text.replaceAll('\r\n', '\r\r\n')],
  ['mixed line ends', (text: string) => text.replace('\r\n', '\r').replace('\r\n', '\n')],
  ['an event without its END', (text: string) => text.replace('END:VEVENT\r\n', '')],
])('reads a file with %s', (_, broken) => {
  const text = calendar(
    event('DTSTART:20261201T090000Z'),
    event('DTSTART:20261202T090000Z').replace('e1', 'e2'),
  );
  expect(agenda(broken(text))).toEqual(['2026-12-01T09:00  Review', '2026-12-02T09:00  Review']);
});

it.each([
  ['DTSTART:garbage', 'has a time (DTSTART) that can’t be read'],
  ['DTSTART:20261301T090000Z', 'has a time (DTSTART) that can’t be read'],
  ['X-NOTHING:1', 'has no beginning'],
])('reports the event with %s', (line, problem) => {
  expect(read(calendar(event(line))).problems).toEqual([{ title: 'Review', problem }]);
});

it('reports an event whose rule it can’t follow, and keeps its first time', () => {
  const { events, problems } = read(
    calendar(event('DTSTART:20261201T090000Z', 'RRULE:FREQ=YEARLY;BYWEEKNO=20')),
  );
  expect(events).toHaveLength(1);
  expect(problems[0]?.problem).toMatch(/^repeats in a way that Rapport can’t follow/);
});

it('never loses another event because of a broken line', () => {
  const names = ['DTSTART', 'DTEND', 'EXDATE', 'RDATE', 'RRULE', 'ATTENDEE', 'SUMMARY', 'TZID'];
  const odd = fc.string({ unit: fc.constantFrom(...'";:=,\\ \t\u0000äAB09-T/Z+@'.split('')) });
  const line = fc.tuple(fc.constantFrom(...names), odd).map(([name, rest]) => `${name}${rest}`);
  const good = event('DTSTART:20261202T090000Z').replace('e1', 'good');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const broken = ['BEGIN:VEVENT', 'UID:bad', ...lines, 'END:VEVENT'].join('\r\n');
      const { events } = read(calendar(broken, good, broken));
      expect(events.map(({ uid }) => uid)).toContain('good');
    }),
  );
});
