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

/** The body of POST /api/quiz-complete that these answers give. */
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

/** The answers of a quiz dialog, in the order asked. */
export function dialogAnswers(...answers: Answer[]): QuizResponse[] {
  return quizResponses(QUIZ_BANK, answers);
}

/** The same with the tie of their motivation types narrowed down, always by the same answer. */
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
