import { type Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { type ReadinessService } from './readiness.service.ts';

const PAUSE_MS = 2_000;

/**
 * Tells the log once that the API is ready, and until then what is missing, whenever that changes.
 * @param signal ends it
 */
export async function tellReadiness(
  readiness: Pick<ReadinessService, 'check'>,
  log: Logger,
  signal: AbortSignal,
  pauseMs = PAUSE_MS,
): Promise<void> {
  let told = '';
  while (!signal.aborted) {
    try {
      await readiness.check();
      if (!signal.aborted) log.info('ready');
      return;
    } catch (error) {
      const missing = error instanceof Error ? error.message : String(error);
      if (missing !== told && !signal.aborted) log.warn({ missing }, 'not ready yet');
      told = missing;
    }
    await delay(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
