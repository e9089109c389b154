import { TIP_KINDS } from '@rapport/contracts';
import { makeGuidance } from '../../testing/make-guidance.ts';
import { fittingSituation, SITUATIONS, tipsFor } from './situations.ts';

const NOTHING_PLANNED = { nextPlannedAt: null, nextPlannedType: null };
const planned = (nextPlannedType: 'meeting' | 'call' | 'email' | 'message' | null) => ({
  nextPlannedAt: '2026-05-07T09:00:00.000Z',
  nextPlannedType,
});

describe('the situation that the next step is about', () => {
  it('is a first message as long as nothing is planned, late or went wrong', () => {
    expect(fittingSituation(NOTHING_PLANNED, ['ready'])).toBe('first_message');
  });

  it('is keeping in touch when the contact is overdue', () => {
    expect(fittingSituation(NOTHING_PLANNED, ['ready', 'overdue'])).toBe('keep_in_touch');
  });

  it('is what is planned: a meeting, or a message', () => {
    for (const type of ['meeting', 'call', null] as const) {
      expect(fittingSituation(planned(type), ['ready', 'overdue'])).toBe('meeting');
    }
    for (const type of ['email', 'message'] as const) {
      expect(fittingSituation(planned(type), ['ready'])).toBe('first_message');
    }
  });

  it('is a disagreement after a negative outcome, whatever is planned', () => {
    expect(fittingSituation(planned('meeting'), ['stale', 'repair'])).toBe('disagreement');
  });
});

describe('the tips for a situation', () => {
  it('have every kind in exactly one situation, in the order of the API', () => {
    expect(SITUATIONS.flatMap(({ kinds }) => kinds).sort()).toEqual([...TIP_KINDS].sort());
    const { tips } = makeGuidance();
    expect(tipsFor('meeting', tips).map(({ id }) => id)).toEqual([
      'I.do',
      'F.do',
      'N.do',
      'F.avoid',
      'J.avoid',
    ]);
  });
});
