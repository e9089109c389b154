/** How long the page may be unresponsive, in milliseconds. Users notice about 50. */
const WORK = 20;

/**
 * Awaited between the steps of long work, it lets the page render and respond every few milliseconds.
 * @throws the abort reason of `signal`
 */
export function pauseForBrowser(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    since = performance.now();
  };
}
