import { type Revocation } from './domain/revocation.ts';

/** A revocation and whom it is about. */
export interface UserRevocation extends Revocation {
  userId: string;
}

const NONE: readonly Revocation[] = [];

/** The revocations that this process knows of, in memory. Times are seconds since the epoch. */
export class KnownRevocations {
  private readonly byUser = new Map<string, Revocation[]>();

  of(userId: string): readonly Revocation[] {
    return this.byUser.get(userId) ?? NONE;
  }

  /** Takes in what may be known already; a newer one of the same kind and session replaces the older. */
  add({ userId, ...revocation }: UserRevocation): void {
    const others = this.of(userId).filter(
      ({ kind, sessionId }) => kind !== revocation.kind || sessionId !== revocation.sessionId,
    );
    this.byUser.set(userId, [...others, revocation]);
  }

  /** Forgets those whose tokens have all ended by themselves. */
  forgetExpired(now: number): void {
    for (const [userId, revocations] of this.byUser) {
      const kept = revocations.filter(({ expiresAt }) => expiresAt > now);
      if (kept.length === 0) this.byUser.delete(userId);
      else if (kept.length < revocations.length) this.byUser.set(userId, kept);
    }
  }
}
