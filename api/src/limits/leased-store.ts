import { type ClientRateLimitInfo, type Store } from 'express-rate-limit';
import { createHash } from 'node:crypto';
import { type LeaseSource, WINDOW_MS } from './lease-source.ts';

/** How long a request waits for a lease before this process counts alone. */
const PATIENCE_MS = 2_000;
/** How long this process counts alone before it asks again. */
const PAUSE_MS = 5_000;
/** The maximum number of windows in memory; beyond that, the oldest are dropped. */
const MOST_CALLERS = 100_000;

/** A caller's window in this process. Times are those of `performance.now()`. */
interface Window {
  endsAt: number;
  /** The unused part of the lease. */
  left: number;
  /** How many requests were granted to all processes, as of the last lease. */
  used: number;
  /** How many requests this process has accepted. */
  passed: number;
  /** True if only the rest of the lease is left until the window ends. */
  isOver: boolean;
  asking: Promise<void> | null;
}

interface LeasedStoreOptions {
  /** Separates the callers of different limits. */
  name: string;
  limit: number;
  source: Pick<LeaseSource, 'lease'>;
  /** Receives the error if the source fails. */
  onFailure: (error: unknown) => void;
}

/**
 * Counts requests by leases that processes take from a shared source, so that most requests are counted in memory.
 * All processes together never exceed the limit. They stay below it by at most one lease each if a caller stops
 * using a process with an unused part of its lease. While the source is unavailable, each process applies the limit
 * alone.
 */
export class LeasedStore implements Store {
  readonly prefix: string;
  private readonly windows = new Map<string, Window>();
  private aloneUntil = -Infinity;

  constructor(private readonly options: LeasedStoreOptions) {
    this.prefix = `${options.name} `;
  }

  increment(caller: string): ClientRateLimitInfo | Promise<ClientRateLimitInfo> {
    return this.count(this.windowOf(caller)) ?? this.askAndCount(caller);
  }

  /** Counted requests are never subtracted. */
  decrement(): void {}

  /** A window ends by itself. */
  resetKey(): void {}

  private async askAndCount(caller: string): Promise<ClientRateLimitInfo> {
    for (;;) {
      const window = this.windowOf(caller);
      const counted = this.count(window);
      if (counted) return counted;
      window.asking ??= this.ask(caller, window).finally(() => (window.asking = null));
      await window.asking;
    }
  }

  /** Returns null if the source has to decide. */
  private count(window: Window): ClientRateLimitInfo | null {
    const { limit } = this.options;
    if (window.left > 0) {
      window.left -= 1;
      window.passed += 1;
      return infoOf(window, window.used - window.left);
    }
    if (window.isOver) return infoOf(window, limit + 1);
    if (performance.now() >= this.aloneUntil) return null;
    window.passed += 1;
    return infoOf(window, window.passed);
  }

  private async ask(caller: string, window: Window): Promise<void> {
    const { limit, source, onFailure } = this.options;
    const alone = (error: unknown) => {
      this.aloneUntil = performance.now() + PAUSE_MS;
      onFailure(error);
    };
    const lease = source.lease(hashOf(this.prefix + caller), limit).then(
      ({ granted, used, endsInMs }) => {
        window.left += granted;
        window.used = used;
        window.endsAt = performance.now() + endsInMs;
        window.isOver = used >= limit;
      },
      (error: unknown) => alone(error),
    );
    // A late lease is still used.
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        alone(new Error('no answer in time'));
        resolve();
      }, PATIENCE_MS);
      void lease.finally(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private windowOf(caller: string): Window {
    const now = performance.now();
    const known = this.windows.get(caller);
    if (known && (known.endsAt > now || known.asking !== null)) return known;
    // A new window is inserted last, so the first one ends first.
    this.windows.delete(caller);
    for (const [oldest, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size < MOST_CALLERS) break;
      this.windows.delete(oldest);
    }
    const window: Window = {
      endsAt: now + WINDOW_MS,
      left: 0,
      used: 0,
      passed: 0,
      isOver: false,
      asking: null,
    };
    this.windows.set(caller, window);
    return window;
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, 16);
}

function infoOf({ endsAt }: Window, totalHits: number): ClientRateLimitInfo {
  return { totalHits, resetTime: new Date(Date.now() + endsAt - performance.now()) };
}
