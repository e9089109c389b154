import { isAbout } from '@rapport/remote-api/api-query';
import { type useQueryClient } from '@rapport/remote-api/query';

type Queries = ReturnType<typeof useQueryClient>;

/** Marks all that the API has said about contacts as outdated; what is on screen is fetched again at once. */
export function refreshContacts(queries: Queries): Promise<void> {
  return queries.invalidateQueries(isAbout());
}

/** Marks what is known about one contact as outdated, and the lists; what is on screen is fetched again at once. */
export function refreshContact(queries: Queries, contactId: string): Promise<void> {
  return queries.invalidateQueries(isAbout(contactId));
}
