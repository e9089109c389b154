import { fraction, roundHalfUp } from '../fraction.ts';
import { type Answer } from '../types.ts';
import {
  type PersonalityScores,
  type SelfAssessmentBank,
  type SelfAssessmentDimension,
  type SelfAssessmentQuestion,
} from './dimensions.ts';

/** The score of a dimension without answers: the middle of the scale. */
const UNMEASURED_SCORE = 50;

/** The current answers by question ID. */
export type SelfAssessmentAnswers = Readonly<Record<string, Answer>>;

export interface SelfAssessmentResult {
  /** Integers 0–100. */
  scores: Record<SelfAssessmentDimension, number>;
  /** How many answers each score is based on; 0 means the score is only the middle of the scale. */
  measured: Record<SelfAssessmentDimension, number>;
  /** The number of answered first-level questions, including Unsure. */
  answered: number;
  /** The number of first-level questions. */
  total: number;
  /** True if every first-level question has an answer. */
  complete: boolean;
}

/**
 * Scores the self-assessment. A first-level A or B decides its dimension; for an Unsure, it's the rounded mean of
 * the answered follow-ups. Follow-ups without an Unsure parent don't count.
 */
export function scoreSelfAssessment(
  bank: SelfAssessmentBank,
  answers: SelfAssessmentAnswers,
): SelfAssessmentResult {
  const firstLevel = bank.filter(({ level }) => level === 'L1');
  const answered = firstLevel.filter(({ id }) => answers[id] !== undefined).length;
  const evidence = mapDimensions((dimension) =>
    firstLevel
      .filter((question) => question.dimension === dimension)
      .flatMap((question) => evidenceOf(question, bank, answers)),
  );
  return {
    scores: mapDimensions((dimension) => mean(evidence[dimension])),
    measured: mapDimensions((dimension) => evidence[dimension].length),
    answered,
    total: firstLevel.length,
    complete: answered === firstLevel.length,
  };
}

/**
 * Returns `answers` with one more. Choosing A or B on a first-level question removes the answers to its follow-ups,
 * which are no longer asked.
 */
export function withSelfAssessmentAnswer(
  bank: SelfAssessmentBank,
  answers: SelfAssessmentAnswers,
  questionId: string,
  answer: Answer,
): SelfAssessmentAnswers {
  const dropped = new Set(
    answer === 'Unsure' ? [] : followUps(bank, questionId).map(({ id }) => id),
  );
  const kept = Object.entries(answers).filter(([id]) => !dropped.has(id));
  return { ...Object.fromEntries(kept), [questionId]: answer };
}

/** Returns text like '3 of 14 completed'. */
export function selfAssessmentProgressText({
  answered,
  total,
}: Pick<SelfAssessmentResult, 'answered' | 'total'>): string {
  return `${answered} of ${total} completed`;
}

/** Returns the label of the save button, which depends on whether the assessment is complete. */
export function selfAssessmentButtonText({
  complete,
}: Pick<SelfAssessmentResult, 'complete'>): 'Complete Assessment' | 'Save Progress' {
  return complete ? 'Complete Assessment' : 'Save Progress';
}

/** Returns the scores with the API's names. */
export function toPersonalityScores(
  scores: Readonly<Record<SelfAssessmentDimension, number>>,
): Record<keyof PersonalityScores, number> {
  return {
    bigFiveOpenness: scores.openness,
    bigFiveConscientiousness: scores.conscientiousness,
    bigFiveExtraversion: scores.extraversion,
    bigFiveAgreeableness: scores.agreeableness,
    bigFiveNeuroticism: scores.neuroticism,
    hexacoHonestyHumility: scores.honesty_humility,
    panasPositiveAffect: scores.positive_affect,
    panasNegativeAffect: scores.negative_affect,
    viaWisdom: scores.wisdom,
    viaCourage: scores.courage,
    viaLove: scores.love,
    hoganAdjustment: scores.adjustment,
    hoganAmbition: scores.ambition,
    hoganSociability: scores.sociability,
  };
}

function followUps(bank: SelfAssessmentBank, parentId: string): SelfAssessmentQuestion[] {
  return bank.filter(
    (question) => question.level === 'L2' && question.parentQuestionId === parentId,
  );
}

/** Returns the scores that a first-level question and its follow-ups add to their dimension. */
function evidenceOf(
  question: SelfAssessmentQuestion,
  bank: SelfAssessmentBank,
  answers: SelfAssessmentAnswers,
): number[] {
  const asked = answers[question.id] === 'Unsure' ? followUps(bank, question.id) : [question];
  return asked.flatMap(({ id, optionA, optionB }): number[] => {
    const answer = answers[id];
    if (answer === 'A') return [optionA.score];
    if (answer === 'B') return [optionB.score];
    return [];
  });
}

function mean(scores: readonly number[]): number {
  if (scores.length === 0) return UNMEASURED_SCORE;
  const total = scores.reduce((subtotal, score) => subtotal + score, 0);
  return roundHalfUp(fraction(total, scores.length));
}

function mapDimensions<Value>(
  valueOf: (dimension: SelfAssessmentDimension) => Value,
): Record<SelfAssessmentDimension, Value> {
  return {
    openness: valueOf('openness'),
    conscientiousness: valueOf('conscientiousness'),
    extraversion: valueOf('extraversion'),
    agreeableness: valueOf('agreeableness'),
    neuroticism: valueOf('neuroticism'),
    honesty_humility: valueOf('honesty_humility'),
    positive_affect: valueOf('positive_affect'),
    negative_affect: valueOf('negative_affect'),
    wisdom: valueOf('wisdom'),
    courage: valueOf('courage'),
    love: valueOf('love'),
    adjustment: valueOf('adjustment'),
    ambition: valueOf('ambition'),
    sociability: valueOf('sociability'),
  };
}
