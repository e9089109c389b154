import { endpoints } from '@rapport/contracts';
import { isUnder } from '@rapport/remote-api/api-query';
import { type useQueryClient } from '@rapport/remote-api/query';

type Queries = ReturnType<typeof useQueryClient>;

/** Marks all that the API has said about contacts as outdated; what is on screen is fetched again at once. */
export function refreshContacts(queries: Queries): Promise<void> {
  return queries.invalidateQueries(isUnder(endpoints.contacts.list()));
}

/**
 * Marks what is known about one contact as outdated: health and next steps follow from interactions,
 * results and the cadence, and the lists show when the last contact was. What is on screen is fetched
 * again at once.
 */
export function refreshContact(queries: Queries, contactId: string): Promise<void> {
  return queries.invalidateQueries(
    isUnder(
      endpoints.contacts.list(),
      endpoints.health.one(contactId),
      endpoints.actions.list(contactId),
      endpoints.interactions.list(contactId),
    ),
  );
}
