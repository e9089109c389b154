import { type MotivationType, type WorkStyleLetter, type WorkStyleType } from '../types.ts';
import { effectiveResponses } from './effective-responses.ts';
import { scoreMotivation } from './motivation-score.ts';
import { type QuizBank } from './quiz-types.ts';
import { type QuizNote, quizNotes } from './quiz-notes.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreWorkStyle } from './work-style-score.ts';

/** What a set of quiz answers says about a contact. Names of the fields are those of the API. */
export interface QuizResult {
  mbtiType: WorkStyleType;
  /** Percent, 60–100; 60 means "60 or less". */
  mbtiConfidence: number;
  /** Letters of `mbtiType` that could as well be their opposite, in the order of the type. */
  mbtiAmbiguousLetters: WorkStyleLetter[];
  /** 1 when no answer speaks for any type. */
  enneagramType: MotivationType;
  /** Percent, 50–100; 50 means "50 or less". */
  enneagramConfidence: number;
  /** Types close behind, co-leaders included: highest first, then by number. */
  enneagramSecondaryTypes: MotivationType[];
  /** Types tied with `enneagramType`, by number. Empty when it leads alone. */
  enneagramCoLeaders: MotivationType[];
  notes: QuizNote[];
}

/**
 * Scores the contact quiz. Total: any responses give a result, defaults included. Later answers
 * replace earlier ones to the same question, and follow-ups of a decided question do not count,
 * unless they narrow down a tie of motivation types (see `narrowingQuestions`).
 */
export function scoreQuiz(bank: QuizBank, responses: readonly QuizResponse[]): QuizResult {
  const effective = effectiveResponses(bank, responses);
  const workStyle = scoreWorkStyle(effective);
  const motivation = scoreMotivation(effective);
  return {
    mbtiType: workStyle.type,
    mbtiConfidence: workStyle.confidence,
    mbtiAmbiguousLetters: workStyle.openLetters.map(({ letter }) => letter),
    enneagramType: motivation.type,
    enneagramConfidence: motivation.confidence,
    enneagramSecondaryTypes: motivation.secondaryTypes,
    enneagramCoLeaders: motivation.coLeaders,
    notes: quizNotes(workStyle, motivation),
  };
}
