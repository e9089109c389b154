import { CHANNEL_RANKS, DUE_COUNT_LIMIT, meetingWords } from '@rapport/contracts';
import fc from 'fast-check';
import { stated, statedBy } from '../../../test/builders/stated.ts';
import { composeDigest } from './compose-digest.ts';
import { digestText } from './digest-email-texts.ts';
import { reachOf } from '../../today/domain/reach.ts';
import { type TodayDto, type TodayDueDto } from '../../today/dto/today.dto.ts';

const EMAIL_FIRST = stated({ kind: 'channel', channels: { email: 'first', call: 'never' } });
const NOT_BEFORE_TEN = stated({ kind: 'when', from: '10:00' });
const NO_PARTS = { givenName: null, familyName: null };

const PLACE = {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h12',
  appUrl: 'https://rapport.test',
} as const;
const LINKS = { today: 'https://rapport.test/', settings: 'settings', unsubscribe: 'unsubscribe' };

function dueDay(listed: number, dueCount: number): TodayDto {
  const due = Array.from({ length: listed }, (_, index): TodayDueDto => ({
    person: { id: `p-${index}`, displayName: `Person ${index}`, photoPath: null, ...NO_PARTS },
    actionId: `a-${index}`,
    kind: 'overdue',
    reason: 'Due',
    dueAt: '2026-11-20T09:00:00.000Z',
    reach: null,
  }));
  return {
    date: '2026-11-26',
    meetings: [],
    begun: [],
    ahead: [],
    followUps: [],
    commitments: [],
    due,
    dueCount,
    othersWithinCadence: true,
    firstSteps: false,
    next: [],
    observe: [],
    recent: [],
    knownLeast: [],
  };
}

describe('the daily email', () => {
  it.each([
    [10, 10, 'Today: 10 people due', null],
    [30, 30, 'Today: 30 people due', '20 more'],
    [30, DUE_COUNT_LIMIT, 'Today: 1,000 or more people due', 'at least 990 more'],
  ])(
    'lists ten people of %d, with %d due, and counts the others',
    (listed, count, subject, more) => {
      const digest = composeDigest(dueDay(listed, count), PLACE);
      expect(digest).toMatchObject({ subject, sections: [{ title: 'Due', more }] });
      expect(digest?.sections[0]?.entries).toHaveLength(10);
      if (digest === null) return;
      expect(digestText(digest, LINKS).includes('- and')).toBe(more !== null);
    },
  );

  it.each([
    ['h12', 'Meeting at 12:29 AM, 25 minutes.'],
    ['h23', 'Meeting at 00:29, 25 minutes.'],
  ] as const)('writes times as the person counts the hours: %s', (hourCycle, reason) => {
    const meeting = {
      person: { id: 'p-1', displayName: 'Lise', photoPath: null, ...NO_PARTS },
      interactionId: 'i-1',
      interactionDate: '2026-11-25T23:29:00.000Z',
      day: 'today',
      type: 'meeting',
      description: null,
      duration: 25,
      meeting: null,
    } as const;
    const day = { ...dueDay(0, 0), meetings: [{ ...meeting, told: [] }] };
    expect(composeDigest(day, { ...PLACE, hourCycle })?.sections).toMatchObject([
      { title: 'Meetings today', entries: [{ reason }] },
    ]);
  });

  it('lists promises either way that are due, and none that are for later', () => {
    const person = { id: 'p-1', displayName: 'Lise', photoPath: null, ...NO_PARTS };
    const commitment = {
      ...{
        id: 'c-1',
        contactId: 'p-1',
        interactionId: null,
        createdAt: '2026-11-20T09:00:00.000Z',
      },
      ...{ doneAt: null, snoozedUntil: null },
    };
    const day: TodayDto = {
      ...dueDay(0, 0),
      commitments: [
        {
          person,
          commitment: {
            ...commitment,
            kind: 'i_promised',
            text: 'Send the list',
            dueOn: '2026-11-25',
          },
        },
        {
          person,
          commitment: {
            ...commitment,
            kind: 'they_promised',
            text: 'The audit date',
            dueOn: '2026-11-26',
          },
        },
        {
          person,
          commitment: {
            ...commitment,
            kind: 'they_asked',
            text: 'Who signs?',
            dueOn: '2026-11-27',
          },
        },
        { person, commitment: { ...commitment, kind: 'i_promised', text: 'A visit', dueOn: null } },
      ],
    };
    expect(composeDigest(day, PLACE)).toMatchObject({
      subject: 'Today: 2 promises',
      lede: 'Two promises to keep.',
      sections: [
        {
          title: 'Promised',
          entries: [
            { name: 'Lise', reason: 'You promised: Send the list. Due yesterday.' },
            { name: 'Lise', reason: 'They promised: The audit date. Due today.' },
          ],
        },
      ],
    });
  });

  it('lists the user’s notes and the promises with a meeting, as its briefing does', () => {
    const person = {
      id: 'p-1',
      displayName: 'Lise',
      givenName: null,
      familyName: null,
      photoPath: null,
    };
    const commitment = {
      ...{ id: 'c-1', contactId: 'p-1', interactionId: null, doneAt: null, snoozedUntil: null },
      ...{ createdAt: '2026-11-20T09:00:00.000Z', kind: 'they_promised' as const },
      ...{ text: 'A list of sites', dueOn: '2026-12-04' },
    };
    const lines = { goal: 'agree on two years', news: 'The list is out', worry: 'The price' };
    const meeting = {
      ...{ id: 'm-1', place: null, link: null, notes: 'Bring the dog', state: 'planned' as const },
      ...lines,
      people: [{ ...person, organizationName: null, interactionId: 'i-1' }],
    };
    const day: TodayDto = {
      ...dueDay(0, 0),
      meetings: [
        {
          ...{ person, interactionId: 'i-1', interactionDate: '2026-11-26T09:00:00.000Z' },
          ...{ day: 'today', type: 'call', description: 'Renewal', duration: 30, meeting },
          told: [],
        },
      ],
      commitments: [
        { person, commitment },
        { person: { ...person, id: 'p-2' }, commitment: { ...commitment, text: 'A visit' } },
      ],
    };
    const said = meetingWords(lines, [commitment], day.date);
    expect(said).toHaveLength(4);
    const reason = composeDigest(day, PLACE)?.sections[0]?.entries[0]?.reason;
    expect(reason).toBe(
      ['Call at 10:00 AM, 30 minutes', ...said.map(({ label, text }) => `${label}: ${text}`), '']
        .join('. ')
        .trim(),
    );
  });

  it('says how people want to be reached, and what those in a meeting said they like', () => {
    const person = { id: 'p-1', displayName: 'Lise', photoPath: null, ...NO_PARTS };
    const reach = {
      ...{ says: ['Email first, never call'], ways: null, hours: null, stated: [EMAIL_FIRST] },
      ...{ primaryPhone: null, callNumbers: null, timeZone: null },
    };
    const day: TodayDto = {
      ...dueDay(1, 1),
      meetings: [
        {
          ...{ person, interactionId: 'i-1', interactionDate: '2026-11-26T09:00:00.000Z' },
          ...{ day: 'today', type: 'call', description: null, duration: null, meeting: null },
          told: [statedBy('Lise', [NOT_BEFORE_TEN, stated({ text: 'Camera off' })])],
        },
      ],
    };
    const due = day.due.map((each) => ({ ...each, reach }));
    const [meetings, waiting] = composeDigest({ ...day, due }, PLACE)?.sections ?? [];
    expect(meetings?.entries[0]?.reason).toBe(
      'Call at 10:00 AM. Lise told you: Not before 10:00 AM; Camera off.',
    );
    expect(waiting?.entries[0]?.reason).toBe('Due They told you: Email first, never call.');
    const byDay = composeDigest({ ...day, due }, { ...PLACE, hourCycle: 'h23' });
    expect(byDay?.sections[0]?.entries[0]?.reason).toContain('Not before 10:00; Camera off.');
  });

  it('says how to reach someone in their own words alone, whatever those are', () => {
    const anyRank = fc.constantFrom(null, ...CHANNEL_RANKS);
    const [call, email, message, inPerson] = [anyRank, anyRank, anyRank, anyRank];
    fc.assert(
      fc.property(fc.record({ call, email, message, inPerson }), (channels) => {
        const said = stated({ kind: 'channel', channels });
        const reach = reachOf({
          ...{ stated: [said], primaryPhone: '+43 1 555 0142', callNumbers: null, timeZone: null },
        });
        const before = dueDay(1, 1);
        const [entry] = composeDigest(before, PLACE)?.sections[0]?.entries ?? [];
        const due = before.due.map((each) => ({ ...each, reach }));
        const [told] = composeDigest({ ...before, due }, PLACE)?.sections[0]?.entries ?? [];
        expect(told?.reason).toBe(`${entry?.reason} They told you: ${said.says}.`);
      }),
    );
  });

  it('lists dates in custom fields', () => {
    const person = { id: 'p-1', displayName: 'Marta Keller', photoPath: null, ...NO_PARTS };
    const date = { person, fieldId: 'f-1', label: 'Contract renewal', day: '2026-11-29' };
    const dates = [
      { ...date, daysAhead: 0 },
      { ...date, daysAhead: 1 },
      { ...date, daysAhead: 3 },
    ];
    expect(composeDigest({ ...dueDay(0, 0), dates }, PLACE)).toMatchObject({
      subject: 'Today: 3 dates',
      lede: 'Three dates to come.',
      sections: [
        {
          title: 'Dates',
          entries: [
            { name: 'Marta Keller', reason: 'Contract renewal today.' },
            { name: 'Marta Keller', reason: 'Contract renewal tomorrow.' },
            { name: 'Marta Keller', reason: 'Contract renewal in 3 days.' },
          ],
        },
      ],
    });
  });

  it('is not sent on a day without anything to do', () => {
    expect(composeDigest(dueDay(0, 0), PLACE)).toBeNull();
  });
});
