import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** What could be done next about a contact, and what was done with earlier suggestions. */
export function contactActionsQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/actions/{contactId}', { contactId }));
}
