import { isRequestError } from '@rapport/remote-api';
import { logFailure } from './log.ts';

/**
 * Keeps failures that some view has already shown, or that concern only development, from being
 * reported as faults of the page: they are logged and go no further. Everything else stays an error.
 * @returns a function that ends it
 */
export function quietKnownRejections(): () => void {
  const quiet = (event: PromiseRejectionEvent) => {
    if (!isKnown(event.reason)) return;
    event.preventDefault();
    logFailure('A rejection was not handled.', event.reason);
  };
  window.addEventListener('unhandledrejection', quiet);
  return () => window.removeEventListener('unhandledrejection', quiet);
}

const KNOWN = [/failed to fetch/i, /authentication required/i, /\[vite\]|websocket closed/i];

function isKnown(reason: unknown): boolean {
  if (reason instanceof TypeError || isRequestError(reason)) return true;
  const message = reason instanceof Error ? reason.message : String(reason);
  return KNOWN.some((known) => known.test(message));
}
