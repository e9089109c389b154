import { useRef, type RefObject } from 'react';

/** An element that may take the focus. */
export type FocusTarget = RefObject<HTMLElement | null>;

export interface DialogFocus {
  /** Gets the focus on opening; else the first control in `body`, else the window itself. */
  initial?: FocusTarget | undefined;
  /** Gets the focus on closing; else the element that had it before. */
  final?: FocusTarget | undefined;
  body?: FocusTarget | undefined;
}

const controls = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex="0"]',
].join(',');

/**
 * Where the focus goes when an overlay opens and closes. Left alone, Radix starts at the close
 * button, which comes first, and gives the focus back to a trigger of its own only.
 */
export function useDialogFocus({ initial, final, body }: DialogFocus) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const active = document.activeElement;
      const whole = event.target instanceof HTMLElement ? event.target : null;
      // Strict mode opens twice; the second time the focus is already inside.
      if (active instanceof HTMLElement && !whole?.contains(active)) opener.current = active;
      const first = body?.current?.querySelector<HTMLElement>(controls);
      event.preventDefault();
      (initial?.current ?? first ?? whole)?.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      releasePointer();
      (final?.current ?? opener.current)?.focus({ preventScroll: true });
    },
  };
}

/**
 * Lets the pointer reach the page again once no layer is left over it. Each bundle puts back what it
 * found when its layer opened: one that opened over the layer of another bundle found a blocked page.
 */
function releasePointer(): void {
  const { style } = document.body;
  if (style.pointerEvents === 'none' && document.querySelector(LAYERS) === null) {
    style.pointerEvents = '';
  }
}

const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
