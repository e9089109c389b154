import { type Meeting, type Today } from '@rapport/api-client';
import { clockTime } from '@rapport/shared-ui';
import { makeMeeting } from '../../testing/make-meeting.ts';
import { headline, meetingSentence } from './agenda-words.ts';

/** A Thursday. */
const NOW = new Date('2026-11-26T08:00:00');
const at = (time: string) => new Date(time).toISOString();
const person = (displayName: string) => ({
  ...{ id: displayName, displayName, photoPath: null, interactionId: `i-${displayName}` },
});
const meeting = (startsAt: string, ...names: string[]): Meeting =>
  makeMeeting({ startsAt: at(startsAt), people: names.map(person) });
const NOTHING: Pick<Today, 'meetings' | 'begun' | 'ahead'> = { meetings: [], begun: [], ahead: [] };
const time = (text: string) => clockTime(new Date(text));

describe('the sentence about the next meeting', () => {
  it('names on a Thursday who is met on Monday, and how many more', () => {
    const ahead = [
      meeting('2026-11-30T09:00', 'Ada Lovelace'),
      meeting('2026-11-30T11:00', 'Grace Hopper'),
      meeting('2026-11-30T15:00', 'Inge Lehmann'),
      meeting('2026-12-01T09:00', 'Otto Hahn'),
    ];
    expect(meetingSentence({ ...NOTHING, ahead }, NOW)).toBe(
      `You meet Ada Lovelace on Monday at ${time('2026-11-30T09:00')}, and two more that day.`,
    );
  });

  it('names the current meeting before the next one', () => {
    const begun = [meeting('2026-11-26T07:30', 'Ada Lovelace', 'Grace Hopper')];
    const ahead = [meeting('2026-11-30T11:00', 'Inge Lehmann')];
    expect(meetingSentence({ ...NOTHING, begun, ahead }, NOW)).toBe(
      `You’re with Ada Lovelace and Grace Hopper until ${time('2026-11-26T08:30')}. ` +
        `You meet Inge Lehmann on Monday at ${time('2026-11-30T11:00')}.`,
    );
    const over = [meeting('2026-11-26T06:00', 'Ada Lovelace')];
    expect(meetingSentence({ ...NOTHING, begun: over, ahead }, NOW)).toMatch(/^You meet Inge/);
  });

  it('speaks of a call of today, with three people', () => {
    const planned: Today['meetings'][number] = {
      person: person('Ada Lovelace'),
      interactionId: 'i',
      type: 'call',
      description: null,
      duration: 30,
      interactionDate: at('2026-11-26T14:00'),
      day: 'today',
      meeting: meeting('2026-11-26T14:00', 'Ada Lovelace', 'Grace Hopper', 'Otto Hahn'),
    };
    expect(meetingSentence({ ...NOTHING, meetings: [planned] }, NOW)).toBe(
      `Call with Ada Lovelace and two others today at ${time('2026-11-26T14:00')}.`,
    );
  });

  it('is left out where nothing is planned', () => {
    expect(meetingSentence(NOTHING, NOW)).toBeNull();
    const rest = { date: '2026-11-26', followUps: [], due: [], dueCount: 0 };
    const day = { ...NOTHING, ...rest, next: [], observe: [], recent: [], knownLeast: [] };
    expect(headline(day, NOW)).toBe('Nothing is due and nothing is promised.');
  });
});
