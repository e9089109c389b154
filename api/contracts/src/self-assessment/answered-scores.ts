import { type Answer } from '../types.ts';
import { type SelfAssessmentAnswers } from './score-self-assessment.ts';
import {
  type PersonalityScores,
  SELF_ASSESSMENT_DIMENSIONS,
  type SelfAssessmentBank,
} from './dimensions.ts';

/**
 * What the scores rest on. Both are null as long as there is no result, and for one that an earlier
 * version of the product saved: it didn't keep the answers.
 */
export interface SelfAssessmentBasis {
  /** The answers by question id, follow-ups included. */
  answers: Readonly<Record<string, Answer>> | null;
  /** The scores whose question was answered, Unsure included. Any other score is only the middle of the scale. */
  answeredScores: (keyof PersonalityScores)[] | null;
}

const FIELDS = Object.values(SELF_ASSESSMENT_DIMENSIONS).map(({ field }) => field);

/**
 * The scores without those whose question was not answered: these are the middle of the scale
 * in the API and say nothing about the person. Where it is not known what was answered, every score counts:
 * an earlier version of the product saved the result.
 */
export function answeredOnly(
  scores: PersonalityScores & Partial<SelfAssessmentBasis>,
): Partial<PersonalityScores> {
  const open = new Set(unansweredScores(scores));
  return Object.fromEntries(
    FIELDS.filter((field) => !open.has(field)).map((field) => [field, scores[field]]),
  );
}

/** The scores whose question was not answered, in the order asked; none where that is not known. */
export function unansweredScores({
  answeredScores,
}: Partial<SelfAssessmentBasis>): (keyof PersonalityScores)[] {
  return answeredScores ? FIELDS.filter((field) => !answeredScores.includes(field)) : [];
}

/** The scores whose first-level question has an answer, Unsure included, in the order asked. */
export function answeredScoresOf(
  bank: SelfAssessmentBank,
  answers: SelfAssessmentAnswers,
): (keyof PersonalityScores)[] {
  return bank
    .filter(({ id, level }) => level === 'L1' && answers[id] !== undefined)
    .map(({ dimension }) => SELF_ASSESSMENT_DIMENSIONS[dimension].field);
}
