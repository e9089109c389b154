export interface RetryOptions {
  /** How often a request is repeated at most; 4 by default, 0 for never. */
  retries?: number;
  /** The longest pause before a repetition, in seconds; 60 by default. A longer `Retry-After` ends the repetitions. */
  longestPauseSeconds?: number;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
const FIRST_PAUSE_SECONDS = 0.5;

/**
 * Returns a fetch that repeats a request, with the same `Idempotency-Key`: after a 429, which did nothing, and after a
 * 503 if the request only reads or has such a key. Pauses are those of `Retry-After`; without it, they double.
 */
export function retryingFetch(
  send: (request: Request) => Promise<Response>,
  { retries = 4, longestPauseSeconds = 60 }: RetryOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const isSafe = SAFE_METHODS.has(request.method) || request.headers.has('Idempotency-Key');
    for (let repeated = 0; ; repeated += 1) {
      const isLast = repeated >= retries;
      // A body can be read once, so each attempt but the last sends a copy.
      const response = await send(isLast ? request : request.clone());
      const { status } = response;
      const isRetried = status === TOO_MANY_REQUESTS || (status === UNAVAILABLE && isSafe);
      if (isLast || !isRetried) return response;
      const seconds = requestedPause(response) ?? FIRST_PAUSE_SECONDS * 2 ** repeated;
      if (seconds > longestPauseSeconds) return response;
      await response.body?.cancel();
      await pause(seconds, request.signal);
    }
  };
}

/** Returns the seconds in `Retry-After`, which may also be a date; null without one. */
function requestedPause(response: Response): number | null {
  const value = response.headers.get('Retry-After');
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.max(0, (time - Date.now()) / 1000);
}

/** @throws the signal's reason as soon as it aborts */
export function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
