import { ANSWERS, type GivenAnswer } from '@rapport/contracts';
import { userStorage, type UserItem } from '@rapport/remote-api/user-storage';

/** The answers of a quiz whose result isn't saved yet. */
export interface QuizDraft {
  /**
   * In the order in which they were chosen, each with its question, because the bank may have changed when they're
   * read.
   */
  answers: readonly GivenAnswer[];
  /**
   * Identifies the submission of exactly these answers, so that resending stores them once. Null while there are
   * questions.
   */
  submissionKey: string | null;
}

/** The draft of a user's quiz about one contact, stored in this browser. */
export function quizDraft(userId: string, contactId: string): UserItem<QuizDraft> {
  return userStorage(userId).item('quiz-draft', {
    contactId,
    parse: (value) => (isQuizDraft(value) ? value : null),
  });
}

function isQuizDraft(value: unknown): value is QuizDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'answers' in value &&
    Array.isArray(value.answers) &&
    value.answers.every(isGivenAnswer) &&
    'submissionKey' in value &&
    (value.submissionKey === null || typeof value.submissionKey === 'string')
  );
}

function isGivenAnswer(value: unknown): value is GivenAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'questionId' in value &&
    typeof value.questionId === 'string' &&
    'answer' in value &&
    ANSWERS.some((answer) => answer === value.answer) &&
    (!('narrowing' in value) || typeof value.narrowing === 'boolean')
  );
}
