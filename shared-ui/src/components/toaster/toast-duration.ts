/**
 * Milliseconds until a toast disappears, unless the pointer or the focus is on it; twice as long if it has actions.
 */
export const TOAST_DURATION = 5000;
