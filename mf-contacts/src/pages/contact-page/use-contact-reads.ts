import { isUuid } from '@rapport/contracts';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { type QueryClient, useQueryClient } from '@rapport/remote-api/query';
import { useEffect } from 'react';
import { commitmentsQuery } from '../../commitments/commitments-query.ts';
import { contactActionsQuery } from '../../contacts/contact-actions-query.ts';
import { interactionsQuery } from '../../contacts/interactions-query.ts';
import { contactAttentionQuery } from '../../features/contact-attention/contact-attention-query.ts';
import { guidanceQuery } from '../../guidance/guidance-query.ts';

/** The queries of a contact's page. */
export function contactReads(shell: ShellApi, contactId: string) {
  return {
    single: [
      contactQuery(shell, contactId),
      contactAttentionQuery(shell, contactId),
      contactActionsQuery(shell, contactId),
      guidanceQuery(shell, contactId),
      commitmentsQuery(shell, contactId),
    ],
    paged: [interactionsQuery(shell, contactId)],
  };
}

/** How long the page waits for its first data before it shows a skeleton, in milliseconds. */
const FIRST_WAIT = 150;
/** The promise that the page waits for, by contact id; null after it has waited. */
const waits = new WeakMap<QueryClient, Map<string, Promise<unknown> | null>>();

/**
 * Starts all queries of a contact's page together if the contact isn't cached. Otherwise, queries of components
 * that render after the contact would start only after it has loaded.
 * @returns what the page waits for before it renders, for a moment at most: the HTML has preloaded the data, and a
 * page with its data renders once, in small steps
 */
export function useContactReads(contactId: string | undefined): Promise<unknown> | null {
  const shell = useShellApi();
  const queries = useQueryClient();
  // Requests are outside of React.
  useEffect(() => {
    if (!isUuid(contactId)) return;
    const waited = waits.get(queries);
    // The queries that the page has just waited for have been sent, even if they failed.
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
