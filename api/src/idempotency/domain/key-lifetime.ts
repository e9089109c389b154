const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Returns the time before which used Idempotency-Keys have expired. */
export function retainedSince(now: Date): Date {
  return new Date(now.getTime() - RETENTION_MS);
}
