import { type Request } from 'express';
import { bearerToken } from './bearer-token.ts';
import { type CallerVerifier } from './caller-verifier.ts';
import { type User } from './user.ts';

declare module 'http' {
  interface IncomingMessage {
    /** The owner of the verified token. A refused token stays refused and counts once. */
    tokenUser?: Promise<User>;
  }
}

/**
 * Returns the owner of a request's token; null without a token. The token is verified once per request.
 * @throws the errors of {@link CallerVerifier.verify}
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
