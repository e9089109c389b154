import { readEvents } from './calendar-events.ts';
import { readCalendar } from './calendar-text.ts';

const WINDOW = { from: new Date('2026-10-27T00:00:00Z'), to: new Date('2027-03-26T00:00:00Z') };

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

function event(...lines: string[]): string {
  const rest = ['SUMMARY:Review', 'ATTENDEE:mailto:grace@example.com'];
  return ['BEGIN:VEVENT', 'UID:e1', ...lines, ...rest, 'END:VEVENT'].join('\r\n');
}

function read(
  text: string,
  isWanted = (person: string): boolean => person === 'grace@example.com',
) {
  const options = { ...WINDOW, timeZone: 'Europe/Berlin', isWanted, most: 100 };
  return readEvents(readCalendar(text), options).events;
}

const starts = (text: string) =>
  read(text).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));

describe('readEvents', () => {
  it('reads title, time, place, link, notes, and people of an event', () => {
    const text = calendar(
      'BEGIN:VEVENT',
      'UID:abc@example.com',
      'DTSTART;TZID=Europe/Berlin:20261126T140000',
      'DTEND;TZID=Europe/Berlin:20261126T153000',
      'SUMMARY:Budget\\, and what',
      '  follows\\nfrom it',
      'LOCATION:Room 4\\; see https://meet.example.com/x.',
      'DESCRIPTION:Agenda:\\n\\n\\nPrices\\, delivery',
      'ORGANIZER;CN="Lovelace: Ada";EMAIL=ada@example.com:urn:uuid:1',
      'ATTENDEE;PARTSTAT=ACCEPTED;CN=Grace:MAILTO:Grace@Example.com',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:no@example.com',
      'ATTENDEE;CUTYPE=ROOM:mailto:room@example.com',
      'BEGIN:VALARM',
      'TRIGGER:-PT10M',
      'SUMMARY:Not this one',
      'END:VALARM',
      'END:VEVENT',
    );
    expect(read(text)).toEqual([
      {
        uid: 'abc@example.com',
        title: 'Budget, and what follows from it',
        startsAt: new Date('2026-11-26T13:00:00Z'),
        duration: 90,
        place: 'Room 4; see https://meet.example.com/x.',
        link: 'https://meet.example.com/x',
        notes: 'Agenda:\n\nPrices, delivery',
        people: ['ada@example.com', 'grace@example.com'],
      },
    ]);
  });

  it('leaves out events without a wanted attendee and events outside of the window', () => {
    expect(read(calendar(event('DTSTART:20261126T090000Z')), () => false)).toEqual([]);
    expect(starts(calendar(event('DTSTART:20260126T090000Z')))).toEqual([]);
    expect(starts(calendar(event('DTSTART:20270426T090000Z')))).toEqual([]);
  });

  it.each([
    ['in UTC', 'DTSTART:20261126T090000Z', '2026-11-26T09:00'],
    ['of an IANA zone', 'DTSTART;TZID=America/New_York:20261126T090000', '2026-11-26T14:00'],
    ['of a quoted zone', 'DTSTART;TZID="Europe/Berlin":20261126T090000', '2026-11-26T08:00'],
    ['of a Windows zone', 'DTSTART;TZID=Pacific Standard Time:20261126T090000', '2026-11-26T17:00'],
    [
      'of a zone with a path',
      'DTSTART;TZID=/x.org/2005_1/Asia/Tokyo:20261126T090000',
      '2026-11-26T00:00',
    ],
    ['without a zone', 'DTSTART:20261126T090000', '2026-11-26T08:00'],
    ['of a whole day', 'DTSTART;VALUE=DATE:20261126', '2026-11-25T23:00'],
    ['that the clock skips', 'DTSTART;TZID=America/New_York:20270314T023000', '2027-03-14T07:30'],
    ['that comes twice', 'DTSTART;TZID=America/New_York:20261101T013000', '2026-11-01T05:30'],
  ])('understands a time %s', (_, line, expected) => {
    expect(starts(calendar(event(line)))).toEqual([expected]);
  });

  it('gives an all-day event the duration of a day', () => {
    expect(read(calendar(event('DTSTART;VALUE=DATE:20261126')))[0]?.duration).toBe(1_440);
  });

  it.each([
    ['PT45M', 45],
    ['P1DT1H', 1_500],
    ['P2W', 10_080],
    ['nonsense', 60],
  ])('reads the duration %s', (given, minutes) => {
    const text = calendar(event('DTSTART:20261126T090000Z', `DURATION:${given}`));
    expect(read(text)[0]?.duration).toBe(minutes);
  });

  it('uses the zone definition of the file, including summer time', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const text = calendar(
      ...zone,
      event('DTSTART;TZID=Office:20260901T090000', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=1,28'),
    );
    expect(starts(text).slice(0, 2)).toEqual(['2026-10-28T08:00', '2026-11-01T08:00']);
    const { events: summer } = readEvents(readCalendar(text), {
      from: new Date('2026-08-01T00:00:00Z'),
      to: new Date('2026-09-02T00:00:00Z'),
      timeZone: 'UTC',
      isWanted: () => true,
      most: 10,
    });
    expect(summer[0]?.startsAt.toISOString()).toBe('2026-09-01T07:00:00.000Z');
  });

  it('keeps a weekly meeting at its hour when the clock changes', () => {
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20261110T080000Z';
    const text = calendar(event('DTSTART;TZID=America/New_York:20261027T090000', rule));
    expect(starts(text)).toEqual(['2026-10-27T13:00', '2026-11-03T14:00']);
  });

  it('applies exceptions: left out, moved, canceled, and with other people', () => {
    const text = calendar(
      event(
        'DTSTART;TZID=Europe/Berlin:20261102T100000',
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE;TZID=Europe/Berlin:20261109T100000',
        'RDATE;TZID=Europe/Berlin:20261225T100000',
      ),
      event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20261116T100000',
        'DTSTART;TZID=Europe/Berlin:20261117T160000',
      ),
      event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20261123T100000',
        'DTSTART;TZID=Europe/Berlin:20261123T100000',
        'STATUS:CANCELLED',
      ),
      'BEGIN:VEVENT',
      'UID:e1',
      'RECURRENCE-ID:20261130T090000Z',
      'DTSTART:20261130T090000Z',
      'ATTENDEE:mailto:somebody@example.com',
      'END:VEVENT',
    );
    expect(read(text).map(({ uid, startsAt }) => [uid, startsAt.toISOString()])).toEqual([
      ['e1#20261102T090000Z', '2026-11-02T09:00:00.000Z'],
      ['e1#20261116T090000Z', '2026-11-17T15:00:00.000Z'],
      ['e1#20261225T090000Z', '2026-12-25T09:00:00.000Z'],
    ]);
  });

  it('leaves out an event that was canceled as a whole', () => {
    const line = 'DTSTART:20261126T090000Z';
    expect(read(calendar(event(line, 'STATUS:CANCELLED')))).toEqual([]);
    expect(read(calendar('METHOD:CANCEL', event(line)))).toEqual([]);
  });

  it('takes the later of two revisions of one event', () => {
    const text = calendar(
      event('SEQUENCE:2', 'DTSTART:20261127T090000Z'),
      event('SEQUENCE:1', 'DTSTART:20261126T090000Z'),
    );
    expect(starts(text)).toEqual(['2026-11-27T09:00']);
  });

  it('reads only plain words from hostile texts', () => {
    const [found] = read(
      calendar(
        'BEGIN:VEVENT',
        'UID:e1',
        'DTSTART:20261126T090000Z',
        `SUMMARY:<img src=x onerror=alert(1)>\u202e\u0007 ${'x'.repeat(5_000)}`,
        'LOCATION:javascript:alert(1)',
        'URL:https://user:password@example.com/',
        'ATTENDEE:mailto:grace@example.com',
        'END:VEVENT',
      ),
    );
    expect(found?.title).toMatch(/^<img src=x onerror=alert\(1\)> x+$/);
    expect(found?.title).toHaveLength(200);
    expect(found?.link).toBeNull();
  });
});

describe('readCalendar', () => {
  it.each([
    ['', "isn't a calendar"],
    ['%PDF-1.7 \u0000\u0001', "isn't a calendar"],
    ['BEGIN:VCARD\r\nEND:VCARD', "isn't a calendar"],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Half', 'ends in the middle'],
  ])('says what is wrong with %j', (text, message) => {
    expect(() => readCalendar(text)).toThrow(message);
  });

  it('skips invalid lines and parts', () => {
    const text = calendar('nonsense', 'END:VEVENT', 'BEGIN:VTODO', event('X:1'), 'END:VTODO');
    expect(read(`\uFEFF${text}`)).toEqual([]);
    expect(
      starts(`\uFEFF${calendar(';;;', event('DTSTART:20261126T090000Z', '=:'))}`),
    ).toHaveLength(1);
  });

  // If the work grew with the counts below, or with the square of the lines, this would take hours.
  it('reads megabytes of hostile lines', () => {
    const rule = event('DTSTART:19700101T000000Z', 'RRULE:FREQ=DAILY;COUNT=1000000');
    const many = Array.from({ length: 2_000 }, (_, index) => rule.replace('e1', `e${index}`));
    expect(read(calendar(...many)).length).toBeLessThanOrEqual(100);
    const line = `ATTENDEE;${'CN="'.repeat(100_000)}`;
    const broken = [line, ' '.repeat(1_000_000), 'BEGIN:X\r\n'.repeat(100_000), event(line)];
    expect(() => readCalendar(calendar(...broken))).toThrow('ends in the middle');
  });
});
