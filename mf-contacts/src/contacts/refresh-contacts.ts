import { type useQueryClient } from '@rapport/remote-api/query';
import { CONTACTS_API } from './contact-routes.ts';

/** Marks every answer about contacts as outdated; those on screen are fetched again at once. */
export function refreshContacts(queries: ReturnType<typeof useQueryClient>): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(CONTACTS_API),
  });
}
