/** Requests that a process may accept in a window before asking again. */
export interface Lease {
  /** 0 if the window is used up. */
  granted: number;
  /** How many requests of this window have been granted to all processes, including this lease. */
  used: number;
  /** Milliseconds until the window ends. */
  endsInMs: number;
}

/** The store through which processes share a caller's window. */
export interface LeaseSource {
  /**
   * Takes a lease from the caller's window, starting a window if there is none.
   * @param caller 16 bytes that represent a caller and a limit; no ID or address can be derived from them
   * @param limit requests per window
   * @throws Error if the store can't be reached
   */
  lease: (caller: Buffer, limit: number) => Promise<Lease>;
  close: () => void;
}

/** The length of a window, in milliseconds. */
export const WINDOW_MS = 60_000;

/**
 * A lease is this fraction of the rest of the window, and at least one request. With 600 requests a minute, the
 * first lease has 30, which is more than most users need in a minute; the last ones have one each, so that the
 * limit is exact.
 */
export const LEASE_PART = 20;

/** For a single process: grants everything at once without a store. */
export const UNSHARED: LeaseSource = {
  lease: (_caller, limit) => Promise.resolve({ granted: limit, used: limit, endsInMs: WINDOW_MS }),
  close: () => undefined,
};
