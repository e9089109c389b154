import { useLayoutEffect } from 'react';

/** The element of the shell's HTML in which a remote may show its first data before React is there. */
const START_PAGE_ID = 'start-page';

/**
 * Keeps what the HTML shows of a page while this component, a fallback, is mounted. Once no such component
 * is left, because the page itself or something else is there, the start page goes for good.
 *
 * This file is bundled by anyone who uses it: shell and remotes count in the element itself.
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
      // The next fallback of the same commit is mounted by then, and nothing was painted.
      queueMicrotask(() => {
        if (count(0) === 0) page.remove();
      });
    };
  }, []);
}
