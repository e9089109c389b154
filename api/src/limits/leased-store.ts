import { type ClientRateLimitInfo, type Store } from 'express-rate-limit';
import { createHash } from 'node:crypto';
import { type LeaseSource, WINDOW_MS } from './lease-source.ts';

/** How long a request waits for a lease; after that this process counts by itself. */
const PATIENCE_MS = 2_000;
/** How long this process counts by itself before it asks again. */
const PAUSE_MS = 5_000;
/** Callers whose windows are known; with more, the oldest windows are forgotten. */
const MOST_CALLERS = 100_000;

/** What this process knows of a caller's window. Times are those of `performance.now()`. */
interface Window {
  endsAt: number;
  /** What is left of the lease. */
  left: number;
  /** What all processes were granted, as of the last lease. */
  used: number;
  /** Requests that this process has let through. */
  passed: number;
  /** Nothing is left until the window ends but for the lease. */
  isOver: boolean;
  asking: Promise<void> | null;
}

interface LeasedStoreOptions {
  /** Keeps the callers of different limits apart. */
  name: string;
  limit: number;
  source: Pick<LeaseSource, 'lease'>;
  /** Hears why the source could not be asked. */
  onFailure: (error: unknown) => void;
}

/**
 * Counts requests by leases that the processes take from one source: most requests are counted in
 * memory. All processes together never let more than the limit through. They let fewer through, by at
 * most one lease each, when a caller stops using a process that has some of its lease left. While the source
 * is away, each process lets the limit through by itself.
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

  /** Nothing that was counted is taken back. */
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

  /** Null where only the source can tell. */
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
    // A lease that comes late is taken all the same.
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
    // A window that begins stands last, so the first one ends first.
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
