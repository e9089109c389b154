import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** The suggested next steps for a contact, and what happened to earlier ones. */
export function contactActionsQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/actions/{contactId}', { contactId }));
}
