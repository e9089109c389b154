/**
 * Settles as `work` does, or rejects with the reason of `signal` as soon as that is aborted:
 * nobody waits for what can no longer be used.
 */
export function whileCurrent<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
