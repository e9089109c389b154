import { type MotivationType } from '../types.ts';
import { effectiveResponses } from './effective-responses.ts';
import { scoreMotivation } from './motivation-score.ts';
import { narrowingQuestions } from './narrowing.ts';
import { type OpenReason, type OpenReasons } from './open-reason.ts';
import { type QuizBank } from './quiz-types.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreWorkStyle } from './work-style-score.ts';

/** What the answers of a result say beyond its types and numbers: what is open, why, and what can help. */
export interface EstimateDetails {
  /** Types tied with `enneagramType`, by number. Empty when it leads alone. */
  enneagramCoLeaders: MotivationType[];
  /** Why each letter of `mbtiAmbiguousLetters` is open. */
  mbtiOpenReasons: OpenReasons;
  /** Why no single motivation type came out; null when one did. */
  enneagramOpenReason: OpenReason | null;
  /** How many questions can tell the tied types apart; 0 when there is no tie or none can. */
  narrowingQuestionCount: number;
}

/** The details of the result that `scoreQuiz` gives for the same answers. */
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
