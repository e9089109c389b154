/** Marks the region of the toasts. */
export const toasterMark = 'data-toaster';

/**
 * Whether an element belongs to the toasts, which may be pressed while a dialog is open. Radix
 * knows that only within one bundle; a dialog of a remote and the toasts of the shell come from two.
 */
export function isInToaster(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest(`[${toasterMark}]`) !== null;
}
