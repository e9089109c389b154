const KEPT_MS = 24 * 60 * 60 * 1000;

/** An Idempotency-Key that was used before this moment is forgotten. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}
