import { type RequestOptions } from '@rapport/remote-api';
import { retryAfter } from './request-failure.ts';

/** Milliseconds that a write may wait in all before the person learns that it failed. */
const LONGEST_WAIT = 20_000;
const SHORTEST_PAUSE = 1_000;

/**
 * Sends a write again when the API asks for a moment of patience (429 or 503 with `Retry-After`): while it
 * restarts, or has too much to do. A read is left to its query, which shows what it has in the meantime.
 * @param send sends it with the same headers each time, so the same Idempotency-Key
 */
export async function repeatWhenAsked(
  options: RequestOptions,
  send: () => Promise<Response>,
): Promise<Response> {
  for (let waited = 0; ;) {
    const response = await send();
    const asked = retryAfter(response.headers);
    if (asked === null || !(await mayRepeat(options, response))) return response;
    const pause = Math.max(asked, SHORTEST_PAUSE);
    waited += pause;
    if (waited > LONGEST_WAIT) return response;
    await wait(pause, options.signal);
  }
}

/** True where the API can't have carried it out, or carries it out once however often it's sent. */
async function mayRepeat(
  { method = 'GET', headers: given }: RequestOptions,
  response: Response,
): Promise<boolean> {
  const { status } = response;
  if (method === 'GET' || (status !== 429 && status !== 503)) return false;
  if (status === 429) return true;
  const headers = new Headers(given);
  if (headers.has('idempotency-key')) return true;
  // With If-Match, what was stored and has no response would be a conflict with itself.
  if ((method === 'PUT' || method === 'PATCH') && !headers.has('if-match')) return true;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return Reflect.get(Object(body), 'code') === 'TOO_BUSY';
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
}
