import { endpoints } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery, isUnder } from '@rapport/remote-api/api-query';

/** The contact that is assessed. */
export function contactQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, endpoints.contacts.one(contactId));
}

/** The answers about a contact that the API has stored, one per question. */
export function assessmentResponsesQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, endpoints.assessments.answers(contactId));
}

/** The results of a contact with the answers behind them, the newest first. */
export function quizRunsQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, endpoints.assessments.runs(contactId));
}

/** Who the signed-in person is, what they have accepted, and whether they have a result of their own. */
export function userProfileQuery(shell: ShellApi) {
  return apiQuery(shell, endpoints.user.profile());
}

/** The person's own result, which coaching reads too. */
export function userScoresQuery(shell: ShellApi) {
  return apiQuery(shell, endpoints.user.scores());
}

/**
 * Finds all queries that a new result of the contact may change, here and in other remotes: the lists
 * of contacts, and everything about this one.
 */
export function queriesAbout(contactId: string) {
  return isUnder(
    endpoints.assessments.answers(contactId),
    endpoints.assessments.runs(contactId),
    ...READ_BY_OTHERS.map((pattern) => ({ path: pattern.replace(':contactId', contactId) })),
  );
}

/** Only the types of these endpoints are used: what decodes their responses stays out of the bundle. */
const READ_BY_OTHERS: readonly [
  typeof endpoints.contacts.list.pattern,
  typeof endpoints.actions.list.pattern,
  typeof endpoints.health.one.pattern,
  typeof endpoints.today.one.pattern,
] = ['/api/contacts', '/api/actions/:contactId', '/api/health/:contactId', '/api/today'];
