/** Milliseconds that a toast stays, unless the pointer or the focus is on it. */
export const TOAST_DURATION = 5000;
