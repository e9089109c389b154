import { endpoints } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** What could be done next about a contact, and what was done with earlier suggestions. */
export function contactActionsQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, endpoints.actions.list(contactId));
}
