import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

const FRESH_FOR = 60_000;

/** Queries what can be undone now, regardless of the page, tab, or device where it was done. */
export function undosQuery(shell: Pick<ShellApi, 'request'>) {
  return { ...apiQuery(shell, api.get('/api/undos')), staleTime: FRESH_FOR };
}
