import { type ContactSummary } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { type QueryClient } from '@rapport/remote-api/query';
import { type ContactListPages } from '../../queries.ts';

/** Returns a contact that a page or the list has loaded, which needs no network; undefined without one. */
export function knownContact(
  queries: QueryClient,
  shell: ShellApi,
  contactId: string,
): ContactSummary | undefined {
  const loaded = queries.getQueryData<ContactSummary>(contactQuery(shell, contactId).queryKey);
  if (loaded !== undefined) return loaded;
  return queries
    .getQueriesData<ContactListPages | object>({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && path.startsWith('/api/contacts?'),
    })
    .flatMap(([, data]) => (data && 'pages' in data ? data.pages : []))
    .flatMap(({ contacts }) => contacts)
    .find(({ id }) => id === contactId);
}
