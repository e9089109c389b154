import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** The stored answers about a contact, one per question. */
export function assessmentResponsesQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/assessment-responses/{contactId}', { contactId }));
}

/** The results about a contact with their answers, newest first. */
export function quizRunsQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/assessment-runs/{contactId}', { contactId }));
}
