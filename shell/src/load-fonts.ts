import { type QueryClient } from '@rapport/remote-api/query';
import { logFailure } from './log.ts';
import { afterInitialData } from './query/after-initial-data.ts';

/** Milliseconds from the first data to the font, to leave time for rendering. */
const PAUSE = 1000;

/**
 * Fetches the font. It's a third of the size of the scripts, so on a first visit it's loaded after the page; until
 * then, a system font with the same metrics is used. If the page's script came from the browser's cache, the font
 * does, too, so it's loaded immediately.
 */
export function loadFonts(queryClient: QueryClient): void {
  const load = () => {
    import('./fonts.ts').catch((error: unknown) => {
      logFailure("Couldn't fetch the font.", error);
    });
  };
  if (isScriptCached()) load();
  else afterInitialData(queryClient, load, PAUSE);
}

function isScriptCached(): boolean {
  const script = document.querySelector<HTMLScriptElement>('head script[type="module"][src]');
  if (script === null) return false;
  const timing = performance
    .getEntriesByName(script.src)
    .find((entry) => entry instanceof PerformanceResourceTiming);
  return timing !== undefined && timing.transferSize === 0;
}
