import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a view that has just replaced another one.
 * Opening is left to the dialog, which remembers what had the focus before.
 */
export function useMovingFocus(
  open: boolean,
  view: string,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef({ open, view });
  useEffect(() => {
    const before = shown.current;
    shown.current = { open, view };
    if (open && before.open && before.view !== view) heading.current?.focus();
  }, [open, view, heading]);
}
