import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the heading when the person has gone from one view of a page to another. */
export function useViewFocus(view: string, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(view);
  // Focus is the browser's. What replaces a skeleton is no other view: the heading stays.
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before !== view && before !== 'loading') heading.current?.focus();
  }, [view, heading]);
}
