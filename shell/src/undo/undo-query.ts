import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

const FRESH_FOR = 60_000;

/** What the product promises to undo at this moment, whichever page, tab, or device it was done on. */
export function undosQuery(shell: Pick<ShellApi, 'request'>) {
  return { ...apiQuery(shell, api.get('/api/undos')), staleTime: FRESH_FOR };
}
