import { type Request } from 'express';
import { decodeJwt } from 'jose';
import { bearerToken } from './bearer-token.ts';
import { looksLikeAccessToken } from './access-token.ts';

/**
 * What the auth service holds about a person beside id and email, such as the name given at sign-up: `user_metadata`
 * of their token, which the guard has checked. Null where the token has none, as that of a program.
 */
export function metadataOf(request: Request): object | null {
  const token = bearerToken(request);
  if (token === null || looksLikeAccessToken(token)) return null;
  const metadata: unknown = decodeJwt(token)['user_metadata'];
  return typeof metadata === 'object' && !Array.isArray(metadata) ? metadata : null;
}
