import {
  scoreSelfAssessment,
  SELF_ASSESSMENT_BANK,
  SELF_ASSESSMENT_DIMENSIONS,
  toPersonalityScores,
  type PersonalityScores,
  type SelfAssessmentBasis,
  type SelfAssessmentAnswers,
  type SelfAssessmentDimension,
  type SelfAssessmentResult,
} from '@rapport/contracts';
import { stillAsked, type SelfAssessmentDraft } from './self-assessment-draft.ts';

/** The result of these answers. */
export function scored(answers: SelfAssessmentAnswers): SelfAssessmentResult {
  return scoreSelfAssessment(SELF_ASSESSMENT_BANK, answers);
}

/**
 * The answers behind a stored result: those stored by the API, or else those saved in this browser. Null if neither
 * has them, because an earlier release saved the result in another browser.
 */
export function answersBehind(
  stored: PersonalityScores & Partial<SelfAssessmentBasis>,
  { saved }: SelfAssessmentDraft,
): SelfAssessmentAnswers | null {
  if (stored.answers) return stillAsked(stored.answers);
  if (saved === null) return null;
  const scores = toPersonalityScores(scored(saved).scores);
  const fields = Object.values(SELF_ASSESSMENT_DIMENSIONS).map(({ field }) => field);
  return fields.every((field) => scores[field] === stored[field]) ? saved : null;
}

/** The label of the button that opens the unanswered questions, like 'Continue with the 10 unanswered questions'. */
export function goOnText(answers: SelfAssessmentAnswers): string {
  const open = openCount(answers);
  return open === 1
    ? 'Continue with the unanswered question'
    : `Continue with the ${open} unanswered questions`;
}

/** The number of first-level questions without an answer. */
export function openCount(answers: SelfAssessmentAnswers): number {
  const { answered, total } = scored(answers);
  return total - answered;
}

/** Answers that the user can continue with although there's a result. */
export interface UnfinishedAnswers {
  answers: SelfAssessmentAnswers;
  /** A retake is only in this browser; answers of the first sitting are part of the result. */
  from: 'retake' | 'first-sitting';
}

/**
 * The answers to continue with although there's a result: those of a retake that was started, or else those that
 * were saved before all questions were answered.
 */
export function unfinishedAnswers(
  { unsaved }: SelfAssessmentDraft,
  behind: SelfAssessmentAnswers | null,
): UnfinishedAnswers | null {
  if (unsaved !== null && Object.keys(unsaved).length > 0 && !areSame(unsaved, behind)) {
    return { answers: unsaved, from: 'retake' };
  }
  if (behind === null || scored(behind).complete) return null;
  return { answers: behind, from: 'first-sitting' };
}

function areSame(one: SelfAssessmentAnswers, other: SelfAssessmentAnswers | null): boolean {
  if (other === null || Object.keys(one).length !== Object.keys(other).length) return false;
  return Object.entries(one).every(([id, answer]) => other[id] === answer);
}

/** The basis of a score: answers, a single answer, an Unsure without answered follow-ups, or no answer. */
export type Grounds = 'measured' | 'one answer' | 'not measured' | 'not answered';

/** The basis of a dimension's score. If the answers behind a result are unknown, it counts as measured. */
export function groundsOf(
  dimension: SelfAssessmentDimension,
  behind: SelfAssessmentAnswers | null,
): Grounds {
  if (behind === null) return 'measured';
  const count = scored(behind).measured[dimension];
  if (count > 0) return count === 1 ? 'one answer' : 'measured';
  const isAnswered = SELF_ASSESSMENT_BANK.some(
    (question) =>
      question.level === 'L1' &&
      question.dimension === dimension &&
      behind[question.id] !== undefined,
  );
  return isAnswered ? 'not measured' : 'not answered';
}
