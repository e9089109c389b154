import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** All cards; the front end decides which of them match, not the API. */
export function coachingRecommendationsQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/coaching-recommendations'));
}
