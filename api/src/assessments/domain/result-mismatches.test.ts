import { ANSWERS, QUIZ_BANK, scoreQuiz } from '@rapport/contracts';
import fc from 'fast-check';
import { resultMismatches } from './result-mismatches.ts';

const responses = fc.array(
  fc.record({
    questionId: fc.constantFrom(...QUIZ_BANK.map(({ id }) => id)),
    answer: fc.constantFrom(...ANSWERS),
    confidence: fc.constant('medium' as const),
  }),
);

describe('resultMismatches', () => {
  it('finds no mismatch in a result of the same answers, for any order of its lists', () => {
    fc.assert(
      fc.property(responses, (given) => {
        const scored = scoreQuiz(QUIZ_BANK, given);
        const claimed = {
          ...scored,
          mbtiAmbiguousLetters: scored.mbtiAmbiguousLetters.toReversed(),
          enneagramSecondaryTypes: scored.enneagramSecondaryTypes.toReversed(),
        };
        expect(resultMismatches(claimed, scored)).toEqual([]);
      }),
    );
  });

  it('names every field that differs', () => {
    const scored = scoreQuiz(QUIZ_BANK, []);
    const claimed = {
      mbtiType: 'INFP' as const,
      enneagramType: null,
      mbtiConfidence: scored.mbtiConfidence + 1,
      enneagramConfidence: scored.enneagramConfidence + 1,
      mbtiAmbiguousLetters: [],
      enneagramSecondaryTypes: [9 as const],
    };
    expect(resultMismatches(claimed, scored)).toEqual([
      'mbtiType',
      'enneagramType',
      'mbtiConfidence',
      'enneagramConfidence',
      'mbtiAmbiguousLetters',
      'enneagramSecondaryTypes',
    ]);
  });
});
