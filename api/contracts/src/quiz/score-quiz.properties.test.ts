import fc from 'fast-check';
import { exactConfidences } from '../../test/exact-confidences.ts';
import { ANSWERS, CONFIDENCE_LEVELS, WORK_STYLE_TYPES } from '../types.ts';
import { noteIcon } from './note-icon.ts';
import { QUIZ_BANK } from './quiz-questions.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreQuiz } from './score-quiz.ts';

const response = fc.record({
  questionId: fc.constantFrom(...QUIZ_BANK.map(({ id }) => id)),
  answer: fc.constantFrom(...ANSWERS),
  confidence: fc.constantFrom(...CONFIDENCE_LEVELS),
});
const responses = fc.array(response, { maxLength: 60 });
const onePerQuestion = fc.uniqueArray(response, { selector: ({ questionId }) => questionId });

const score = (given: readonly QuizResponse[]) => scoreQuiz(QUIZ_BANK, given);

describe('scoreQuiz', () => {
  it('returns an integer result in range for any responses', () => {
    fc.assert(
      fc.property(responses, (given) => {
        const result = score(given);
        expect(WORK_STYLE_TYPES).toContain(result.mbtiType);
        expect(Number.isInteger(result.mbtiConfidence)).toBe(true);
        expect(result.mbtiConfidence).toBeGreaterThanOrEqual(60);
        expect(result.mbtiConfidence).toBeLessThanOrEqual(100);
        expect(Number.isInteger(result.enneagramConfidence)).toBe(true);
        expect(result.enneagramConfidence).toBeGreaterThanOrEqual(50);
        expect(result.enneagramConfidence).toBeLessThanOrEqual(100);
        expect(result.enneagramSecondaryTypes).not.toContain(result.enneagramType);
        expect(result.enneagramSecondaryTypes).toEqual(
          expect.arrayContaining(result.enneagramCoLeaders),
        );
        for (const letter of result.mbtiAmbiguousLetters) expect(result.mbtiType).toContain(letter);
      }),
    );
  });

  it('rounds exactly as rational arithmetic does', () => {
    fc.assert(
      fc.property(responses, (given) => {
        const { mbtiConfidence, enneagramConfidence } = score(given);
        expect({ mbtiConfidence, enneagramConfidence }).toEqual(exactConfidences(QUIZ_BANK, given));
      }),
      { numRuns: 2000 },
    );
  });

  it('does not depend on the order of answers to different questions', () => {
    const shuffled = onePerQuestion.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(shuffled, ([given, other]) => expect(score(other)).toEqual(score(given))),
    );
  });

  it('counts only the last answer to a question', () => {
    fc.assert(
      fc.property(responses, response, (given, last) => {
        const withoutEarlier = given.filter(({ questionId }) => questionId !== last.questionId);
        expect(score([...given, last])).toEqual(score([...withoutEarlier, last]));
      }),
    );
  });

  it('ignores follow-ups of a decided question and questions of another bank', () => {
    fc.assert(
      fc.property(onePerQuestion, (given) => {
        const decided = given.filter(({ questionId }) => !questionId.startsWith('workstyle-ei'));
        const answered: QuizResponse = {
          questionId: 'workstyle-ei',
          answer: 'B',
          confidence: 'high',
        };
        const stale: QuizResponse[] = [
          { questionId: 'workstyle-ei-f1', answer: 'A', confidence: 'high' },
          { questionId: 'workstyle-xy', answer: 'A', confidence: 'high' },
        ];
        expect(score([...decided, answered, ...stale])).toEqual(score([...decided, answered]));
      }),
    );
  });

  it('writes notes whose words determine their icon', () => {
    fc.assert(
      fc.property(responses, (given) => {
        for (const { icon, text } of score(given).notes) {
          expect(noteIcon(text)).toBe(icon);
          expect(text).toMatch(/^[A-Z].*\.$/);
          expect(text).not.toContain('inconsistent');
        }
      }),
    );
  });
});
