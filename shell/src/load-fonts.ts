import { type QueryClient } from '@rapport/remote-api/query';
import { logFailure } from './log.ts';
import { afterFirstData } from './query/after-first-data.ts';

/** Milliseconds from the first data to the font, in which the page is drawn. */
const PAUSE = 1000;

/**
 * Fetches the font. It weighs as much as a third of the scripts, so it comes after the first page of
 * someone who has none of them, and until it is there the system's font stands in its place with the same
 * proportions. Where the script of the page came from the browser's cache, so does the font, and at once.
 */
export function loadFonts(queryClient: QueryClient): void {
  const load = () => {
    import('./fonts.ts').catch((error: unknown) => {
      logFailure("Couldn't fetch the font.", error);
    });
  };
  if (isScriptCached()) load();
  else afterFirstData(queryClient, load, PAUSE);
}

function isScriptCached(): boolean {
  const script = document.querySelector<HTMLScriptElement>('head script[type="module"][src]');
  if (script === null) return false;
  const timing = performance
    .getEntriesByName(script.src)
    .find((entry) => entry instanceof PerformanceResourceTiming);
  return timing !== undefined && timing.transferSize === 0;
}
