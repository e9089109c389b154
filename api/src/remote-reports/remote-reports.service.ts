import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { type RemoteEvent, type RemoteTiming, type Report } from './read-report.ts';

/**
 * How long counts are buffered in memory, so that many reports cost one statement. A crash loses no more than that.
 */
const STORE_AFTER_MS = 2_000;
/**
 * The maximum number of buffered counts; reports of further versions and reasons are dropped until the next
 * statement.
 */
const MOST_WAITING = 500;
/** The maximum number of counts per day, because anyone can make up versions. */
const MOST_A_DAY = 2_000;
/** The maximum number of different counts that this process reports, for the same reason. */
const MOST_TOTALS = 1_000;
/** The number of days that are stored and reported. */
const DAYS = 30;

const STORE = `INSERT INTO rapport.remote_reports AS r (day, remote, version, reason, count)
  SELECT $1::date, n.remote, n.version, n.reason, n.count
  FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[]) AS n (remote, version, reason, count)
  WHERE (SELECT count(*) FROM rapport.remote_reports WHERE day = $1::date) < ${MOST_A_DAY}
    OR EXISTS (SELECT FROM rapport.remote_reports k WHERE k.day = $1::date
      AND (k.remote, k.version, k.reason) = (n.remote, n.version, n.reason))
  ON CONFLICT (day, remote, version, reason) DO UPDATE SET count = r.count + excluded.count`;

const READ = `SELECT remote, version,
    COALESCE(sum(count) FILTER (WHERE reason = ''), 0)::float8 AS loads,
    COALESCE(sum(count) FILTER (WHERE reason <> ''), 0)::float8 AS failures,
    COALESCE(json_object_agg(reason, count) FILTER (WHERE reason <> ''), '{}') AS reasons
  FROM (SELECT remote, version, reason, sum(count) AS count FROM rapport.remote_reports
    WHERE day > $1::date - ${DAYS} GROUP BY remote, version, reason) _
  GROUP BY remote, version ORDER BY remote, version`;

const FORGET = `DELETE FROM rapport.remote_reports WHERE day <= $1::date - ${DAYS}`;

/** The results of a remote's version in the last 30 days. */
interface RemoteRecord {
  remote: string;
  version: string;
  loads: number;
  failures: number;
  /** The number of failures by reason. */
  reasons: Record<string, number>;
}

/** Counts reports about remotes by day. */
@Injectable()
export class RemoteReportsService implements OnApplicationShutdown {
  private readonly logger = new Logger(RemoteReportsService.name);
  private waiting = new Map<string, RemoteEvent & { count: number }>();
  private readonly counted = new Map<string, RemoteEvent & { count: number }>();
  private timer: NodeJS.Timeout | undefined;
  private onTiming: (timing: RemoteTiming) => void = () => {};

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The reports to this process since its start. */
  get totals(): Iterable<RemoteEvent & { count: number }> {
    return this.counted.values();
  }

  /** Has someone hear what pages measure; it's kept nowhere else. */
  hearTimings(onTiming: (timing: RemoteTiming) => void): void {
    this.onTiming = onTiming;
  }

  /** Takes a report in. Its events are stored a moment later. */
  take({ events, timings }: Report): void {
    timings.forEach((timing) => this.onTiming(timing));
    if (events.length === 0) return;
    for (const event of events) {
      addTo(this.waiting, event, MOST_WAITING);
      addTo(this.counted, event, MOST_TOTALS);
    }
    this.timer ??= setTimeout(() => void this.store(), STORE_AFTER_MS).unref();
  }

  /**
   * Stores the buffered counts. If that fails they are dropped, because these are only counts and new ones follow.
   */
  async store(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counts = [...this.waiting.values()];
    this.waiting = new Map();
    if (counts.length === 0) return;
    try {
      await this.database.rows(STORE, [
        this.today(),
        counts.map(({ remote }) => remote),
        counts.map(({ version }) => version),
        counts.map(({ reason }) => reason),
        counts.map(({ count }) => count),
      ]);
      await this.database.rows(FORGET, [this.today()]);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      this.logger.warn(`Couldn't store reports about remotes: ${reason}`);
    }
  }

  /** Returns all remotes and versions reported in the last 30 days. */
  read(): Promise<RemoteRecord[]> {
    return this.database.rows<RemoteRecord>(READ, [this.today()]);
  }

  /** Today in UTC. */
  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.store();
  }
}

/** @param most different counts; others are dropped */
function addTo(
  counts: Map<string, RemoteEvent & { count: number }>,
  event: RemoteEvent,
  most: number,
): void {
  const key = `${event.remote} ${event.version} ${event.reason}`;
  const known = counts.get(key);
  if (known) known.count += 1;
  else if (counts.size < most) counts.set(key, { ...event, count: 1 });
}
