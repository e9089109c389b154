import { api } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { type WaitOptions } from '@rapport/remote-api/api-query';
import { type QueryClient } from '@rapport/remote-api/query';

/**
 * The options of a write about a contact that may wait for a network: a description, with the contact's name if a
 * page has loaded it.
 * @param what like "Cadence of"
 */
export function outboxOptions(queries: QueryClient, contactId: string, what: string): WaitOptions {
  return { says: `${what} ${knownName(queries, contactId)}`, contactId };
}

function knownName(queries: QueryClient, contactId: string): string {
  const { path } = api.get('/api/contacts/{id}', { id: contactId });
  const { displayName }: { displayName?: unknown } = Object(queries.getQueryData([path]));
  return typeof displayName === 'string' ? nameInSentence(displayName) : 'a contact';
}
