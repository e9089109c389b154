/** Milliseconds between two looks at the registry while the page is in sight. */
const INTERVAL = 60_000;
/** Milliseconds within which going away and coming back is not looked at again. */
const RECENTLY = 5_000;

/**
 * Calls `refresh` every minute while somebody can see the page, and when they come back to it. The
 * browser asks with the ETag it has, so that a look at an unchanged registry costs next to nothing.
 * @returns a function that ends it
 */
export function watchRegistry(refresh: () => Promise<void>): () => void {
  let last = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < RECENTLY) return;
    last = Date.now();
    void refresh();
  };
  const timer = setInterval(look, INTERVAL);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
