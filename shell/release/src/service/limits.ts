/** Limits of one token, and of one address without a valid token. */
export interface ServiceLimits {
  /** Maximum size of a file in bytes. */
  fileBytes: number;
  /** Maximum number of files in one release. */
  releaseFiles: number;
  /** Maximum number of bytes that a token may send per hour. */
  hourBytes: number;
  /** Maximum number of requests of a token per minute. */
  minuteRequests: number;
  /** Maximum number of requests without a valid token from one address per minute. */
  minuteFailures: number;
}

export const LIMITS: ServiceLimits = {
  fileBytes: 10_000_000,
  releaseFiles: 1_000,
  hourBytes: 500_000_000,
  minuteRequests: 6_000,
  minuteFailures: 20,
};

/** Maximum number of senders that are counted; with more, a new window starts for all. */
const MOST_COUNTED = 10_000;

/**
 * Counts usage per sender in a window of time.
 * @returns a function that adds an amount and returns true if it's within the limit
 */
export function countedLimit(most: number, windowMs: number, now: () => number) {
  let counts = new Map<string, number>();
  let began = now();
  return (who: string, amount: number): boolean => {
    if (now() - began >= windowMs || counts.size >= MOST_COUNTED) {
      counts = new Map();
      began = now();
    }
    const used = (counts.get(who) ?? 0) + amount;
    counts.set(who, used);
    return used <= most;
  };
}
