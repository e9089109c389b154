import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** The fields that the user added to contacts, in their order. */
export function customFieldsQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/custom-fields'));
}
