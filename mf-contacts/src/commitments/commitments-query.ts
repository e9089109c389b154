import { api } from '@rapport/api-client';
import { isRequestError, type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** What was promised and asked, both ways, with the numbers and people of the notes. */
export function commitmentsQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/commitments/{contactId}', { contactId }));
}

/** Whether the API is of a release that keeps no promises, which would drop them without a word. */
export function keepsNone(error: unknown): boolean {
  return isRequestError(error) && error.status === 404;
}
