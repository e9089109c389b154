import { type Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { type ReadinessService } from './readiness.service.ts';

const PAUSE_MS = 500;

/**
 * Waits until requests can be answered. Logs what's missing whenever that changes, and when the API is ready.
 * @param signal cancels the wait
 */
export async function untilReady(
  readiness: Pick<ReadinessService, 'check'>,
  log: Logger,
  signal: AbortSignal,
  pauseMs = PAUSE_MS,
): Promise<void> {
  let said = '';
  while (!signal.aborted) {
    try {
      await readiness.check();
      if (!signal.aborted) log.info('ready');
      return;
    } catch (error) {
      const missing = error instanceof Error ? error.message : String(error);
      if (missing !== said && !signal.aborted) log.warn({ missing }, 'not ready yet');
      said = missing;
    }
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
