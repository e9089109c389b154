import { type TokenFacts } from '../user.ts';

export const REVOCATION_KINDS = ['session', 'all', 'others', 'deleted'] as const;
type RevocationKind = (typeof REVOCATION_KINDS)[number];

/** A reason to refuse good tokens of one person. Times are seconds since the epoch. */
export interface Revocation {
  kind: RevocationKind;
  /** The session that is ended (`session`) or spared (`others`). */
  sessionId: string | null;
  revokedAt: number;
  /** When the last token that this revokes has expired anyway. */
  expiresAt: number;
}

/** What the revocations of a person make of one of their tokens. */
export type Verdict = 'good' | 'revoked' | 'deleted';

/** Assumed lifetime of a token that does not state one: Supabase's default. */
const USUAL_LIFE = 3_600;
/** Clocks of the auth service and of this one may differ by so much. */
const CLOCK_TOLERANCE = 60;

/**
 * Tells whether a token is still good. `deleted` is the verdict only where no other revocation applies: such a
 * token may ask for the same deletion again, and for nothing else.
 */
export function verdictOn(token: TokenFacts, revocations: readonly Revocation[]): Verdict {
  const reasons = revocations.filter((revocation) => refuses(revocation, token));
  if (reasons.length === 0) return 'good';
  return reasons.every(({ kind }) => kind === 'deleted') ? 'deleted' : 'revoked';
}

/**
 * A token says in whole seconds when it was issued. One of the very second of the revocation counts as
 * older: letting a stolen one through would be worse than asking someone to sign in once more.
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
 * When a revocation that is asked for with this token may be forgotten. All tokens of an auth service
 * live equally long, so the asking one tells how long.
 */
export function forgettableAt({ issuedAt, expiresAt }: TokenFacts, revokedAt: number): number {
  const life = issuedAt === null ? 0 : expiresAt - issuedAt;
  return revokedAt + Math.max(life, USUAL_LIFE) + CLOCK_TOLERANCE;
}
