import { DIMENSION_LETTERS, type QuizBank, type QuizResponse } from '../src/index.ts';

const WEIGHTS = { high: 3, medium: 2, low: 1 };

interface Ratio {
  n: bigint;
  d: bigint;
}

const ratio = (n: number, d = 1): Ratio => ({ n: BigInt(n), d: BigInt(d) });
const plus = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const times = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d });
const max = (a: Ratio, b: Ratio): Ratio => (a.n * b.d >= b.n * a.d ? a : b);
const min = (a: Ratio, b: Ratio): Ratio => (a.n * b.d <= b.n * a.d ? a : b);
const total = (terms: readonly Ratio[]): Ratio => terms.reduce(plus, ratio(0));
/** Only for positive values, for which BigInt division rounds down. */
const halfUp = ({ n, d }: Ratio): number => Number((2n * n + d) / (2n * d));

/** Computes the two confidences a second time, straight from their definition with BigInt, to verify the engine. */
export function exactConfidences(bank: QuizBank, responses: readonly QuizResponse[]) {
  const answers = Object.fromEntries(responses.map((response) => [response.questionId, response]));
  const counted = bank
    .filter((q) => q.level === 'L1' || answers[q.parentQuestionId]?.answer === 'Unsure')
    .flatMap((question) => {
      const given = answers[question.id];
      if (!given) return [];
      const w = WEIGHTS[given.confidence];
      const { optionA, optionB } = question;
      const chosen =
        given.answer === 'Unsure' ? null : given.answer === 'A' ? optionA.value : optionB.value;
      return [{ question, w, chosen, offered: [optionA.value, optionB.value] }];
    });
  const weigh = (some: typeof counted) => some.reduce((sum, { w }) => sum + w, 0);

  const dimensions = Object.entries(DIMENSION_LETTERS).flatMap(([dimension, [x]]) => {
    const given = counted.filter(
      ({ question }) => question.category === 'work_style' && question.dimension === dimension,
    );
    if (given.length === 0) return [];
    const decided = given.filter(({ chosen }) => chosen !== null);
    const forX = weigh(decided.filter(({ chosen }) => chosen === x));
    const all = weigh(decided);
    const base = max(
      ratio(1, 10),
      plus(ratio(weigh(given), 3 * given.length), ratio(decided.length - given.length, 10)),
    );
    return [times(base, all === 0 ? ratio(0) : ratio(Math.abs(2 * forX - all), all))];
  });
  const raw =
    dimensions.length === 0
      ? ratio(50)
      : plus(times(total(dimensions), ratio(100, dimensions.length)), ratio(20));

  const motivation = counted.filter(({ question }) => question.category === 'motivation');
  const points = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((type) =>
    weigh(motivation.filter(({ chosen }) => chosen === type)),
  );
  const winner = points.indexOf(Math.max(...points)) + 1;
  const offered = weigh(
    motivation.filter(({ chosen, offered }) => chosen !== null && offered.includes(winner as 1)),
  );
  const unsure = motivation.filter(({ chosen }) => chosen === null).length;
  const rawMotivation = times(
    ratio(100),
    max(
      ratio(3, 10),
      total([
        motivation.length === 0 ? ratio(0) : ratio(6 * weigh(motivation), 30 * motivation.length),
        offered === 0 ? ratio(0) : ratio(4 * points[winner - 1]!, 10 * offered),
        ratio(-8 * unsure, 100),
      ]),
    ),
  );
  return {
    mbtiConfidence: halfUp(min(ratio(100), max(ratio(60), raw))),
    enneagramConfidence: halfUp(min(ratio(100), max(ratio(50), rawMotivation))),
  };
}
