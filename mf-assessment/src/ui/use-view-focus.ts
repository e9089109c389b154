import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading when the person has gone from one view to another.
 * @param view null while none is shown, like in a closed dialog, which moves the focus itself when it opens
 */
export function useViewFocus(view: string | null, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(view);
  // The focus belongs to the browser. Content that replaces a skeleton is the same view: the heading stays.
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (view === null || before === null || before === 'loading' || before === view) return;
    heading.current?.focus();
  }, [view, heading]);
}
