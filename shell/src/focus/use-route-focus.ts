import { useEffect, useRef, useState } from 'react';
import { MAIN_ID, pageHeading } from './page-heading.ts';

/** How long to wait for the heading of a loading page, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Moves the focus to the heading of each page after a navigation, as a page load would.
 * @param fromElsewhere true if the first page counts as a navigation, too, because the user has just signed in
 * @returns the name of that page, for a live region
 */
export function useRouteFocus(pathname: string, fromElsewhere: boolean): string {
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(fromElsewhere ? null : pathname);

  // Focus is outside of React, and the heading may come from a remote that's still loading.
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
 * Elements that keep the focus: a field that the page itself has focused, and an open menu of the header, which
 * would otherwise close while the user is in it.
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
