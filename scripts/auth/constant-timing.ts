import { setTimeout as delay } from 'node:timers/promises';

/** More than any of these responses takes on an idle machine. */
const LEAST_MS = 300;

/**
 * Responds after the same time with and without an account, although the work takes longer with one. So the timing
 * doesn't reveal who has an account.
 */
export async function withConstantTiming<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), delay(LEAST_MS)]);
  return result;
}
