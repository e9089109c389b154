import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { type LimitSettings } from '../operation-settings.ts';
import { LeasedStore } from './leased-store.ts';
import { type LeaseSource, UNSHARED } from './lease-source.ts';
import { PostgresLeases } from './postgres-leases.ts';

/** Milliseconds between two log lines about the same failure. */
const PAUSE_MS = 60_000;

/** Per-minute limits of callers, shared by all processes with the same store. */
@Injectable()
export class Limits implements OnApplicationShutdown {
  private readonly logger = new Logger(Limits.name);
  private source: Promise<LeaseSource> | null = null;
  private loggedAt = -Infinity;
  /** The number of failed requests to the store since startup. */
  failures = 0;

  constructor(
    private readonly settings: LimitSettings,
    private readonly database: Database,
  ) {}

  /**
   * Returns the counter for one limit. It never throws and waits for at most two seconds: while the store is
   * unavailable, this process counts alone.
   * @param name separates its callers from those of other limits
   * @param limit requests per minute
   */
  counter(name: string, limit: number): LeasedStore {
    return new LeasedStore({
      name,
      limit,
      source: { lease: async (caller, most) => (await this.opened()).lease(caller, most) },
      onFailure: (error) => this.tell(error),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.source)?.close();
  }

  private opened(): Promise<LeaseSource> {
    this.source ??= this.open();
    return this.source;
  }

  private async open(): Promise<LeaseSource> {
    switch (this.settings.store) {
      case 'memory':
        return UNSHARED;
      case 'postgres':
        return new PostgresLeases(this.database);
      case 'redis':
        return openRedis(this.settings.url, (error) => this.tell(error));
    }
  }

  private tell(error: unknown): void {
    this.failures += 1;
    if (performance.now() - this.loggedAt < PAUSE_MS) return;
    this.loggedAt = performance.now();
    const reason = error instanceof Error ? error.message || error.name : 'unknown';
    this.logger.warn(
      `The store of the rate limits (${this.settings.store}) can't be asked, so each process counts for itself: ${reason}`,
    );
  }
}

/**
 * Loads the Redis client only if it's used. This is outside of the class because, in a class with decorators, the
 * compiler doesn't rewrite the extension of the imported file.
 */
async function openRedis(url: string, onError: (error: unknown) => void): Promise<LeaseSource> {
  const { openRedisLeases } = await import('./redis-leases.ts');
  return openRedisLeases(url, onError);
}
