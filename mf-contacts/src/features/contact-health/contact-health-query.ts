import { endpoints } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** How much attention the relationship gets. */
export function contactHealthQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, endpoints.health.one(contactId));
}
