/** The channel between the tabs of this origin: it tells that someone's waiting writes have changed. */
export const CHANNEL = 'rapport:waiting-writes';

/** Very old browsers have no channels; their tabs then learn of each other on focus. */
export function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
}

/** What `work` gives; null where it fails, which a later attempt finds out as well. */
export async function quietly<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch {
    return null;
  }
}

/** Does the work under a lock of this name, which all tabs share; at once where the browser has no locks. */
export async function underLock(name: string, work: () => Promise<void>): Promise<void> {
  // Older browsers and pages that were loaded without TLS have no locks.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(name, work);
  else await work();
}
