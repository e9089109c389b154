import { type Registry } from '@rapport/registry';
import { type RuntimeConfig } from '../config/runtime-config.ts';
import { logFailure } from '../log.ts';

/** Milliseconds from the first page to storing it, which must not slow down what the user does first. */
const PAUSE = 12_000;

/**
 * Returns a function to call when a page of a remote is shown. The first call stores the page for a start without a
 * network a little later: only a page that works is worth storing.
 */
export function storeOnceShown({ offlinePages }: RuntimeConfig, registry: Registry): () => void {
  let isShown = false;
  return () => {
    if (isShown) return;
    isShown = true;
    setTimeout(() => {
      import('./offline-pages.ts')
        .then(({ setUpOfflinePages }) => setUpOfflinePages(offlinePages, registry))
        .catch((error: unknown) => logFailure("Couldn't store the page for offline use.", error));
    }, PAUSE);
  };
}
