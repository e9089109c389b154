import { type Revocation } from './domain/revocation.ts';

/** A revocation with its user. */
export interface UserRevocation extends Revocation {
  userId: string;
}

const NONE: readonly Revocation[] = [];

/** The revocations that this process has loaded, in memory. Times are seconds since the epoch. */
export class KnownRevocations {
  private readonly byUser = new Map<string, Revocation[]>();

  of(userId: string): readonly Revocation[] {
    return this.byUser.get(userId) ?? NONE;
  }

  /**
   * Adds a revocation that may be present already; a newer one replaces an older one of the same kind and session.
   */
  add({ userId, ...revocation }: UserRevocation): void {
    const others = this.of(userId).filter(
      ({ kind, sessionId }) => kind !== revocation.kind || sessionId !== revocation.sessionId,
    );
    this.byUser.set(userId, [...others, revocation]);
  }

  /** Drops revocations whose tokens have all expired. */
  forgetExpired(now: number): void {
    for (const [userId, revocations] of this.byUser) {
      const kept = revocations.filter(({ expiresAt }) => expiresAt > now);
      if (kept.length === 0) this.byUser.delete(userId);
      else if (kept.length < revocations.length) this.byUser.set(userId, kept);
    }
  }
}
