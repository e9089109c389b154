import { Counter, type Registry } from 'prom-client';
import { type Replica } from '../database/replica/replica.ts';

/** Counts what was read from the replica, what wasn't, and how long requests waited for it. */
export function collectReplica({ counts }: Replica, registry: Registry): void {
  const registers = [registry];
  new Counter({
    name: 'rapport_database_reads_total',
    help: 'Reads that may come from the replica, by where they came from',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(counts.reads)) this.inc({ source }, count);
    },
  });
  new Counter({
    name: 'rapport_replica_fallbacks_total',
    help: 'Requests that read the primary because the replica was behind or away, or canceled a statement',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(counts.fallbacks)) this.inc({ reason }, count);
    },
  });
  new Counter({
    name: 'rapport_replica_waits_total',
    help: 'Requests that asked whether the replica has what was written',
    registers,
    collect() {
      this.reset();
      this.inc(counts.waits);
    },
  });
  new Counter({
    name: 'rapport_replica_wait_seconds_total',
    help: 'Time that these requests waited',
    registers,
    collect() {
      this.reset();
      this.inc(counts.waitedMs / 1_000);
    },
  });
}
