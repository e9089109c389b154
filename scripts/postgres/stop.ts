import { setTimeout as sleep } from 'node:timers/promises';
import { type Guarded } from './guard.ts';
import { stopOrphan } from './orphan.ts';

/** A fast shutdown writes a checkpoint, which takes longer on a slow disk. */
const FAST_WITHIN = 20_000;

/** Stops Postgres cleanly, or immediately if that takes too long; resolves when it has ended. */
export async function stopGuarded(
  postgres: Guarded,
  cluster: string,
  log: (line: string) => void,
): Promise<void> {
  postgres.requestStop();
  const timeout = new AbortController();
  const late = sleep(FAST_WITHIN, true, { signal: timeout.signal }).catch(() => false);
  const isLate = await Promise.race([late, postgres.exited.then(() => false)]);
  timeout.abort();
  if (isLate) await stopOrphan(cluster, log);
}
