/** Milliseconds that a toast stays, unless the pointer or the focus is on it; twice as long with something to choose. */
export const TOAST_DURATION = 5000;
