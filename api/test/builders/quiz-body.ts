import {
  type Answer,
  narrowingQuestions,
  narrowingResponses,
  QUIZ_BANK,
  quizResponses,
  type QuizResponse,
  scoreQuiz,
} from '@rapport/contracts';
import { type QuizCompleteDto } from '../../src/assessments/dto/quiz-complete.dto.ts';

/** Returns the body of POST /api/quiz-complete for these answers. */
export function quizBody(contactId: string, responses: QuizResponse[]): QuizCompleteDto {
  const scored = scoreQuiz(QUIZ_BANK, responses);
  return {
    contactId,
    mbtiType: scored.mbtiType,
    mbtiConfidence: scored.mbtiConfidence,
    mbtiAmbiguousLetters: scored.mbtiAmbiguousLetters,
    enneagramType: scored.enneagramType,
    enneagramConfidence: scored.enneagramConfidence,
    enneagramSecondaryTypes: scored.enneagramSecondaryTypes,
    notes: scored.notes.map(({ text }) => text),
    responses,
  };
}

/** Returns the answers of a quiz dialog, in the order asked. */
export function dialogAnswers(...answers: Answer[]): QuizResponse[] {
  return quizResponses(QUIZ_BANK, answers);
}

/** Adds answers that break the tie of the motivation types, all with the same option. */
export function narrowedDown(responses: QuizResponse[], answer: Answer = 'A'): QuizResponse[] {
  const questions = narrowingQuestions(QUIZ_BANK, responses);
  return [
    ...responses,
    ...narrowingResponses(
      questions,
      questions.map(() => answer),
    ),
  ];
}
