import { useEffect, useRef, type RefObject } from 'react';

/**
 * Delays a form's submission until the text in one of its fields has been entered.
 *
 * @param field a field of the form, or a group of fields
 * @param enter enters the text in the field; false if it fails. Null if there's no text
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
    // Listens on the document in the capture phase, so it runs before React's handlers.
    document.addEventListener('submit', hold, true);
    return () => document.removeEventListener('submit', hold, true);
  }, [field]);
}
