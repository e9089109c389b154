import fc from 'fast-check';
import { type Answer } from '../types.ts';
import { answerEvidence, CERTAIN_FROM } from './answer-evidence.ts';
import { QUIZ_BANK } from './quiz-questions.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreQuiz } from './score-quiz.ts';

const given = (answers: Record<string, Answer>): QuizResponse[] =>
  Object.entries(answers).map(([questionId, answer]) => ({
    questionId,
    answer,
    confidence: 'medium',
  }));

/** Listens first; concrete or conceptual unclear at 3 to 2; people first; plans ahead; three motivations tied. */
const MARY = given({
  'workstyle-ei': 'B',
  'workstyle-sn': 'Unsure',
  'workstyle-sn-f1': 'A',
  'workstyle-sn-f2': 'A',
  'workstyle-sn-f3': 'B',
  'workstyle-sn-f4': 'B',
  'workstyle-sn-f5': 'B',
  'workstyle-tf': 'B',
  'workstyle-jp': 'A',
  'motivation-1': 'B',
  'motivation-2': 'A',
  'stress-1': 'B',
});

const anyResponses = fc.array(
  fc.record({
    questionId: fc.constantFrom(...QUIZ_BANK.map(({ id }) => id)),
    answer: fc.constantFrom<Answer>('A', 'B', 'Unsure'),
    confidence: fc.constantFrom('high' as const, 'medium' as const, 'low' as const),
  }),
  { maxLength: 30 },
);

describe('answerEvidence', () => {
  it('states the evidence of each letter', () => {
    const { axes } = answerEvidence(QUIZ_BANK, MARY);
    expect(axes.EI).toEqual({
      dimension: 'EI',
      letter: 'I',
      state: 'certain',
      k: 1,
      word: 'one answer',
      for: 1,
      against: 0,
      unsure: 0,
      questionIds: ['workstyle-ei'],
    });
    expect(axes.SN).toMatchObject({ state: 'open', word: 'open', for: 3, against: 2, unsure: 1 });
    expect(axes.SN.k).toBeCloseTo(0.17);
  });

  it('settles an axis when one of five answers changes sides', () => {
    const changed = [...MARY, ...given({ 'workstyle-sn-f1': 'B' })];
    const { axes } = answerEvidence(QUIZ_BANK, changed);
    expect(axes.SN).toMatchObject({ state: 'certain', for: 4, against: 1, unsure: 1 });
    expect(axes.SN.k).toBeCloseTo(0.51);
  });

  it('names tied types, without a certainty', () => {
    expect(answerEvidence(QUIZ_BANK, MARY).motivation).toMatchObject({
      state: 'tied',
      k: 0,
      word: 'tied',
    });
  });

  it('is unknown without answers', () => {
    const { axes, motivation } = answerEvidence(QUIZ_BANK, []);
    expect(Object.values(axes).map(({ state, k }) => [state, k])).toEqual(
      Array.from({ length: 4 }, () => ['unknown', 0]),
    );
    expect(motivation).toMatchObject({ state: 'unknown', types: [] });
  });

  it('agrees with the score about letters, open letters, and types', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const score = scoreQuiz(QUIZ_BANK, responses);
        const { axes, motivation } = answerEvidence(QUIZ_BANK, responses);
        const all = Object.values(axes);
        expect(all.map(({ letter }) => letter).join('')).toBe(score.mbtiType);
        for (const { state, letter, k } of all) {
          if (state === 'certain') expect(score.mbtiAmbiguousLetters).not.toContain(letter);
          expect(state === 'certain').toBe(
            !score.mbtiAmbiguousLetters.includes(letter) && k >= CERTAIN_FROM,
          );
          expect(k).toBeGreaterThanOrEqual(0);
          expect(k).toBeLessThanOrEqual(1);
        }
        if (motivation.types.length === 1) expect(motivation.types).toEqual([score.enneagramType]);
      }),
    );
  });
});
