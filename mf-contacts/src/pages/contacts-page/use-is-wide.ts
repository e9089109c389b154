import { media } from '@rapport/shared-ui';
import { useSyncExternalStore } from 'react';

const WIDE = media.wide.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether list and detail stand side by side. For what differs in structure; looks differ by media query. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
