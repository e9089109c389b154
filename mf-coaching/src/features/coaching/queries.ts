import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** The scores of the signed-in person's self-assessment. */
export function userScoresQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/user-profile'));
}

/** All cards; which of them match a person is decided here, not by the API. */
export function coachingRecommendationsQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/coaching-recommendations'));
}
