import { media } from '@rapport/shared-ui';
import { useSyncExternalStore } from 'react';

const WIDE = media.wide.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

let onScreen = false;

/** Paper is narrow, but what is printed has the structure of the screen: it is too late to draw again. */
function isWide(): boolean {
  if (!window.matchMedia('print').matches) onScreen = window.matchMedia(WIDE).matches;
  return onScreen;
}

/** Whether list and detail stand side by side. For what differs in structure; looks differ by media query. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
