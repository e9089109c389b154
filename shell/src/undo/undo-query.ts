import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

const FRESH_FOR = 60_000;

/** The query of all changes that can be undone now, from any page, tab, or device. */
export function undosQuery(shell: Pick<ShellApi, 'request'>) {
  return { ...apiQuery(shell, api.get('/api/undos')), staleTime: FRESH_FOR };
}
