import { api } from '@rapport/api-client';
import { isRequestError, type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** The promises and questions of both sides, and the numbers and people of the notes. */
export function commitmentsQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/commitments/{contactId}', { contactId }));
}

/** Whether the API's release doesn't know commitments yet and would silently drop them. */
export function keepsNone(error: unknown): boolean {
  return isRequestError(error) && error.status === 404;
}
