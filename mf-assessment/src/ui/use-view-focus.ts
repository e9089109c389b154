import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the heading when the user has changed the view.
 * @param view null if no view is shown, as in a closed dialog, which manages the focus itself when it opens
 */
export function useViewFocus(view: string | null, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(view);
  // Focus is outside of React. Content that replaces a skeleton is the same view, so the focus doesn't move.
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (view === null || before === null || before === 'loading' || before === view) return;
    heading.current?.focus();
  }, [view, heading]);
}
