import { type MotivationType, type WorkStyleLetter, type WorkStyleType } from '../types.ts';
import { effectiveResponses } from './effective-responses.ts';
import { scoreMotivation } from './motivation-score.ts';
import { type QuizBank } from './quiz-types.ts';
import { type QuizNote, quizNotes } from './quiz-notes.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreWorkStyle } from './work-style-score.ts';

/** The result of a set of quiz answers about a contact. Fields are named as in the API. */
export interface QuizResult {
  mbtiType: WorkStyleType;
  /** In percent, 60–100; 60 means "60 or less". */
  mbtiConfidence: number;
  /** Open letters of `mbtiType`, in the order of the type. */
  mbtiAmbiguousLetters: WorkStyleLetter[];
  /** 1 if no answer supports any type. */
  enneagramType: MotivationType;
  /** In percent, 50–100; 50 means "50 or less". */
  enneagramConfidence: number;
  /** Types close behind, including tied ones: highest first, then by number. */
  enneagramSecondaryTypes: MotivationType[];
  /** Types tied with `enneagramType`, by number. Empty if it leads alone. */
  enneagramCoLeaders: MotivationType[];
  notes: QuizNote[];
}

/**
 * Scores the contact quiz. Any responses give a result, using defaults if necessary. Later answers replace earlier
 * ones to the same question, and follow-ups of a decided question don't count unless they narrow down a tie of
 * motivation types (see `narrowingQuestions`).
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
