import { useEffect, useRef, type RefObject } from 'react';

/**
 * Holds a form back while something in one of its fields still has to be entered, then sends it.
 *
 * @param field a field of the form, or a group of them
 * @param enter enters what stands in the field; false where it could not be. Null where nothing stands there
 */
export function useSubmitLater(
  field: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  enter: (() => Promise<boolean>) | null,
): void {
  const latest = useRef(enter);
  useEffect(() => {
    latest.current = enter;
  });
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form !== field.current?.form) return;
      if (latest.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      void latest.current().then((isEntered) => {
        if (isEntered && form.isConnected) form.requestSubmit();
      });
    };
    // Before React, which listens further in.
    document.addEventListener('submit', hold, true);
    return () => document.removeEventListener('submit', hold, true);
  }, [field]);
}
