import { type useQueryClient } from '@rapport/remote-api/query';
import { CONTACTS_API } from './contact-routes.ts';
import { actionsApi, healthApi, interactionsApi } from './contact-record-paths.ts';

/**
 * Marks what is known about one contact as outdated: health and next steps follow from interactions
 * and results, and the lists show when the last contact was. What is on screen is fetched again at once.
 */
export function refreshContact(
  queries: ReturnType<typeof useQueryClient>,
  contactId: string,
): Promise<void> {
  const outdated = [
    CONTACTS_API,
    ...[healthApi, actionsApi, interactionsApi].map((at) => at(contactId)),
  ];
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => outdated.some((start) => String(path).startsWith(start)),
  });
}

/** Marks every answer about contacts as outdated; those on screen are fetched again at once. */
export function refreshContacts(queries: ReturnType<typeof useQueryClient>): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(CONTACTS_API),
  });
}
