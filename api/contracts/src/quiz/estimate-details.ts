import { type MotivationType } from '../types.ts';
import { effectiveResponses } from './effective-responses.ts';
import { scoreMotivation } from './motivation-score.ts';
import { narrowingQuestions } from './narrowing.ts';
import { type OpenReason, type OpenReasons } from './open-reason.ts';
import { type QuizBank } from './quiz-types.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreWorkStyle } from './work-style-score.ts';

/** Details of a result beyond its types and numbers: what's open, why, and what can help. */
export interface EstimateDetails {
  /** Types tied with `enneagramType`, by number. Empty if it leads alone. */
  enneagramCoLeaders: MotivationType[];
  /** Why each letter of `mbtiAmbiguousLetters` is open. */
  mbtiOpenReasons: OpenReasons;
  /** Why the motivation is open; null if one type came out. */
  enneagramOpenReason: OpenReason | null;
  /** How many questions can separate the tied types; 0 if there's no tie or none can. */
  narrowingQuestionCount: number;
}

/** Returns the details of the result that `scoreQuiz` returns for the same answers. */
export function estimateDetails(
  bank: QuizBank,
  responses: readonly QuizResponse[],
): EstimateDetails {
  const effective = effectiveResponses(bank, responses);
  const { coLeaders, openReason } = scoreMotivation(effective);
  return {
    enneagramCoLeaders: coLeaders,
    mbtiOpenReasons: Object.fromEntries(
      scoreWorkStyle(effective).openLetters.map(({ letter, contested }) => [
        letter,
        contested ? 'contradicting' : 'no_answer',
      ]),
    ),
    enneagramOpenReason: openReason,
    narrowingQuestionCount: narrowingQuestions(bank, responses).length,
  };
}
