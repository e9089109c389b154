import { type Answer, DIMENSION_LETTERS, WORK_STYLE_DIMENSIONS } from '../types.ts';
import { effectiveResponses } from './effective-responses.ts';
import { QUIZ_BANK } from './quiz-questions.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreWorkStyle } from './work-style-score.ts';

/** How a question can come out when every answer is of medium confidence. */
interface Outcome {
  first: number;
  second: number;
  /** Unsure answers, the parent included. */
  unsure: number;
}

/** Decided either way, or Unsure with any split of the five follow-ups: 23 outcomes. */
const OUTCOMES: Outcome[] = [
  { first: 1, second: 0, unsure: 0 },
  { first: 0, second: 1, unsure: 0 },
  ...[0, 1, 2, 3, 4, 5].flatMap((first) =>
    Array.from({ length: 6 - first }, (_, second) => ({
      first,
      second,
      unsure: 6 - first - second,
    })),
  ),
];

/** A number that every confidence of one question is a whole multiple of 1 / SCALE of. */
const SCALE = 30 * 6 * 120;

/** base x consistency of one question, times SCALE: a whole number, so sums of it are exact. */
function scaledCertainty({ first, second, unsure }: Outcome): number {
  const decided = first + second;
  if (decided === 0) return 0;
  const baseTimes30 = Math.max(3, 20 - 3 * unsure);
  return (baseTimes30 * Math.abs(first - second) * (SCALE / 30)) / decided;
}

function responsesOf(dimension: (typeof WORK_STYLE_DIMENSIONS)[number], outcome: Outcome) {
  const [x] = DIMENSION_LETTERS[dimension];
  const parent = `workstyle-${dimension.toLowerCase()}`;
  const isDecided = outcome.unsure === 0;
  const ids = isDecided ? [parent] : [1, 2, 3, 4, 5].map((n) => `${parent}-f${n}`);
  const answers = ids.map((id, index): QuizResponse => {
    const letterFirst = index < outcome.first;
    const chosen = letterFirst || index < outcome.first + outcome.second;
    const optionA = QUIZ_BANK.find((question) => question.id === id)?.optionA.value;
    const answer: Answer = !chosen ? 'Unsure' : letterFirst === (optionA === x) ? 'A' : 'B';
    return { questionId: id, answer, confidence: 'medium' };
  });
  const all: QuizResponse[] = isDecided
    ? answers
    : [{ questionId: parent, answer: 'Unsure', confidence: 'medium' }, ...answers];
  return effectiveResponses(QUIZ_BANK, all);
}

describe('scoreWorkStyle over every work-style state of the quiz', () => {
  const states = { count: 0, wronglyRounded: 0, openFrom75: 0, byFloatingPoint: 0 };
  const values = new Set<number>();

  beforeAll(() => {
    const [ei, sn, tf, jp] = WORK_STYLE_DIMENSIONS.map((dimension) =>
      OUTCOMES.map((outcome) => ({
        responses: responsesOf(dimension, outcome),
        scaled: scaledCertainty(outcome),
        float:
          outcome.first + outcome.second === 0
            ? 0
            : Math.max(0.1, 2 / 3 - 0.1 * outcome.unsure) *
              (Math.abs(outcome.first - outcome.second) / (outcome.first + outcome.second)),
      })),
    );
    for (const a of ei!)
      for (const b of sn!)
        for (const c of tf!)
          for (const d of jp!) {
            const { confidence, openLetters } = scoreWorkStyle([
              ...a.responses,
              ...b.responses,
              ...c.responses,
              ...d.responses,
            ]);
            const scaled = a.scaled + b.scaled + c.scaled + d.scaled;
            const exact = Math.floor((25 * scaled + 20 * SCALE) / SCALE + 0.5);
            const float = 100 * ((a.float + b.float + c.float + d.float) / 4) + 20;
            states.count += 1;
            values.add(confidence);
            if (confidence !== Math.max(60, exact)) states.wronglyRounded += 1;
            if (confidence >= 75 && openLetters.length > 0) states.openFrom75 += 1;
            if (Math.max(60, Math.round(float)) !== confidence) states.byFloatingPoint += 1;
          }
  });

  it('rounds each of the 279,841 states as exact arithmetic does, which floating point does not', () => {
    expect(states).toMatchObject({ count: 279_841, wronglyRounded: 0 });
    expect(states.byFloatingPoint).toBeGreaterThan(0);
  });

  it('never calls a result with an open letter consistent', () => {
    expect(states.openFrom75).toBe(0);
  });

  it('reaches 70 and the ceiling of 87, but none of the values between clean answers', () => {
    expect([...values].filter((value) => value >= 70).toSorted((a, b) => a - b)).toEqual([
      70, 71, 72, 73, 74, 76, 77, 79, 82, 84, 87,
    ]);
  });
});
