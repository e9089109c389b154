import { useRef, type RefObject } from 'react';

/** A reference to a focusable element. */
export type FocusTarget = RefObject<HTMLElement | null>;

export interface DialogFocus {
  /** Gets the focus on opening; by default the first control in `body`, or else the window itself. */
  initial?: FocusTarget | undefined;
  /** Gets the focus on closing; by default the element that had it before. */
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
 * Controls the focus when an overlay opens and closes. By default, Radix focuses the close button, which comes
 * first, and returns the focus only to its own trigger.
 */
export function useDialogFocus({ initial, final, body }: DialogFocus) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const active = document.activeElement;
      const whole = event.target instanceof HTMLElement ? event.target : null;
      // Strict mode opens twice; the second time, the focus is already inside.
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
 * Enables the pointer on the page again once no layer is left. Each bundle restores what it found when its layer
 * opened; a layer opened over one of another bundle found the page blocked.
 */
function releasePointer(): void {
  const { style } = document.body;
  if (style.pointerEvents === 'none' && document.querySelector(LAYERS) === null) {
    style.pointerEvents = '';
  }
}

const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
