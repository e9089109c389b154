import { type Request } from 'express';
import { decodeJwt } from 'jose';
import { bearerToken } from './bearer-token.ts';

/**
 * What the auth service holds about a person beside id and email, such as the name given at sign-up: `user_metadata`
 * of their token, which the guard has checked. Null where the token has none.
 */
export function metadataOf(request: Request): object | null {
  const token = bearerToken(request);
  const metadata: unknown = token === null ? null : decodeJwt(token)['user_metadata'];
  return typeof metadata === 'object' && !Array.isArray(metadata) ? metadata : null;
}
