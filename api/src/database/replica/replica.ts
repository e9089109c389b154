import { Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { type Connections } from '../connections.ts';
import { ConnectionLost } from '../connection-lost.ts';
import { databaseErrorCode } from '../database-error.ts';
import { databaseProblem } from '../database-problem.ts';
import { SharedQuery } from './shared-query.ts';

/** Why a read went to the primary: the replica is behind or away, or its replay canceled the statement. */
export type Fallback = 'behind' | 'away' | 'conflict';

/** How long reads go straight to the primary after the replica was behind or away. */
const REST_MS = 5_000;
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 20;
/** Replay needs rows that a statement on the replica still reads, or waits for its locks. */
const CONFLICT = /^(40001|40P01)$/;

/** Without synchronous commits, what was saved may not even be in the primary's log file yet. */
const WRITTEN = `SELECT pg_wal_lsn_diff(CASE current_setting('synchronous_commit')
    WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_lsn() END, '0/0')::float8
  AS position`;
/** Null on a server that isn't a replica, or isn't one anymore. */
const REPLAYED = `SELECT CASE WHEN pg_is_in_recovery()
  THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 END AS position`;

interface Position {
  position: number | null;
}

/** A streaming replica of the primary. It's read once it has replayed what was written before the read. */
export class Replica {
  readonly counts = {
    reads: { replica: 0, primary: 0 },
    fallbacks: { behind: 0, away: 0, conflict: 0 },
    waits: 0,
    waitedMs: 0,
  };
  private readonly logger = new Logger(Replica.name);
  private readonly written: SharedQuery<number | null>;
  private readonly replayed: SharedQuery<number | null>;
  private restUntil = 0;
  private isUsed = true;

  /** @param waitMs the maximum time for which a request waits for the replica */
  constructor(
    readonly primary: Connections,
    private readonly connections: Connections,
    private readonly waitMs: number,
  ) {
    this.written = new SharedQuery(() => positionOf(primary, WRITTEN));
    this.replayed = new SharedQuery(() => positionOf(connections, REPLAYED));
  }

  /** Returns the replica's connections if everything written before this call can be read there, or null. */
  async caughtUp(): Promise<Connections | null> {
    if (Date.now() < this.restUntil) return null;
    // The read on the primary explains why it can't be asked.
    const written = await this.written.ask().catch(() => null);
    if (written === null) return null;
    const began = performance.now();
    const ended = new AbortController();
    const late = delay(this.waitMs, false, { signal: ended.signal }).catch(() => false);
    try {
      if (!(await Promise.race([this.reaches(written, ended.signal), late]))) {
        this.giveUp('behind');
        return null;
      }
    } catch {
      this.giveUp('away');
      return null;
    } finally {
      ended.abort();
      this.counts.waits += 1;
      this.counts.waitedMs += performance.now() - began;
    }
    if (!this.isUsed) this.logger.warn('The replica is read again');
    this.isUsed = true;
    return this.connections;
  }

  /** Notes that a read goes to the primary instead. */
  giveUp(reason: Fallback): void {
    this.counts.fallbacks[reason] += 1;
    if (reason === 'conflict') return;
    this.restUntil = Date.now() + REST_MS;
    if (this.isUsed) this.logger.warn({ reason }, 'The primary is read instead of the replica');
    this.isUsed = false;
  }

  close(): Promise<void> {
    return this.connections.close();
  }

  /** @throws Error if the server isn't a replica */
  private async reaches(written: number, ended: AbortSignal): Promise<boolean> {
    for (let pause = FIRST_PAUSE_MS; !ended.aborted;) {
      const replayed = await this.replayed.ask();
      if (replayed === null)
        throw new Error('DATABASE_REPLICA_URL leads to a server that is no replica.');
      if (replayed >= written) return true;
      await delay(pause, undefined, { signal: ended }).catch(() => undefined);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
    return false;
  }
}

/** Returns why a read that failed on the replica is sent to the primary; null if it would fail there as well. */
export function fallbackOf(error: unknown): Fallback | null {
  if (CONFLICT.test(databaseErrorCode(error))) return 'conflict';
  const isAway =
    error instanceof ConnectionLost || databaseProblem(error) instanceof ConnectionLost;
  return isAway ? 'away' : null;
}

async function positionOf(connections: Connections, text: string): Promise<number | null> {
  const [row] = await connections.rows<Position>({ text, values: [], isKept: true });
  return row?.position ?? null;
}
