import fc from 'fast-check';
import { motivationEstimate } from './motivation-estimate.ts';
import { QUIZ_BANK } from './quiz/quiz-questions.ts';
import { estimateDetails } from './quiz/estimate-details.ts';
import { scoreQuiz } from './quiz/score-quiz.ts';
import { ANSWERS } from './types.ts';

const level = {
  enneagramType: 2,
  enneagramConfidence: 80,
  enneagramSecondaryTypes: [3, 9],
  enneagramCoLeaders: [3, 9],
  enneagramOpenReason: 'contradicting',
} as const;

describe('motivationEstimate', () => {
  it('names every type of a tie, in words and without a percentage', () => {
    expect(motivationEstimate(level)).toEqual({
      state: 'tied',
      types: [2, 3, 9],
      label: 'Tied: Support-Giving, Achievement-Focused, Harmony-Seeking',
      confidence: { number: null, word: 'no single type', remark: 'your answers differ' },
    });
  });

  it('names no type if no answer supports one', () => {
    expect(
      motivationEstimate({
        enneagramType: 1,
        enneagramConfidence: 50,
        enneagramSecondaryTypes: [],
        enneagramCoLeaders: [],
        enneagramOpenReason: 'no_answer',
      }),
    ).toMatchObject({ state: 'open', types: [], label: 'Not settled yet' });
  });

  it.each([
    ['a result from before', { enneagramCoLeaders: null, enneagramOpenReason: null }],
    [
      'an API of the version before',
      { enneagramCoLeaders: undefined, enneagramOpenReason: undefined },
    ],
  ])('calls nearly tied types a close call without a percentage in %s', (_where, unknown) => {
    expect(motivationEstimate({ ...level, ...unknown })).toMatchObject({
      state: 'single',
      types: [2],
      confidence: { number: null, word: 'close call' },
    });
  });

  it('includes the percentage of a type that leads alone', () => {
    expect(
      motivationEstimate({
        ...level,
        enneagramConfidence: 64,
        enneagramSecondaryTypes: [],
        enneagramCoLeaders: [],
        enneagramOpenReason: null,
      }),
    ).toMatchObject({ state: 'single', confidence: { number: '64%', word: 'mixed' } });
  });

  it('is null without a type', () => {
    expect(motivationEstimate({ ...level, enneagramType: null })).toBeNull();
  });

  it('never has a percentage with tied types', () => {
    const responses = fc.array(
      fc.record({
        questionId: fc.constantFrom(...QUIZ_BANK.map(({ id }) => id)),
        answer: fc.constantFrom(...ANSWERS),
        confidence: fc.constant('medium' as const),
      }),
    );
    fc.assert(
      fc.property(responses, (given) => {
        const result = scoreQuiz(QUIZ_BANK, given);
        const details = estimateDetails(QUIZ_BANK, given);
        const estimate = motivationEstimate({ ...result, ...details });
        const settled = details.enneagramOpenReason === null;
        expect(estimate?.state === 'single').toBe(settled);
        expect(estimate?.confidence?.number === null).toBe(estimate?.state === 'tied');
        expect(Object.keys(details.mbtiOpenReasons)).toEqual(result.mbtiAmbiguousLetters);
      }),
      { examples: [[[]]] },
    );
  });
});
