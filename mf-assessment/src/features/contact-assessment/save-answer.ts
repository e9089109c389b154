import {
  QUIZ_BANK,
  type AssessmentResponse,
  type SaveAssessmentResponse,
} from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { type OpenAnswer } from './open-answers.ts';

/** Where the answers about a contact are read. */
export function responsesPath(contactId: string): string {
  return `/api/assessment-responses/${contactId}`;
}

/**
 * Stores one answer in place of the one before.
 * @param userId whose answer it is: it is not sent in the name of somebody who signed in since
 * @throws RequestError when the API refuses it or cannot be reached
 */
export async function saveAnswer(
  shell: ShellApi,
  userId: string,
  contactId: string,
  { questionId, answer, confidence, submissionKey }: OpenAnswer,
): Promise<AssessmentResponse> {
  if (shell.user.get()?.id !== userId) throw new Error('Somebody else is signed in');
  const body: SaveAssessmentResponse = {
    contactId,
    userProfileId: null,
    assessmentType: 'big_five',
    questionId,
    questionText: QUIZ_BANK.find(({ id }) => id === questionId)?.text ?? questionId,
    responseText: answer,
    responseScore: 50,
    confidenceLevel: confidence,
  };
  return shell.request<AssessmentResponse>('/api/assessment-responses', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': submissionKey },
  });
}
