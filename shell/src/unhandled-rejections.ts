import { isRequestError } from '@rapport/remote-api';
import { logFailure } from './log.ts';

/**
 * Keeps rejections that are known to be harmless from being reported as errors of the page: they're only logged.
 * All others stay errors, visible to the browser and its watchers, and are passed to `report`.
 * @returns a function that stops it
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

/** Messages of `request` for a call without a response or a session, for errors of which only the message is left. */
const OF_A_REQUEST = [/^Failed to fetch \/api\/\S+: /, /^Authentication required$/];
/** Messages of Vite's client, which runs only in development. */
const OF_THE_DEV_SERVER = [/^\[vite\] /, /^WebSocket closed without opened\.$/];

/**
 * Returns whether a rejection isn't an error of the page's code: a call that we aborted, a response of the API that
 * the calling view shows, or a message of the dev server.
 */
function isHarmless(reason: unknown): boolean {
  if (isRequestError(reason) || isAbort(reason)) return true;
  // A type error is a bug, or a fetch error that wasn't converted.
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
