import { useRef, type RefObject } from 'react';

/** An element that may take the focus. */
export type FocusTarget = RefObject<HTMLElement | null>;

/**
 * Where the focus goes when an overlay without a trigger of its own opens and closes. Radix gives
 * the focus back to the trigger only; here the element that had it before gets it back.
 */
export function useReturnedFocus(initial?: FocusTarget, final?: FocusTarget) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const active = document.activeElement;
      opener.current = active instanceof HTMLElement ? active : null;
      if (initial?.current) {
        event.preventDefault();
        initial.current.focus();
      }
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = final?.current ?? opener.current;
      target?.focus({ preventScroll: true });
    },
  };
}
