import { api } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';

/** Revokes all access tokens of the user. Returns false if they may still work. */
export async function revokeAccessTokens(shell: Pick<ShellApi, 'request'>): Promise<boolean> {
  try {
    await request(shell, api.delete('/api/access-tokens'));
    return true;
  } catch {
    return false;
  }
}
