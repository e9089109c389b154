/** The channel between the tabs of this origin, for changes of a user's waiting writes. */
export const CHANNEL = 'rapport:waiting-writes';

/** Very old browsers have no channels; their tabs then update on focus. */
export function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
}

/** Returns the result of `work`; null if it fails, which a later attempt will notice as well. */
export async function quietly<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch {
    return null;
  }
}

/** Runs the work under a lock with this name, which all tabs share; immediately if the browser has no locks. */
export async function underLock(name: string, work: () => Promise<void>): Promise<void> {
  // Older browsers and pages without TLS have no locks.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(name, work);
  else await work();
}
