import ICAL from 'ical.js';
import { meetingWords, type PromiseFacts } from '@rapport/contracts';
import { stated, statedBy } from '../../../test/builders/stated.ts';
import { composeFeed, composeInvitation } from './compose-feed.ts';

const CHANGED = new Date('2026-11-01T08:00:00.123Z');
const CONTACT = {
  id: '0192f1a0-0000-7000-8000-000000000001',
  displayName: 'Grace; "Amazing", Hopper\\',
  dueAt: new Date('2026-11-25T23:30:00Z'),
  changedAt: CHANGED,
  version: 7,
};
const PROMISE: PromiseFacts = { kind: 'i_promised', text: 'Send the figures', dueOn: '2026-11-27' };
const MEETING = {
  id: '0192f1a0-0000-7000-8000-000000000002',
  title: 'Review',
  startsAt: new Date('2026-11-26T09:00:00Z'),
  duration: 30,
  place: 'Room 4, second floor\nBEGIN:VALARM',
  link: 'https://meet.example.com/a;b,c',
  goal: 'A yes; to both',
  news: null,
  notes: null,
  worry: 'The price',
  people: ['Grace', 'Ada'],
  promises: [PROMISE],
  told: [],
  changedAt: CHANGED,
};

const TODAY = '2026-11-25';
const FEED = {
  due: [CONTACT],
  meetings: [MEETING],
  birthdays: [],
  today: TODAY,
  timeZone: 'UTC',
  hourCycle: 'h23',
} as const;

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

describe('composeFeed', () => {
  it('composes a feed that another implementation can read', () => {
    const text = composeFeed(FEED);
    const [due, meeting] = eventsOf(text).map((part) => new ICAL.Event(part));
    expect(due?.summary).toBe('Get in touch with Grace; "Amazing", Hopper\\');
    // The due date is the UTC day, as everywhere.
    expect([due?.startDate.toString(), due?.endDate.toString()]).toEqual([
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(meeting?.summary).toBe('Review (Grace, Ada)');
    expect(meeting?.startDate.toString()).toBe('2026-11-26T09:00:00Z');
    expect(meeting?.endDate.toString()).toBe('2026-11-26T09:30:00Z');
    expect(meeting?.location).toBe('Room 4, second floor\nBEGIN:VALARM');
    expect(meeting?.component.getFirstPropertyValue('url')).toBe(MEETING.link);
    expect(meeting?.description).toBe(
      meetingWords(MEETING, MEETING.promises, TODAY)
        .map(({ label, text }) => `${label}: ${text}`)
        .join('\n'),
    );
    expect(meeting?.description).toContain(
      'You promised: Send the figures, by Friday, November 27',
    );
    expect(eventsOf(text)).toHaveLength(2);
  });

  it('includes what people said they like in their meeting, and nothing without a meeting', () => {
    const said = [stated({ kind: 'when', until: '16:30' }), stated({ text: 'Camera off' })];
    const told = [statedBy('Grace', said), statedBy('Ada', [])];
    const eventWith = (hourCycle: 'h12' | 'h23') =>
      eventsOf(composeFeed({ ...FEED, hourCycle, meetings: [{ ...MEETING, told }] })).map(
        (part) => new ICAL.Event(part),
      )[1];
    const [, before] = eventsOf(composeFeed(FEED)).map((part) => new ICAL.Event(part));
    expect(eventWith('h23')?.description).toBe(
      `Grace told you: Not after 16:30; Camera off\n${before?.description}`,
    );
    expect(eventWith('h12')?.description).toMatch(
      /^Grace told you: Not after 4:30 PM; Camera off$/m,
    );
    expect(composeInvitation({ ...MEETING, told }, null)).toBe(composeInvitation(MEETING, null));
  });

  it('keeps the user’s notes out of an invitation', () => {
    expect(composeInvitation(MEETING, null)).not.toMatch(/DESCRIPTION|figures|Grace/);
  });

  it('repeats yearly dates of custom fields, and has others once', () => {
    const person = { ...CONTACT, displayName: 'Marta', changedAt: CHANGED, birthday: null };
    const customDates = [
      { fieldId: 'ends', label: 'Contract ends', day: '2027-03-31', yearly: false },
      { fieldId: 'feast', label: 'Feast', day: '1999-02-29', yearly: true },
    ];
    const birthdays = [{ ...person, dates: [], customDates }];
    const text = composeFeed({ ...FEED, due: [], meetings: [], birthdays });
    const events = eventsOf(text).map((part) => new ICAL.Event(part));
    expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ['Contract ends: Marta', '2027-03-31'],
      ['Feast: Marta', '2000-02-29'],
    ]);
    expect(text.match(/RRULE:.*/g)).toEqual(['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1']);
    expect(text).toContain(`UID:field-ends-${CONTACT.id}@rapport`);
  });

  it('repeats birthdays and other dates every year with a stable UID', () => {
    const dates = [
      { label: 'Anniversary', day: '2010-06-01' },
      { label: 'First; deal', day: '--02-29' },
    ];
    const person = { ...CONTACT, displayName: 'Marta', changedAt: CHANGED };
    const text = composeFeed({
      ...FEED,
      ...{ due: [], meetings: [] },
      birthdays: [
        { ...person, birthday: '--12-10', dates, customDates: [] },
        { ...person, id: 'other', birthday: null, dates: [], customDates: [] },
      ],
    });
    const events = eventsOf(text).map((part) => new ICAL.Event(part));
    expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ['Birthday of Marta', '2000-12-10'],
      ['Anniversary: Marta', '2000-06-01'],
      ['First; deal: Marta', '2000-02-29'],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
    expect(text.match(/RRULE:.*/g)).toEqual([
      'RRULE:FREQ=YEARLY',
      'RRULE:FREQ=YEARLY',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
    ]);
  });

  it('folds lines at 75 octets, between characters', () => {
    const text = composeFeed({
      ...FEED,
      due: [{ ...CONTACT, displayName: '🧑‍🚀é字'.repeat(40) }],
      meetings: [],
    });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(new ICAL.Event(eventsOf(text)[0]).summary).toContain('🧑‍🚀é字'.repeat(40));
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('returns the same text with stable UIDs and a name as long as nothing changes', () => {
    const text = composeFeed(FEED);
    expect(composeFeed(FEED)).toBe(text);
    expect(text).toContain(`UID:due-${CONTACT.id}@rapport\r\nDTSTAMP:20261101T080000Z\r\n`);
    expect(text).toMatch(/X-WR-CALNAME:Rapport\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H/);
  });

  it.each([
    ['1985-12-10', ['2026-12-10', '2027-12-10', '2028-12-10']],
    ['--12-10', ['2026-12-10', '2027-12-10', '2028-12-10']],
    ['1988-02-29', ['2026-02-28', '2027-02-28', '2028-02-29']],
    ['--02-28', ['2026-02-28', '2027-02-28', '2028-02-28']],
  ])('repeats the birthday %s every year without the year of birth', (birthday, expected) => {
    const person = { ...CONTACT, displayName: 'Ada', birthday, dates: [], customDates: [] };
    const text = composeFeed({ ...FEED, due: [], meetings: [], birthdays: [person] });
    const [event] = eventsOf(text).map((part) => new ICAL.Event(part));
    const days: string[] = [];
    const iterator = event?.iterator();
    for (let day = iterator?.next(); day && day.year < 2029; day = iterator?.next()) {
      if (day.year > 2025) days.push(day.toString());
    }
    expect(event?.summary).toBe('Birthday of Ada');
    expect(days).toEqual(expected);
    expect(text).not.toMatch(/198[58]/);
  });
});
