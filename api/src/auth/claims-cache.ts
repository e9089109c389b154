import { hash } from 'node:crypto';
import { type User } from './user.ts';

interface Entry {
  user: User;
  /** Milliseconds since the epoch. */
  until: number;
}

/**
 * A verified token is trusted for this long before its signature is checked again, so a key withdrawn at the auth
 * service is rejected after a minute. A sign-out takes effect sooner: the guard compares the token of every call
 * with the known revocations, which are at most two seconds old while the database is reachable
 * (RevocationsService).
 */
const LIFETIME_MS = 60_000;
const MOST_ENTRIES = 10_000;

/** Caches verified tokens by digest, so the tokens themselves aren't in memory. Times are epoch milliseconds. */
export class ClaimsCache {
  private readonly entries = new Map<string, Entry>();
  /** The number of lookups and of hits. */
  readonly lookups = { all: 0, known: 0 };

  constructor(private readonly mostEntries = MOST_ENTRIES) {}

  get size(): number {
    return this.entries.size;
  }

  get(token: string, now: number): User | null {
    this.lookups.all += 1;
    const key = digest(token);
    const entry = this.entries.get(key);
    if (!entry) return null;
    if (entry.until > now) {
      this.lookups.known += 1;
      return entry.user;
    }
    this.entries.delete(key);
    return null;
  }

  /** @param expiresAt when the token expires */
  set(token: string, user: User, expiresAt: number, now: number): void {
    const oldest = this.entries.keys().next();
    if (this.entries.size >= this.mostEntries && !oldest.done) this.entries.delete(oldest.value);
    this.entries.set(digest(token), { user, until: Math.min(expiresAt, now + LIFETIME_MS) });
  }
}

function digest(token: string): string {
  return hash('sha256', token, 'base64');
}
