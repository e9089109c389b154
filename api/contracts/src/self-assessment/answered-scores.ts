import { type Answer } from '../types.ts';
import { type SelfAssessmentAnswers } from './score-self-assessment.ts';
import {
  type PersonalityScores,
  SELF_ASSESSMENT_DIMENSIONS,
  type SelfAssessmentBank,
} from './dimensions.ts';

/**
 * The evidence of the scores. Both are null without a result, and for one saved by an earlier version, which didn't
 * store answers.
 */
export interface SelfAssessmentBasis {
  /** The answers by question ID, including follow-ups. */
  answers: Readonly<Record<string, Answer>> | null;
  /** The scores whose question was answered, including Unsure. Any other score is only the middle of the scale. */
  answeredScores: (keyof PersonalityScores)[] | null;
}

const FIELDS = Object.values(SELF_ASSESSMENT_DIMENSIONS).map(({ field }) => field);

/**
 * Returns the scores whose question was answered; the others are the middle of the scale in the API and say nothing
 * about the user. If it's unknown what was answered, because an earlier version saved the result, every score
 * counts.
 */
export function answeredOnly(
  scores: PersonalityScores & Partial<SelfAssessmentBasis>,
): Partial<PersonalityScores> {
  const open = new Set(unansweredScores(scores));
  return Object.fromEntries(
    FIELDS.filter((field) => !open.has(field)).map((field) => [field, scores[field]]),
  );
}

/** Returns the scores whose question wasn't answered, in the order asked; empty if that's unknown. */
export function unansweredScores({
  answeredScores,
}: Partial<SelfAssessmentBasis>): (keyof PersonalityScores)[] {
  return answeredScores ? FIELDS.filter((field) => !answeredScores.includes(field)) : [];
}

/** Returns the scores whose first-level question has an answer, including Unsure, in the order asked. */
export function answeredScoresOf(
  bank: SelfAssessmentBank,
  answers: SelfAssessmentAnswers,
): (keyof PersonalityScores)[] {
  return bank
    .filter(({ id, level }) => level === 'L1' && answers[id] !== undefined)
    .map(({ dimension }) => SELF_ASSESSMENT_DIMENSIONS[dimension].field);
}
