import { ANSWERS } from '@rapport/contracts';
import { type Problem } from '../../validation/domain/text-rules.ts';
import { choiceProblem } from '../../validation/domain/value-rules.ts';

/** More than the bank will ever contain, so that a newer client isn't rejected. */
const MOST_ANSWERS = 100;
const QUESTION_ID = '^[A-Za-z0-9_-]{1,60}$';

/** Answers by question ID. */
export const SELF_ASSESSMENT_ANSWERS = {
  type: 'object' as const,
  propertyNames: { pattern: QUESTION_ID },
  maxProperties: MOST_ANSWERS,
  additionalProperties: { type: 'string', enum: [...ANSWERS] },
  example: { openness: 'A', courage: 'Unsure', 'courage-f1': 'B' },
};

/** Validates the answers of a self-assessment by question ID; unknown questions are accepted, too. */
export function selfAssessmentAnswersProblem(value: unknown): Problem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'must be an object of answers by question id';
  }
  const answers = Object.entries(value);
  if (answers.length > MOST_ANSWERS) return `must not have more than ${MOST_ANSWERS} answers`;
  if (!answers.every(([id]) => new RegExp(QUESTION_ID).test(id)))
    return 'must have question ids as names';
  const problem = answers.map(([, answer]) => choiceProblem(answer, ANSWERS)).find(Boolean);
  return problem ? `must hold answers, and each ${problem}` : null;
}
