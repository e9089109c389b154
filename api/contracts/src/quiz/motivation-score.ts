import { clamp } from '../clamp.ts';
import { type Fraction, fraction, larger, product, roundHalfUp, sum } from '../fraction.ts';
import { MOTIVATION_TYPES, type MotivationType } from '../types.ts';
import { ANSWER_WEIGHTS, MAX_WEIGHT } from './answer-weight.ts';
import { MOTIVATION_FLOOR } from './confidence-bands.ts';
import { type EffectiveResponse } from './effective-responses.ts';
import { type OpenReason } from './open-reason.ts';
import { type QuizResponse } from './quiz-response.ts';

export interface MotivationScore {
  /** The type with the highest total; the lowest number if several are tied, and 1 without any points. */
  type: MotivationType;
  /** In percent, 50–100. */
  confidence: number;
  /** The other types with exactly the winner's total, by number. */
  coLeaders: MotivationType[];
  /** The other types above 0.6 of the winner's total, highest first, then by number. */
  secondaryTypes: MotivationType[];
  /** Why the motivation is open; null if one type leads. */
  openReason: OpenReason | null;
}

/** Returns the motivation type of the responses that count, according to product decision 3.2. */
export function scoreMotivation(
  responses: readonly EffectiveResponse<QuizResponse>[],
): MotivationScore {
  const totals = new Map<MotivationType, number>();
  const offered = new Map<MotivationType, number>();
  let count = 0;
  let unsure = 0;
  let weightOfAll = 0;

  for (const { question, response } of responses) {
    if (question.category !== 'motivation') continue;
    const weight = ANSWER_WEIGHTS[response.confidence];
    count += 1;
    weightOfAll += weight;
    if (response.answer === 'Unsure') {
      unsure += 1;
      continue;
    }
    const { optionA, optionB } = question;
    const chosen = response.answer === 'A' ? optionA.value : optionB.value;
    add(totals, chosen, weight);
    for (const type of new Set([optionA.value, optionB.value])) add(offered, type, weight);
  }

  const total = (type: MotivationType) => totals.get(type) ?? 0;
  const type = MOTIVATION_TYPES.reduce((best, next) => (total(next) > total(best) ? next : best));
  const top = total(type);
  const others = MOTIVATION_TYPES.filter((other) => other !== type && total(other) > 0);
  const coLeaders = others.filter((other) => total(other) === top);
  const atMost = offered.get(type) ?? 0;
  return {
    type,
    confidence: confidence({
      meanWeight: count === 0 ? fraction(0) : fraction(weightOfAll, MAX_WEIGHT * count),
      share: atMost === 0 ? fraction(0) : fraction(top, atMost),
      unsure,
    }),
    coLeaders,
    // 0.6 of the top in integers; equality isn't enough. The sort is stable, so numbers stay in order.
    secondaryTypes: others
      .filter((other) => 5 * total(other) > 3 * top)
      .sort((a, b) => total(b) - total(a)),
    openReason: top === 0 ? 'no_answer' : coLeaders.length > 0 ? 'contradicting' : null,
  };
}

function add(points: Map<MotivationType, number>, type: MotivationType, weight: number): void {
  points.set(type, (points.get(type) ?? 0) + weight);
}

interface Evidence {
  /** The mean weight of all answers, as a fraction of the highest weight. */
  meanWeight: Fraction;
  /** The winner's total as a fraction of its maximum. */
  share: Fraction;
  unsure: number;
}

function confidence({ meanWeight, share, unsure }: Evidence): number {
  const raw = sum([
    product(meanWeight, fraction(60)),
    product(share, fraction(40)),
    fraction(-8 * unsure),
  ]);
  return clamp(roundHalfUp(larger(raw, fraction(30))), MOTIVATION_FLOOR, 100);
}
