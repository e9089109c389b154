import { type Request } from 'express';
import { bearerToken } from './bearer-token.ts';
import { type TokenVerifier } from './token-verifier.ts';
import { type User } from './user.ts';

declare module 'http' {
  interface IncomingMessage {
    /** The owner of the verified token. A refused token stays refused and counts once. */
    tokenUser?: Promise<User>;
  }
}

/**
 * Returns the owner of a request's token; null without a token. The token is verified once per request.
 * @throws the errors of {@link TokenVerifier.verify}
 */
export async function verifiedUser(request: Request, tokens: TokenVerifier): Promise<User | null> {
  if (request.tokenUser) return request.tokenUser;
  const token = bearerToken(request);
  if (token === null) return null;
  return (request.tokenUser = tokens.verify(token));
}
