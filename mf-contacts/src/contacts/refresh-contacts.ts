import { endpoints } from '@rapport/contracts';
import { isUnder } from '@rapport/remote-api/api-query';
import { type useQueryClient } from '@rapport/remote-api/query';

type Queries = ReturnType<typeof useQueryClient>;

/** Marks all that the API has said about contacts as outdated; what is on screen is fetched again at once. */
export function refreshContacts(queries: Queries): Promise<void> {
  return queries.invalidateQueries(isUnder(endpoints.contacts.list(), TODAY, MEETINGS));
}

/**
 * Marks what is known about one contact as outdated: health, next steps and guidance follow from
 * interactions, results and the cadence, and the lists show when the last contact was. What is on screen is fetched
 * again at once.
 */
export function refreshContact(queries: Queries, contactId: string): Promise<void> {
  return queries.invalidateQueries(
    isUnder(
      endpoints.contacts.list(),
      TODAY,
      MEETINGS,
      ...RECORDS.map((pattern) => ({ path: pattern.replace(':contactId', contactId) })),
    ),
  );
}

/** Who needs the user today follows from what is known about all contacts. */
const TODAY: { path: typeof endpoints.today.one.pattern } = { path: '/api/today' };

/** A meeting is changed with the interactions of those who take part. */
const MEETINGS: { path: typeof endpoints.meetings.list.pattern } = { path: '/api/meetings' };

/** Only the types of these endpoints are used: the list is shown without what decodes their responses. */
const RECORDS: readonly [
  typeof endpoints.health.one.pattern,
  typeof endpoints.actions.list.pattern,
  typeof endpoints.interactions.list.pattern,
  typeof endpoints.guidance.one.pattern,
  typeof endpoints.assessments.runs.pattern,
] = [
  '/api/health/:contactId',
  '/api/actions/:contactId',
  '/api/interactions/:contactId',
  '/api/guidance/:contactId',
  '/api/assessment-runs/:contactId',
];
