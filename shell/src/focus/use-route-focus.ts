import { useEffect, useRef, useState } from 'react';
import { MAIN_ID, pageHeading } from './page-heading.ts';

/** Milliseconds to wait for the heading of a page that is loading. */
const PATIENCE = 10_000;

/**
 * Moves the focus to the heading of each page after a navigation, as a page load would.
 * @param fromElsewhere whether the first page counts as a navigation too, because the person has just signed in
 * @returns the name of that page, for a live region
 */
export function useRouteFocus(pathname: string, fromElsewhere: boolean): string {
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(fromElsewhere ? null : pathname);

  // Focus is the browser's, and the heading may come from a remote that is still loading.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenHeading((heading) => {
      if (!isInUse(document.activeElement)) heading.focus({ preventScroll: true });
      setAnnouncement(document.title.replace(/ · Rapport$/, ''));
    });
  }, [pathname]);

  return announcement;
}

/**
 * Where the focus stays: in a field where the page itself has put the cursor, and in a menu of the
 * header that was opened while the page was loading, which would close under the person's hand.
 */
const IN_USE = `#${MAIN_ID} :is(input, textarea, select), header :is([role="menu"], [role="dialog"])`;

function isInUse(element: Element | null): boolean {
  return element !== null && element.closest(IN_USE) !== null;
}

function whenHeading(found: (heading: HTMLElement) => void): () => void {
  const check = () => {
    const heading = pageHeading();
    if (heading === null) return;
    stop();
    found(heading);
  };
  const observer = new MutationObserver(check);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return stop;
}
