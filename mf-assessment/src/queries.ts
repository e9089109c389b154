import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery, versionedQuery } from '@rapport/remote-api/api-query';

/** The contact that is assessed, with its version: other remotes read it under the same key and change it. */
export function contactQuery(shell: ShellApi, contactId: string) {
  return versionedQuery(shell, api.get('/api/contacts/{id}', { id: contactId }));
}

/** The answers about a contact that the API has stored, one per question. */
export function assessmentResponsesQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/assessment-responses/{contactId}', { contactId }));
}

/** The results of a contact with the answers behind them, the newest first. */
export function quizRunsQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/assessment-runs/{contactId}', { contactId }));
}

/** Who the signed-in person is, what they have accepted, and whether they have a result of their own. */
export function userProfileQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/user/profile'));
}

/** The person's own result, which coaching reads too. */
export function userScoresQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/user-profile'));
}
