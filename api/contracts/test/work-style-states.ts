import { type Answer, DIMENSION_LETTERS, WORK_STYLE_DIMENSIONS } from '../src/types.ts';
import { effectiveResponses } from '../src/quiz/effective-responses.ts';
import { QUIZ_BANK } from '../src/quiz/quiz-questions.ts';
import { type QuizResponse } from '../src/quiz/quiz-response.ts';
import { scoreWorkStyle } from '../src/quiz/work-style-score.ts';

/** A possible outcome of a question if every answer has medium confidence. */
interface Outcome {
  first: number;
  second: number;
  /** Unsure answers, including the parent. */
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

/** Every confidence of one question is an integer multiple of 1 / SCALE. */
const SCALE = 30 * 6 * 120;

/** base × consistency of one question, times SCALE: an integer, so sums of it are exact. */
function scaledCertainty({ first, second, unsure }: Outcome): number {
  const decided = first + second;
  if (decided === 0) return 0;
  const baseTimes30 = Math.max(3, 20 - 3 * unsure);
  return (baseTimes30 * Math.abs(first - second) * (SCALE / 30)) / decided;
}

/** The same as a floating-point number, which isn't exact. */
function floatCertainty({ first, second, unsure }: Outcome): number {
  const decided = first + second;
  if (decided === 0) return 0;
  return Math.max(0.1, 2 / 3 - 0.1 * unsure) * (Math.abs(first - second) / decided);
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

/** The result of scoring many states of the quiz. */
export interface Scored {
  count: number;
  wronglyRounded: number;
  openFrom75: number;
  byFloatingPoint: number;
  /** Sorted confidences of 70 and more. */
  high: number[];
}

/**
 * Scores the work-style states of the quiz and compares each confidence with exact arithmetic.
 *
 * @param states `all` combines each of the four dimensions with each outcome; `one order` omits permutations of
 * outcomes among dimensions
 */
export function scoreStates(states: 'all' | 'one order'): Scored {
  const scored = { count: 0, wronglyRounded: 0, openFrom75: 0, byFloatingPoint: 0 };
  const values = new Set<number>();
  const [ei, sn, tf, jp] = WORK_STYLE_DIMENSIONS.map((dimension) =>
    OUTCOMES.map((outcome, index) => ({
      index,
      responses: responsesOf(dimension, outcome),
      scaled: scaledCertainty(outcome),
      float: floatCertainty(outcome),
    })),
  );
  const from = (list: typeof ei, { index }: { index: number }) =>
    states === 'all' ? list! : list!.slice(index);
  for (const a of ei!)
    for (const b of from(sn, a))
      for (const c of from(tf, b))
        for (const d of from(jp, c)) {
          const { confidence, openLetters } = scoreWorkStyle([
            ...a.responses,
            ...b.responses,
            ...c.responses,
            ...d.responses,
          ]);
          const scaled = a.scaled + b.scaled + c.scaled + d.scaled;
          const exact = Math.floor((25 * scaled + 20 * SCALE) / SCALE + 0.5);
          const float = 100 * ((a.float + b.float + c.float + d.float) / 4) + 20;
          scored.count += 1;
          values.add(confidence);
          if (confidence !== Math.max(60, exact)) scored.wronglyRounded += 1;
          if (confidence >= 75 && openLetters.length > 0) scored.openFrom75 += 1;
          if (Math.max(60, Math.round(float)) !== confidence) scored.byFloatingPoint += 1;
        }
  const high = [...values].filter((value) => value >= 70).toSorted((a, b) => a - b);
  return { ...scored, high };
}
