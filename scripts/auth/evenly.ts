import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any of these answers takes on a machine with nothing else to do. */
const LEAST_MS = 300;

/**
 * Runs work that takes longer when there is an account, and answers after the same time when there is
 * no account. So no one learns from the clock who has one.
 */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), delay(LEAST_MS)]);
  return result;
}
