import { QUIZ_BANK, quizState, type Answer } from '@rapport/contracts';
import * as fc from 'fast-check';
import { nextFill, type ProgressFill } from './progress-fill.ts';

const START: ProgressFill = { answered: 0, expected: 7, percent: 0, filled: 0 };
const fills = (answers: readonly Answer[]) =>
  answers.reduce<ProgressFill[]>(
    (before, _answer, index) => [
      ...before,
      nextFill(before.at(-1) ?? START, quizState(QUIZ_BANK, answers.slice(0, index + 1))),
    ],
    [],
  );

describe('nextFill', () => {
  it('is the percentage as long as no question is added', () => {
    for (const { filled, percent } of fills(['A', 'B', 'A', 'B', 'A', 'B', 'A'])) {
      expect(Math.round(filled)).toBe(percent);
    }
  });

  it('keeps the bar where it is when an answer adds five questions and the percentage falls', () => {
    const [, , third, fourth] = fills(['A', 'A', 'A', 'Unsure']);
    expect(fourth?.percent).toBeLessThan(third?.percent ?? 0);
    expect(fourth?.filled).toBeGreaterThan(third?.filled ?? 100);
  });

  it('goes back when an answer is taken back', () => {
    const [first, second] = fills(['A', 'B']);
    expect(nextFill(second ?? START, first ?? START).filled).toBe(first?.percent);
  });

  it('never falls from answer to answer, and is full with the last one only', () => {
    const answers = fc.array(fc.constantFrom<Answer>('A', 'B', 'Unsure'), {
      minLength: 1,
      maxLength: 42,
    });
    fc.assert(
      fc.property(answers, (given) => {
        const asked = given.filter((_, index) => !quizState(QUIZ_BANK, given.slice(0, index)).done);
        let last = 0;
        for (const { filled, answered, expected } of fills(asked)) {
          expect(filled).toBeGreaterThan(last);
          expect(filled === 100).toBe(answered === expected);
          last = filled;
        }
      }),
      { examples: [[['A', 'A', 'A', 'A', 'A', 'A', 'Unsure', 'A', 'A', 'A', 'A', 'A']]] },
    );
  });
});
