import { type RequestOptions } from '@rapport/remote-api';
import { retryAfter } from './request-failure.ts';

/** Milliseconds that a write may wait in all before the person learns that it failed. */
const LONGEST_WAIT = 20_000;
const SHORTEST_PAUSE = 1_000;
/** A proxy's own answers where a process of the API ended under a request. They name no time. */
const OF_PROXY: readonly number[] = [502, 504];
/** How often such an answer is taken for one that passes. */
const MOST_OF_PROXY = 2;

/**
 * Sends a write again when the API asks for a moment of patience (429 or 503 with `Retry-After`), because it
 * restarts or has too much to do, or when a proxy lost it to a process that ended (502, 504). A read is left to its query, which shows what it has in the meantime.
 * @param send sends it with the same headers each time, so the same Idempotency-Key
 */
export async function repeatWhenAsked(
  options: RequestOptions,
  send: () => Promise<Response>,
): Promise<Response> {
  for (let waited = 0, ofProxy = 0; ;) {
    const response = await send();
    if (OF_PROXY.includes(response.status)) ofProxy += 1;
    const asked = ofProxy > MOST_OF_PROXY ? null : pauseOf(response);
    if (asked === null || !(await mayRepeat(options, response))) return response;
    const pause = Math.max(asked, SHORTEST_PAUSE);
    waited += pause;
    if (waited > LONGEST_WAIT) return response;
    await wait(pause, options.signal);
  }
}

/** Milliseconds until it may be sent again; null where it isn't asked for again. */
function pauseOf({ status, headers }: Response): number | null {
  return OF_PROXY.includes(status) ? SHORTEST_PAUSE : retryAfter(headers);
}

/** True where the API can't have carried it out, or carries it out once however often it's sent. */
async function mayRepeat(
  { method = 'GET', headers: given }: RequestOptions,
  response: Response,
): Promise<boolean> {
  const { status } = response;
  if (method === 'GET' || ![429, 503, ...OF_PROXY].includes(status)) return false;
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
