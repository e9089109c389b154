import { endpoints } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** The scores of the signed-in person's self-assessment. */
export function userScoresQuery(shell: ShellApi) {
  return apiQuery(shell, endpoints.user.scores());
}

/** All cards; which of them match a person is decided here, not by the API. */
export function coachingRecommendationsQuery(shell: ShellApi) {
  return apiQuery(shell, endpoints.coaching.recommendations());
}
