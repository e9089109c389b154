import { type TokenFacts } from '../user.ts';

export const REVOCATION_KINDS = ['session', 'all', 'others', 'deleted'] as const;
type RevocationKind = (typeof REVOCATION_KINDS)[number];

/** A reason to refuse valid tokens of a user. Times are seconds since the epoch. */
export interface Revocation {
  kind: RevocationKind;
  /** The session that's ended (`session`) or exempted (`others`). */
  sessionId: string | null;
  revokedAt: number;
  /** When the last token that this revokes has expired. */
  expiresAt: number;
}

/** The result of applying a user's revocations to one of their tokens. */
export type Verdict = 'good' | 'revoked' | 'deleted';

/** The assumed lifetime of a token that doesn't state one: Supabase's default. */
const USUAL_LIFE = 3_600;
/** The tolerated clock difference between the auth service and this one. */
const CLOCK_TOLERANCE = 60;

/**
 * Returns whether a token is still valid. `deleted` is returned only if no other revocation applies: such a token
 * can repeat the deletion, and nothing else.
 */
export function verdictOn(token: TokenFacts, revocations: readonly Revocation[]): Verdict {
  const reasons = revocations.filter((revocation) => refuses(revocation, token));
  if (reasons.length === 0) return 'good';
  return reasons.every(({ kind }) => kind === 'deleted') ? 'deleted' : 'revoked';
}

/**
 * Tokens contain their issue time in whole seconds. A token issued in the same second as the revocation counts as
 * older, because accepting a stolen one would be worse than asking a user to sign in once more.
 */
function refuses({ kind, sessionId, revokedAt }: Revocation, token: TokenFacts): boolean {
  const isOlder = token.issuedAt === null || token.issuedAt <= Math.floor(revokedAt);
  switch (kind) {
    case 'session':
      return token.sessionId !== null && token.sessionId === sessionId;
    case 'all':
    case 'deleted':
      return isOlder;
    case 'others':
      return isOlder && (sessionId === null || token.sessionId !== sessionId);
    default:
      return kind satisfies never;
  }
}

/**
 * Returns when a revocation requested with this token can be dropped. All tokens of an auth service have the same
 * lifetime, so it's derived from the requesting one.
 */
export function forgettableAt({ issuedAt, expiresAt }: TokenFacts, revokedAt: number): number {
  const life = issuedAt === null ? 0 : expiresAt - issuedAt;
  return revokedAt + Math.max(life, USUAL_LIFE) + CLOCK_TOLERANCE;
}
