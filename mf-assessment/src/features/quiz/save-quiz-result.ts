import { type QuizBank, type QuizComplete, type QuizResult } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { responsesOf, type GivenAnswers } from './given-answers.ts';

interface Submission extends GivenAnswers {
  contactId: string;
  result: QuizResult;
  /** The same for every attempt at one result, so that a repeated one stores it once. */
  submissionKey: string;
}

/**
 * Stores the result of a quiz on its contact, with the answers as evidence.
 * @throws RequestError when the API refuses it or cannot be reached
 */
export async function saveQuizResult(
  shell: ShellApi,
  bank: QuizBank,
  { contactId, result, submissionKey, ...given }: Submission,
): Promise<void> {
  const body: QuizComplete = {
    contactId,
    mbtiType: result.mbtiType,
    enneagramType: result.enneagramType,
    mbtiConfidence: result.mbtiConfidence,
    enneagramConfidence: result.enneagramConfidence,
    mbtiAmbiguousLetters: result.mbtiAmbiguousLetters,
    enneagramSecondaryTypes: result.enneagramSecondaryTypes,
    notes: result.notes.map(({ text }) => text),
    responses: responsesOf(bank, given),
  };
  await shell.request('/api/quiz-complete', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': submissionKey },
  });
}
