/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { showFormats } from '@rapport/shared-ui';
import { localDay } from '../commitments/commitment-words.ts';
import { reasonAgainstCall } from '../contact-details/reason-against-call.ts';
import { isElsewhere, timeInZone } from '../contact-details/time-in-zone.ts';
import { askedStart } from '../contacts/prefilled-interaction.ts';
import { plannedTime } from '../contacts/planned-words.ts';
import { isMeetingNear } from '../features/briefing/use-briefing-open.ts';
import {
  newInteractionForm,
  toCreateInteraction,
} from '../features/interactions/interaction-form.ts';
import { formOf, meetingBody, withEndAfter } from '../features/plan-meeting/meeting-form.ts';
import { meetingSentence } from '../features/today/agenda-words.ts';
import { todayCall } from '../features/today/today-query.ts';
import { dayFrom, meetingWords } from '../features/today/today-words.ts';
import { makeMeeting } from '../testing/make-meeting.ts';
import { byDay } from './meeting-days.ts';
import { timeWords } from './meeting-times.ts';
import { byWeek } from './meeting-weeks.ts';

/** In Tokyo it's Monday, 7:00 AM, and in UTC still Sunday. */
const NOW = new Date('2026-11-29T22:00:00Z');
/** In Tokyo it's Tuesday, 8:30 AM. */
const STARTS_AT = '2026-11-30T23:30:00.000Z';
const MEETING = makeMeeting({ startsAt: STARTS_AT, duration: 45 });

beforeEach(() => showFormats({ zone: 'Asia/Tokyo', hours: 'h23' }));
afterEach(() => showFormats({}));

describe('on the clock of the zone that the user chose', () => {
  it('a meeting has its time and its day', () => {
    expect(plannedTime(new Date(STARTS_AT), NOW)).toBe('tomorrow, 08:30');
    expect(timeWords(MEETING, 'date', NOW)).toBe('Tuesday, December 1, 08:30 to 09:15');
    expect(timeWords(MEETING, 'relative', NOW)).toBe('Tomorrow, 08:30 to 09:15');
    expect(dayFrom(STARTS_AT, NOW)).toBe('tomorrow');
    expect(isMeetingNear(STARTS_AT, NOW)).toBe(true);
    const planned = { day: 'tomorrow', interactionDate: STARTS_AT, description: 'Budget' } as const;
    expect(meetingWords({ ...planned, type: 'meeting' })).toBe('Tomorrow, 08:30. Budget');
    expect(byDay([MEETING])[0]?.day).toMatch(/^Tuesday, December 1/);
    expect(byWeek([MEETING], NOW, 'monday')[0]?.week).toBe('This week');
    const nothing = { meetings: [], begun: [], ahead: [MEETING] };
    expect(meetingSentence(nothing, NOW)).toContain('tomorrow at 08:30');
  });

  it('a day begins at midnight there, for the API, too', () => {
    expect(localDay(0, NOW)).toBe('2026-11-30');
    expect(localDay(2, NOW)).toBe('2026-12-02');
    expect(todayCall().path).toContain(encodeURIComponent('Asia/Tokyo'));
  });

  it('a form begins, and is read', () => {
    const form = formOf(undefined, {}, NOW);
    expect([form.startsAt, form.endsAt]).toEqual(['2026-11-30T09:00', '2026-11-30T10:00']);
    expect(meetingBody(form)).toMatchObject({ startsAt: '2026-11-30T00:00:00.000Z', duration: 60 });
    expect(formOf(MEETING).startsAt).toBe('2026-12-01T08:30');
    const later = withEndAfter(form, { ...form, startsAt: '2026-11-30T23:30' });
    expect(later.endsAt).toBe('2026-12-01T00:30');
    const logged = newInteractionForm(NOW);
    expect(logged.interactionDate).toBe('2026-11-30T07:00');
    expect(toCreateInteraction(logged, NOW).interactionDate).toBe(NOW.toISOString());
    expect(askedStart(new URLSearchParams('day=2026-11-30'), NOW).moment).toBe('2026-11-30T07:00');
  });

  it('someone’s own time is compared with it', () => {
    expect(isElsewhere('Asia/Seoul', NOW)).toBe(false);
    expect(isElsewhere('UTC', NOW)).toBe(true);
    expect(timeInZone('Europe/London', NOW)?.text).toBe('Sunday 22:00');
    const hours = { from: '08:00', until: null, notOn: null, awayUntil: null };
    expect(reasonAgainstCall(hours, null, NOW)).toBe('not before 08:00');
    expect(reasonAgainstCall(hours, null, NOW, 'h12')).toBe('not before 8:00 AM');
    expect(reasonAgainstCall(hours, 'Europe/London', NOW)).toBeNull();
  });
});
