import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** The health of the relationship with a contact. */
export function contactAttentionQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/health/{contactId}', { contactId }));
}
