import { type QueryClient } from '@rapport/remote-api/query';
import { logFailure } from './log.ts';
import { afterFirstData } from './query/after-first-data.ts';

/** Milliseconds from the start of the navigation after which a line counts as slow. */
const SLOW_START = 2000;

/**
 * Fetches the font. On a slow line it comes after the first data: it weighs as much as a third of the
 * scripts, and until it is there the system's font stands in its place with the same proportions.
 * @param startedAt milliseconds since the start of the navigation
 */
export function loadFonts(queryClient: QueryClient, startedAt = performance.now()): void {
  const load = () => {
    import('./fonts.ts').catch((error: unknown) => {
      logFailure('The font could not be fetched.', error);
    });
  };
  if (startedAt < SLOW_START) {
    load();
    return;
  }
  afterFirstData(queryClient, load);
}
