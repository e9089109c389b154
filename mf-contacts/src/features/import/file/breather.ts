/** For so many milliseconds the page does not answer; people notice from about 50 on. */
const WORK = 20;

/**
 * For long work: awaited between its steps, it lets the page draw and answer every few milliseconds.
 * @throws the reason of `signal`, when no one waits for the work any more
 */
export function breather(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    since = performance.now();
  };
}
