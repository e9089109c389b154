/** Requests that one process may let through in a window without asking again. */
export interface Lease {
  /** 0 when the window has no requests left. */
  granted: number;
  /** What all processes have been granted of this window so far, this lease included. */
  used: number;
  /** Milliseconds until the window ends. */
  endsInMs: number;
}

/** Where the processes share what a caller may do in a window. */
export interface LeaseSource {
  /**
   * Takes a lease out of the caller's window, and begins a window where there is none.
   * @param caller 16 bytes that stand for a caller and a limit; no id or address can be read from them
   * @param limit requests in a window
   * @throws Error when the source cannot be asked
   */
  lease: (caller: Buffer, limit: number) => Promise<Lease>;
  close: () => void;
}

/** A caller may do something so many times in this time. */
export const WINDOW_MS = 60_000;

/**
 * A lease is this part of what is left of the window, and at least one request. With 600 requests a
 * minute, the first lease has 30, which is more than most people need in a minute; the last ones have one
 * each, so that the count is exact where it ends.
 */
export const LEASE_PART = 20;

/** For a process that is alone: everything at once, and no one to be asked. */
export const UNSHARED: LeaseSource = {
  lease: (_caller, limit) => Promise.resolve({ granted: limit, used: limit, endsInMs: WINDOW_MS }),
  close: () => undefined,
};
