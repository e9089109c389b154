import { media } from '@rapport/shared-ui';
import { useSyncExternalStore } from 'react';

const WIDE = media.wide.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

let onScreen = false;

/** Paper is narrow, but printing keeps the screen's structure, because it's too late to render again. */
function isWide(): boolean {
  if (!window.matchMedia('print').matches) onScreen = window.matchMedia(WIDE).matches;
  return onScreen;
}

/** Whether list and detail are side by side. Only for differences in structure; styles use media queries. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
