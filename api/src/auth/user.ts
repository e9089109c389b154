import { type AccessScope } from '@rapport/contracts';

/** The caller, according to the token. */
export interface User {
  /** The token's subject, which is the owner of all data that this request can access. */
  id: string;
  email: string | null;
  token: TokenFacts;
  /** The program that calls in their name; absent if the user signed in themselves. */
  program?: Program;
}

/** A program with an access token. */
export interface Program {
  tokenId: string;
  scopes: readonly AccessScope[];
}

/** The facts that distinguish a user's tokens. */
export interface TokenFacts {
  /** The token's session at the auth service; null if the token has none. */
  sessionId: string | null;
  /** When it was issued, in whole seconds since the epoch; null if unknown. */
  issuedAt: number | null;
  /** When it expires, in seconds since the epoch. */
  expiresAt: number;
}
