import { api } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { type WaitOptions } from '@rapport/remote-api/api-query';
import { type QueryClient } from '@rapport/remote-api/query';

/**
 * How a write about a contact waits for a network: under what it does and the contact's name, as far as a
 * page has read it.
 * @param what like "Cadence of"
 */
export function waitingFor(queries: QueryClient, contactId: string, what: string): WaitOptions {
  return { says: `${what} ${knownName(queries, contactId)}`, contactId };
}

function knownName(queries: QueryClient, contactId: string): string {
  const { path } = api.get('/api/contacts/{id}', { id: contactId });
  const { displayName }: { displayName?: unknown } = Object(queries.getQueryData([path]));
  return typeof displayName === 'string' ? nameInSentence(displayName) : 'a contact';
}
