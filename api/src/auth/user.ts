import { type AccessScope } from '@rapport/contracts';

/** Who is calling, as the token says. */
export interface User {
  /** The token's subject: the owner of everything this request may see. */
  id: string;
  email: string | null;
  token: TokenFacts;
  /** The program that calls in their name; absent where they signed in themselves. */
  program?: Program;
}

/** A program with an access token. */
export interface Program {
  tokenId: string;
  scopes: readonly AccessScope[];
}

/** What tells one token of a person from another. */
export interface TokenFacts {
  /** The session at the auth service that the token belongs to; null where the token names none. */
  sessionId: string | null;
  /** When it was issued, in whole seconds since the epoch; null where it does not say. */
  issuedAt: number | null;
  /** When it ends, in seconds since the epoch. */
  expiresAt: number;
}
