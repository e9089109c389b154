import { type Request } from 'express';
import { decodeJwt } from 'jose';
import { bearerToken } from './bearer-token.ts';
import { looksLikeAccessToken } from './access-token.ts';

/**
 * Returns what the auth service stores about a user in addition to ID and email, such as the name given at sign-up:
 * the `user_metadata` of their token, which the guard has verified. Null if the token has none, like that of a program.
 */
export function metadataOf(request: Request): object | null {
  const token = bearerToken(request);
  if (token === null || looksLikeAccessToken(token)) return null;
  const metadata: unknown = decodeJwt(token)['user_metadata'];
  return typeof metadata === 'object' && !Array.isArray(metadata) ? metadata : null;
}
