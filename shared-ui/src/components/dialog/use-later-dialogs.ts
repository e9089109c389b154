import { useCallback, useEffect, type RefObject } from 'react';

/** Identifies this copy of the library: each remote and the shell have their own. */
const bundle = Math.random().toString(36).slice(2);

/** Marks a dialog with the copy that rendered it. */
export const bundleMark = { 'data-dialog-bundle': bundle };

/**
 * Lets a dialog of another bundle, such as the shell's over one of a remote, have the focus. Radix knows the order
 * of layers within one bundle only: without this, both would pull the focus to themselves, and a press in the upper
 * one would count as one outside of the lower.
 * @param own the window of the dialog
 * @returns a function that tells whether an element belongs to a dialog that another copy opened on top of this one
 */
export function useLaterDialogs(
  own: RefObject<HTMLElement | null>,
): (element: EventTarget | null) => boolean {
  const isInLater = useCallback(
    (element: EventTarget | null): boolean => {
      if (!(element instanceof Element) || !own.current) return false;
      // A press next to the upper dialog hits its backdrop, which contains it.
      const other = element.closest(FOREIGN) ?? element.querySelector(FOREIGN);
      if (other === null) return false;
      return Boolean(own.current.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    },
    [own],
  );

  // The focus trap of the lower dialog listens on the document, out of React's reach.
  useEffect(() => {
    const yieldFocus = (event: FocusEvent) => {
      const arriving = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (isInLater(arriving)) event.stopImmediatePropagation();
    };
    window.addEventListener('focusin', yieldFocus, true);
    window.addEventListener('focusout', yieldFocus, true);
    return () => {
      window.removeEventListener('focusin', yieldFocus, true);
      window.removeEventListener('focusout', yieldFocus, true);
    };
  }, [isInLater]);

  return isInLater;
}

const FOREIGN = `[data-dialog-bundle]:not([data-dialog-bundle="${bundle}"])`;
