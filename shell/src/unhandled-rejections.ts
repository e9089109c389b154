import { isRequestError } from '@rapport/remote-api';
import { logFailure } from './log.ts';

/**
 * Keeps rejections that are known to be harmless from being reported as errors of the page: they
 * are logged and go no further. Everything else stays an error, which the browser and its watchers
 * see, and is handed to `report`.
 * @returns a function that ends it
 */
export function quietKnownRejections(report: (error: unknown) => void = () => {}): () => void {
  const quiet = (event: PromiseRejectionEvent) => {
    if (!isHarmless(event.reason)) return report(event.reason);
    event.preventDefault();
    logFailure("A rejection wasn't handled.", event.reason);
  };
  window.addEventListener('unhandledrejection', quiet);
  return () => window.removeEventListener('unhandledrejection', quiet);
}

/** The messages of `request` for a call without a response or a session, for errors that kept only their message. */
const OF_A_REQUEST = [/^Failed to fetch \/api\/\S+: /, /^Authentication required$/];
/** Whole messages of Vite's client, which only runs under development. */
const OF_THE_DEV_SERVER = [/^\[vite\] /, /^WebSocket closed without opened\.$/];

/**
 * Whether a rejection is no error of the page's code: a call that we ended ourselves, an answer of
 * the API that the view which asked shows, or a message of the dev server.
 */
function isHarmless(reason: unknown): boolean {
  if (isRequestError(reason) || isAbort(reason)) return true;
  // A type error is a bug, or a fetch that no one has put into words.
  if (reason instanceof TypeError) return false;
  const message = reason instanceof Error ? reason.message : String(reason);
  return [...OF_A_REQUEST, ...OF_THE_DEV_SERVER].some((known) => known.test(message));
}

function isAbort(reason: unknown): boolean {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    'name' in reason &&
    reason.name === 'AbortError'
  );
}
