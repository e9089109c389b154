import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** All cards; which of them match a person is decided here, not by the API. */
export function coachingRecommendationsQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/coaching-recommendations'));
}
