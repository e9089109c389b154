import { useLayoutEffect } from 'react';

/** The element of the shell's HTML in which a remote may show its first data before React is loaded. */
const START_PAGE_ID = 'start-page';

/**
 * Keeps the HTML's start page while this component, a fallback, is mounted. Once no such component is left, because
 * the page or something else is rendered, the start page is removed permanently.
 *
 * Every user of this file bundles it, so shell and remotes share a counter in the element itself.
 */
export function useStartPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById(START_PAGE_ID);
    if (page === null) return;
    const count = (change: number) => {
      const kept = Number(page.dataset['keptBy'] ?? 0) + change;
      page.dataset['keptBy'] = String(kept);
      return kept;
    };
    count(1);
    return () => {
      count(-1);
      // By then, the next fallback of the same commit is mounted, and nothing has been painted.
      queueMicrotask(() => {
        if (count(0) === 0) page.remove();
      });
    };
  }, []);
}
