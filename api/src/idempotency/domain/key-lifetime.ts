const KEPT_MS = 24 * 60 * 60 * 1000;

/** Returns the time before which used Idempotency-Keys have expired. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}
