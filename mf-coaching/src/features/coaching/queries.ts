import { endpoints } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** The scores of the signed-in person's self-assessment. */
export function userScoresQuery(shell: ShellApi) {
  return apiQuery(shell, endpoints.user.scores());
}

/** The contact who has been overdue for longest, else who is due next; a list of one or none. */
export function nextDueQuery(shell: ShellApi) {
  return apiQuery(shell, endpoints.contacts.list({ sort: 'nextDue', limit: 1 }));
}

/** How to reach a contact, with the cards about the two of you. */
export function guidanceQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, endpoints.guidance.one(contactId));
}

/** All cards; which of them match a person is decided here, not by the API. */
export function coachingRecommendationsQuery(shell: ShellApi) {
  return apiQuery(shell, endpoints.coaching.recommendations());
}
