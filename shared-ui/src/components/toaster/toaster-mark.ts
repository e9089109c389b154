/** Marks the region of the toasts. */
export const toasterMark = 'data-toaster';

/**
 * Returns whether an element belongs to the toasts, which remain usable while a dialog is open. Radix supports that
 * only within one bundle, but a remote's dialog and the shell's toasts come from two.
 */
export function isInToaster(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest(`[${toasterMark}]`) !== null;
}
