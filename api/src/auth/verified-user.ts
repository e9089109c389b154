import { type Request } from 'express';
import { bearerToken } from './bearer-token.ts';
import { type CallerVerifier } from './caller-verifier.ts';
import { type User } from './user.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Whose token it carries, once that is checked; a token that is refused stays refused, and counts once. */
    tokenUser?: Promise<User>;
  }
}

/**
 * Whose token a request carries; null where it carries none. The token is checked once for each request.
 * @throws what {@link CallerVerifier.verify} throws
 */
export async function verifiedUser(
  request: Request,
  callers: CallerVerifier,
): Promise<User | null> {
  if (request.tokenUser) return request.tokenUser;
  const token = bearerToken(request);
  if (token === null) return null;
  return (request.tokenUser = callers.verify(token));
}
