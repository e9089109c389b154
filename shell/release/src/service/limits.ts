/** What one token, and one address without a valid token, may ask of the service. */
export interface ServiceLimits {
  /** The largest file of a release, in bytes. */
  fileBytes: number;
  /** Files of one release. */
  releaseFiles: number;
  /** Bytes that a token may send in an hour. */
  hourBytes: number;
  /** Requests of a token in a minute. */
  minuteRequests: number;
  /** Requests of an address in a minute whose token isn't valid. */
  minuteFailures: number;
}

export const LIMITS: ServiceLimits = {
  fileBytes: 10_000_000,
  releaseFiles: 1_000,
  hourBytes: 500_000_000,
  minuteRequests: 6_000,
  minuteFailures: 20,
};

/** Senders that are counted at the same time; with more, a new window begins for all. */
const MOST_COUNTED = 10_000;

/**
 * Counts what each one uses in a window of time.
 * @returns takes an amount and says whether it is within the limit
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
