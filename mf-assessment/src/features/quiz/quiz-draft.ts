import { ANSWERS, type GivenAnswer } from '@rapport/contracts';
import { isRecord, keptItem, type KeptItem } from '../../kept-item.ts';

/** Answers of a quiz that is not saved yet. */
export interface QuizDraft {
  /** In the order given, each with its question: the bank may have changed by the time they are read. */
  answers: readonly GivenAnswer[];
  /** Names the submission of these very answers, so that sending them again stores them once. Null while asking. */
  submissionKey: string | null;
}

/**
 * The draft of one person's quiz about one contact, kept in this browser.
 * @param userId whose answers they are: two people on one computer never see each other's
 */
export function quizDraftStore(userId: string, contactId: string): KeptItem<QuizDraft> {
  return keptItem(`rapport.quiz-draft:${userId}:${contactId}`, isQuizDraft);
}

function isQuizDraft(value: unknown): value is QuizDraft {
  return (
    isRecord(value) &&
    Array.isArray(value['answers']) &&
    value['answers'].every(isGivenAnswer) &&
    (value['submissionKey'] === null || typeof value['submissionKey'] === 'string')
  );
}

function isGivenAnswer(value: unknown): value is GivenAnswer {
  return (
    isRecord(value) &&
    typeof value['questionId'] === 'string' &&
    ANSWERS.some((answer) => answer === value['answer']) &&
    (value['narrowing'] === undefined || typeof value['narrowing'] === 'boolean')
  );
}
