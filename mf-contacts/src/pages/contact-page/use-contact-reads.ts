import { isUuid } from '@rapport/contracts';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { type QueryClient, useQueryClient } from '@rapport/remote-api/query';
import { useEffect } from 'react';
import { contactActionsQuery } from '../../contacts/contact-actions-query.ts';
import { contactQuery } from '../../contacts/contact-queries.ts';
import { interactionsQuery } from '../../contacts/interactions-query.ts';
import { contactHealthQuery } from '../../features/contact-health/contact-health-query.ts';
import { guidanceQuery } from '../../guidance/guidance-query.ts';

/** What the page of a contact reads about it. */
export function contactReads(shell: ShellApi, contactId: string) {
  return {
    single: [
      contactQuery(shell, contactId),
      contactHealthQuery(shell, contactId),
      contactActionsQuery(shell, contactId),
      guidanceQuery(shell, contactId),
    ],
    paged: [interactionsQuery(shell, contactId)],
  };
}

/**
 * Asks at once for all that the page of a contact reads, where nothing is known of the contact yet. Else
 * what the page shows beside the contact would wait until the contact has come.
 */
export function useContactReads(contactId: string | undefined): void {
  const shell = useShellApi();
  const queries = useQueryClient();
  // Requests are outside of React.
  useEffect(() => {
    if (isUuid(contactId)) askAtOnce(queries, shell, contactId);
  }, [queries, shell, contactId]);
}

function askAtOnce(queries: QueryClient, shell: ShellApi, contactId: string): void {
  const { queryKey } = contactQuery(shell, contactId);
  if (queries.getQueryData(queryKey) !== undefined) return;
  const { single, paged } = contactReads(shell, contactId);
  for (const query of single) void queries.prefetchQuery(query);
  for (const query of paged) void queries.prefetchInfiniteQuery(query);
}
