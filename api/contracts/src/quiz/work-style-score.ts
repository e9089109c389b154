import { clamp } from '../clamp.ts';
import { type Fraction, fraction, larger, product, roundHalfUp, sum } from '../fraction.ts';
import {
  DIMENSION_LETTERS,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
  type WorkStyleLetter,
  type WorkStyleType,
} from '../types.ts';
import { ANSWER_WEIGHTS, MAX_WEIGHT } from './answer-weight.ts';
import { WORK_STYLE_FLOOR } from './confidence-bands.ts';
import { type EffectiveResponse } from './effective-responses.ts';
import { type QuizResponse } from './quiz-response.ts';

/** A letter that's open. */
export interface OpenLetter {
  dimension: WorkStyleDimension;
  letter: WorkStyleLetter;
  /** True if answers contradict each other; false if no answer took a side. */
  contested: boolean;
}

export interface WorkStyleScore {
  type: WorkStyleType;
  /** In percent, 60–100. */
  confidence: number;
  /** In the order of the letters of a type. */
  openLetters: OpenLetter[];
}

/** Returns the work-style type of the responses that count, according to product decision 3.1. */
export function scoreWorkStyle(
  responses: readonly EffectiveResponse<QuizResponse>[],
): WorkStyleScore {
  const tallies = {
    EI: tally('EI', responses),
    SN: tally('SN', responses),
    TF: tally('TF', responses),
    JP: tally('JP', responses),
  };
  const { EI, SN, TF, JP } = tallies;
  return {
    type: `${EI.letter}${SN.letter}${TF.letter}${JP.letter}`,
    confidence: confidence([EI, SN, TF, JP]),
    openLetters: WORK_STYLE_DIMENSIONS.flatMap((dimension) => {
      const { maximum, letter } = tallies[dimension];
      return isOpen(tallies[dimension]) ? [{ dimension, letter, contested: maximum > 0 }] : [];
    }),
  };
}

/** The counted answers about one axis. Weights are those of `ANSWER_WEIGHTS`. */
export interface Tally {
  /** Responses, including Unsure. */
  count: number;
  unsure: number;
  /** The weight of all responses. */
  weight: number;
  /** The weight of the A and B answers, which is the maximum balance. */
  maximum: number;
  /** The weight for the first letter minus the weight for the second. */
  balance: number;
}

/** Counts the responses about one axis. */
export function tally<Dimension extends WorkStyleDimension>(
  dimension: Dimension,
  responses: readonly EffectiveResponse<QuizResponse>[],
): Tally & { letter: (typeof DIMENSION_LETTERS)[Dimension][number] } {
  const [first, second] = DIMENSION_LETTERS[dimension];
  const result = { count: 0, unsure: 0, weight: 0, maximum: 0, balance: 0 };
  for (const { question, response } of responses) {
    if (question.category !== 'work_style' || question.dimension !== dimension) continue;
    const weight = ANSWER_WEIGHTS[response.confidence];
    result.count += 1;
    result.weight += weight;
    if (response.answer === 'Unsure') {
      result.unsure += 1;
      continue;
    }
    const { value } = response.answer === 'A' ? question.optionA : question.optionB;
    result.maximum += weight;
    result.balance += value === first ? weight : -weight;
  }
  return { ...result, letter: result.balance < 0 ? second : first };
}

function confidence(tallies: readonly Tally[]): number {
  const answered = tallies.filter(({ count }) => count > 0);
  if (answered.length === 0) return WORK_STYLE_FLOOR;
  const mean = product(sum(answered.map(certainty)), fraction(1, answered.length));
  const raw = sum([product(mean, fraction(100)), fraction(20)]);
  return clamp(roundHalfUp(raw), WORK_STYLE_FLOOR, 100);
}

/** Returns whether the answers decide for no side: the balance is below 0.4 of their weight. Equality is decided. */
export function isOpen({ balance, maximum }: Tally): boolean {
  return maximum === 0 || 5 * Math.abs(balance) < 2 * maximum;
}

/** Returns the observer's confidence (less 0.1 per Unsure, at least 0.1) times the agreement of the answers. */
export function certainty({ count, unsure, weight, maximum, balance }: Tally): Fraction {
  if (maximum === 0) return fraction(0);
  const base = sum([fraction(weight, MAX_WEIGHT * count), fraction(-unsure, 10)]);
  return product(larger(base, fraction(1, 10)), fraction(Math.abs(balance), maximum));
}
