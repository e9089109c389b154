import { useLocation } from '@rapport/remote-api/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAIN_ID, pageHeading } from './page-heading.ts';

/** How long to wait for the heading of a loading page, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Moves the focus to the heading of each page after a navigation, as a page load would; on the way back, to the link
 * that was followed, so that the keyboard continues there.
 * @param fromElsewhere true if the first page counts as a navigation, too, because the user has just signed in
 * @returns the name of that page, for a live region
 */
export function useRouteFocus(fromElsewhere: boolean): string {
  const { pathname, key } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(fromElsewhere ? null : pathname);
  /** The links that were followed, by the key of the page's entry in the history. */
  const followed = useRef(new Map<string, string>());

  // A click that a page's own handler turns into a navigation counts, too.
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest(`#${MAIN_ID} a[href]`) : null;
      const href = link?.getAttribute('href');
      if (href) followed.current.set(key, href);
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);

  // Only the way back leads to the same key again.
  const targetOf = useEffectEvent(
    (heading: HTMLElement) => linkTo(followed.current.get(key)) ?? heading,
  );

  // Focus is outside of React, and the heading may come from a remote that's still loading.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenHeading((heading) => {
      if (!isInUse(document.activeElement)) targetOf(heading).focus({ preventScroll: true });
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

/** Returns the first visible link of the page to an address. */
function linkTo(href: string | undefined): HTMLElement | undefined {
  if (href === undefined) return undefined;
  const links = document.querySelectorAll<HTMLElement>(`#${MAIN_ID} a[href]`);
  return [...links].find(
    (link) => link.getAttribute('href') === href && link.getClientRects().length > 0,
  );
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
