import { decodeContactActions } from './decode-action.ts';
import { decodeAssessmentResponses } from './decode-assessment.ts';
import { decodeRecommendations } from './decode-coaching.ts';
import { decodeContact } from './decode-contact.ts';
import { decodeContactHealth } from './decode-health.ts';
import { decodeInteraction } from './decode-interaction.ts';
import { isUnreadableAnswer } from './decoder.ts';

const MOMENT = '2026-03-01T09:00:00.000Z';
const contact = { id: 'c-1', displayName: 'Ada', lastUpdateTime: MOMENT };
const action = { id: 'R3:c-1:1', title: 'Reach out', status: 'open' };

describe('a value that only a newer API knows', () => {
  it('is no type, in a contact', () => {
    expect(decodeContact({ ...contact, mbtiType: 'ABCD', enneagramType: 10 })).toMatchObject({
      mbtiType: null,
      enneagramType: null,
    });
  });

  it('is left out of the letters and types that could be, whose order stays', () => {
    const letters = { mbtiAmbiguousLetters: ['N', 'X', 'E'], enneagramSecondaryTypes: [9, 10, 2] };
    expect(decodeContact({ ...contact, ...letters })).toMatchObject({
      mbtiAmbiguousLetters: ['N', 'E'],
      enneagramSecondaryTypes: [9, 2],
    });
  });

  it('is a note without an outcome, among interactions', () => {
    const interaction = { id: 'i-1', type: 'hologram', interactionDate: MOMENT, outcome: 'mixed' };
    expect(decodeInteraction(interaction)).toMatchObject({ type: 'note', outcome: null });
  });

  it('is a review, among next steps, and a step of unknown status is left out', () => {
    const newer = { ...action, id: 'R99:c-1:1', ruleId: 'R99', actionType: 'celebrate' };
    expect(decodeContactActions([newer, { ...action, status: 'delegated' }])).toMatchObject([
      { id: 'R99:c-1:1', actionType: 'review', title: 'Reach out' },
    ]);
  });

  it.each([
    [80, 'thriving'],
    [50, 'steady'],
    [49, 'cooling'],
    [24, 'at_risk'],
    [null, 'no_data'],
  ])('is told by the score, as a status of health: %s is %s', (score, status) => {
    expect(decodeContactHealth({ score, status: 'glowing', cadenceDays: 30 })).toMatchObject({
      status,
    });
  });

  it('leaves a question open, as an answer, and a card out, as its type', () => {
    expect(decodeAssessmentResponses([{ questionId: 'q', selectedOption: 'C' }])).toEqual([]);
    const card = { id: '1', title: 'T', content: 'C', category: 'communication' };
    expect(decodeRecommendations([{ ...card, recommendationType: 'challenge' }])).toEqual([]);
  });
});

it('an answer that cannot be read says where', () => {
  let thrown: unknown;
  try {
    decodeContact({ ...contact, primaryEmail: 7 });
  } catch (error) {
    thrown = error;
  }
  expect(isUnreadableAnswer(thrown)).toBe(true);
  expect(thrown).toMatchObject({ message: 'The answer.primaryEmail is not text' });
});
