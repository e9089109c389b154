import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** The answers about a contact that the API has stored, one per question. */
export function assessmentResponsesQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/assessment-responses/{contactId}', { contactId }));
}

/** The results of a contact with the answers behind them, the newest first. */
export function quizRunsQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/assessment-runs/{contactId}', { contactId }));
}
