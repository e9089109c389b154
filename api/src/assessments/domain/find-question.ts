import { QUIZ_BANK, type QuizQuestion } from '@rapport/contracts';

const QUESTIONS: ReadonlyMap<unknown, QuizQuestion> = new Map(
  QUIZ_BANK.map((question) => [question.id, question]),
);

/** Returns the question of the contact quiz with this ID. */
export function findQuestion(id: unknown): QuizQuestion | undefined {
  return QUESTIONS.get(id);
}
