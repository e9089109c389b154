import { readEvents } from './calendar-events.ts';
import { readCalendar } from './calendar-text.ts';

function read(lines: readonly string[], from: string, to: string) {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  const { events, problems } = readEvents(readCalendar(text), {
    from: new Date(from),
    to: new Date(to),
    timeZone: 'Europe/Berlin',
    isWanted: () => true,
    most: 100,
  });
  const times = events.map(
    ({ startsAt, duration }) => `${startsAt.toISOString().slice(0, 16)} ${duration}`,
  );
  return { times, problems: problems.map(({ problem }) => problem) };
}

const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:e1',
  ...lines,
  'SUMMARY:Review',
  'ATTENDEE:mailto:grace@example.com',
  'END:VEVENT',
];
const winter = (...lines: string[]) => read(event(...lines), '2026-11-01', '2027-03-20');

describe('an additional time that is a period', () => {
  it.each([
    ['20261202T100000Z/PT2H', '2026-12-02T10:00 120'],
    ['20261202T100000Z/20261202T104500Z', '2026-12-02T10:00 45'],
    ['20261202T100000Z/P1DT1H', '2026-12-02T10:00 1500'],
    ['20261202T100000Z/soon', '2026-12-02T10:00 30'],
  ])('has its own duration: %s', (period, expected) => {
    const lines = ['DTSTART:20261201T090000Z', 'DURATION:PT30M', `RDATE;VALUE=PERIOD:${period}`];
    expect(winter(...lines).times).toEqual(['2026-12-01T09:00 30', expected]);
  });

  it('is in the zone of its property, with several in one line', () => {
    const { times } = winter(
      'DTSTART;TZID=Europe/Berlin:20261201T090000',
      'DTEND;TZID=Europe/Berlin:20261201T093000',
      'RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20261202T100000/20261202T120000,20261203T100000/PT15M',
      'RDATE;TZID=Europe/Berlin:20261204T100000',
    );
    expect(times).toEqual([
      '2026-12-01T08:00 30',
      '2026-12-02T09:00 120',
      '2026-12-03T09:00 15',
      '2026-12-04T09:00 30',
    ]);
  });

  it('has the duration of the exception that changes it', () => {
    const { times } = read(
      [
        ...event('DTSTART:20261201T090000Z', 'RDATE;VALUE=PERIOD:20261202T100000Z/PT2H'),
        ...event('RECURRENCE-ID:20261202T100000Z', 'DTSTART:20261202T110000Z', 'DURATION:PT5M'),
      ],
      '2026-11-01',
      '2027-01-01',
    );
    expect(times).toEqual(['2026-12-01T09:00 null', '2026-12-02T11:00 5']);
  });
});

describe('an end', () => {
  it.each([
    'DTEND;TZID=/freeassociation.sourceforge.net/Europe/Berlin: 20261201T104500',
    'DTEND;TZID=Europe/Berlin:  20261201T104500 ',
    'DTEND: 20261201T094500Z',
    'DTEND;TZID=Europe/Berlin:\t2026-12-01T10:45:00',
    'DTEND;TZID="Europe/Berlin" : 20261201T104500',
  ])('is read after spaces: %s', (end) => {
    const { times, problems } = winter('DTSTART;TZID=Europe/Berlin: 20261201T100000', end);
    expect([times, problems]).toEqual([['2026-12-01T09:00 45'], []]);
  });

  it.each([
    ['DTEND:tomorrow', 60],
    ['DTEND;TZID=Europe/Berlin:20261340T990000', 60],
    ['DTEND:', 60],
  ])(
    'falls back to the usual duration if it can’t be read, and reports that: %s',
    (end, minutes) => {
      expect(winter('DTSTART:20261201T090000Z', end)).toEqual({
        times: [`2026-12-01T09:00 ${minutes}`],
        problems: [
          `has a time (DTEND) that can’t be read, so it counts as ${minutes} minutes long`,
        ],
      });
    },
  );

  it('is replaced by a duration, or by the day of an all-day event, if it can’t be read', () => {
    expect(winter('DTSTART:20261201T090000Z', 'DTEND:x', 'DURATION:PT20M')).toEqual({
      times: ['2026-12-01T09:00 20'],
      problems: ['has a time (DTEND) that can’t be read, so it counts as 20 minutes long'],
    });
    expect(winter('DTSTART:20261201T090000Z', 'DURATION:soon')).toEqual({
      times: ['2026-12-01T09:00 60'],
      problems: ['has a length (DURATION) that can’t be read, so it counts as 60 minutes long'],
    });
    expect(winter('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261399').times).toEqual([
      '2026-11-30T23:00 1440',
    ]);
  });

  it('falls back to the usual duration in an unknown zone, and reports that', () => {
    expect(winter('DTSTART:20261201T090000Z', 'DTEND;TZID=Mars:20261201T100000')).toEqual({
      times: ['2026-12-01T09:00 60'],
      problems: ['is in a time zone that isn’t known, “Mars”, so it counts as 60 minutes long'],
    });
  });
});

describe('a day that some months or years don’t have', () => {
  const days = (...lines: string[]) =>
    read(event(...lines), '2024-01-01', '2033-01-01').times.map((time) => time.slice(0, 10));

  it.each([
    ['DTSTART:20240229T090000Z', 'RRULE:FREQ=YEARLY'],
    ['DTSTART:20240229T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2'],
    ['DTSTART:20240229T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
    ['DTSTART:20240229T090000Z', 'RRULE:FREQ=YEARLY;COUNT=3'],
    ['DTSTART:20240229T090000Z', 'RRULE:FREQ=YEARLY;INTERVAL=4'],
    ['DTSTART:20000229T090000Z', 'RRULE:FREQ=YEARLY'],
  ])('skips the years without it: %s %s', (...lines) => {
    expect(days(...lines)).toEqual(['2024-02-29', '2028-02-29', '2032-02-29']);
  });

  it('skips the years without it for an all-day event', () => {
    expect(days('DTSTART;VALUE=DATE:20240301', 'RRULE:FREQ=YEARLY;COUNT=2')).toHaveLength(2);
    expect(days('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY')).toEqual([
      '2024-02-28',
      '2028-02-28',
      '2032-02-28',
    ]);
  });

  it('skips the months without a 31st', () => {
    expect(days('DTSTART:20260131T090000Z', 'RRULE:FREQ=MONTHLY;COUNT=4')).toEqual([
      ...['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
    ]);
    expect(days('DTSTART:20260130T090000Z', 'RRULE:FREQ=MONTHLY;UNTIL=20260401T000000Z')).toEqual([
      ...['2026-01-30', '2026-03-30'],
    ]);
  });
});

describe('an IANA zone that the file defines', () => {
  const zone = (name: string, from: string, to: string) => [
    ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...[`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  const at = (name: string, to: string) =>
    read(
      [...zone(name, to, to), ...event(`DTSTART;TZID=${name}:20261201T120000`)],
      '2026-11-01',
      '2027-01-01',
    ).times[0]?.slice(11, 16);

  it.each([
    ['Asia/Almaty', '+0600', '07:00'],
    ['/freeassociation.sourceforge.net/Asia/Almaty', '+0600', '07:00'],
    ['Europe/Volgograd', '+0400', '09:00'],
    ['America/Mexico_City', '-0500', '18:00'],
    ['Africa/Juba', '+0300', '10:00'],
  ])('follows the current IANA rules: %s', (name, shipped, expected) => {
    expect(at(name, shipped)).toBe(expected);
  });

  it.each([
    ['EST', '+0300', '09:00'],
    ['Office', '+0600', '06:00'],
    ['W. Europe Standard Time', '+0300', '09:00'],
  ])('follows the definition of the file: %s', (name, own, expected) => {
    expect(at(name, own)).toBe(expected);
  });
});
