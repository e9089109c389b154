import {
  decodeAssessmentResponse,
  decodeAssessmentResponses,
  QUIZ_BANK,
  type AssessmentResponse,
  type SaveAssessmentResponse,
} from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { write, type Endpoint } from '@rapport/remote-api/answers';
import { type OpenAnswer } from './open-answers.ts';

/** Where the answers about a contact are read. */
export function storedAnswers(contactId: string): Endpoint<AssessmentResponse[]> {
  return {
    path: `/api/assessment-responses/${contactId}`,
    decode: decodeAssessmentResponses,
  };
}

/**
 * Stores one answer in place of the one before.
 * @param userId whose answer it is: it is not sent in the name of somebody who signed in since
 * @returns what is stored, or null where the answer says nothing of it
 * @throws RequestError when the API refuses it or cannot be reached
 */
export async function saveAnswer(
  shell: ShellApi,
  userId: string,
  contactId: string,
  { questionId, answer, confidence, narrowing, submissionKey }: OpenAnswer,
): Promise<AssessmentResponse | null> {
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
    ...(narrowing && { narrowing }),
  };
  const answers = { path: '/api/assessment-responses', decode: decodeAssessmentResponse };
  const headers = { 'Idempotency-Key': submissionKey };
  return write(shell, answers, { method: 'POST', body, headers });
}
