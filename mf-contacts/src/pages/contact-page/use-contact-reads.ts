import { isUuid } from '@rapport/contracts';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { type QueryClient, useQueryClient } from '@rapport/remote-api/query';
import { useEffect } from 'react';
import { commitmentsQuery } from '../../commitments/commitments-query.ts';
import { contactActionsQuery } from '../../contacts/contact-actions-query.ts';
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
      commitmentsQuery(shell, contactId),
    ],
    paged: [interactionsQuery(shell, contactId)],
  };
}

/** Milliseconds that the page waits for its first data before it shows its shape. */
const FIRST_WAIT = 150;
/** What the page waits for, by the id of the contact; null once it has waited. */
const waits = new WeakMap<QueryClient, Map<string, Promise<unknown> | null>>();

/**
 * Asks at once for all that the page of a contact reads, where nothing is known of the contact yet. Else
 * what the page shows beside the contact would wait until the contact has come.
 * @returns what the page waits for before it is shown, for a moment at most: the HTML has asked before, and a
 * page whose data is there is drawn once, and in small steps
 */
export function useContactReads(contactId: string | undefined): Promise<unknown> | null {
  const shell = useShellApi();
  const queries = useQueryClient();
  // Requests are outside of React.
  useEffect(() => {
    if (!isUuid(contactId)) return;
    const waited = waits.get(queries);
    // What the page has just waited for is asked for already, also where it failed.
    if (waited?.get(contactId)) waited.set(contactId, null);
    else void askAtOnce(queries, shell, contactId);
  }, [queries, shell, contactId]);
  return isUuid(contactId) ? firstReads(queries, shell, contactId) : null;
}

function firstReads(
  queries: QueryClient,
  shell: ShellApi,
  contactId: string,
): Promise<unknown> | null {
  const waited = waits.get(queries) ?? new Map<string, Promise<unknown> | null>();
  waits.set(queries, waited);
  const known = waited.get(contactId);
  if (known !== undefined) return known;
  if (isKnown(queries, shell, contactId)) return null;
  const longest = new Promise((resolve) => setTimeout(resolve, FIRST_WAIT));
  const first = Promise.race([askAtOnce(queries, shell, contactId), longest]);
  waited.set(contactId, first);
  return first;
}

async function askAtOnce(queries: QueryClient, shell: ShellApi, contactId: string): Promise<void> {
  if (isKnown(queries, shell, contactId)) return;
  const { single, paged } = contactReads(shell, contactId);
  await Promise.all([
    ...single.map((query) => queries.prefetchQuery<unknown>(query)),
    ...paged.map((query) => queries.prefetchInfiniteQuery(query)),
  ]);
}

function isKnown(queries: QueryClient, shell: ShellApi, contactId: string): boolean {
  return queries.getQueryData(contactQuery(shell, contactId).queryKey) !== undefined;
}
