import { type RequestOptions } from '@rapport/remote-api';
import { retryAfter } from './request-failure.ts';

/** The maximum total wait of a write in milliseconds before it fails. */
const LONGEST_WAIT = 20_000;
const SHORTEST_PAUSE = 1_000;
/** A proxy's own responses if a process of the API ended during a request. They contain no time. */
const OF_PROXY: readonly number[] = [502, 504];
/** How often such a response is considered transient. */
const MOST_OF_PROXY = 2;

/**
 * Resends a write if the API asks for a retry (429 or 503 with `Retry-After`), because it's restarting or
 * overloaded, if a proxy lost it to a process that ended (502, 504), or if a proxy sent it again while its first
 * request is still being answered (409 with `Retry-After`). A read is left to its query, which keeps showing its
 * data.
 * @param send sends it with the same headers each time, including the Idempotency-Key
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

/** Returns the milliseconds until it may be resent; null if it isn't. */
function pauseOf({ status, headers }: Response): number | null {
  return OF_PROXY.includes(status) ? SHORTEST_PAUSE : retryAfter(headers);
}

/** Returns true if the API can't have carried it out, or if repeating it is safe. */
async function mayRepeat(
  { method = 'GET', headers: given }: RequestOptions,
  response: Response,
): Promise<boolean> {
  const { status } = response;
  if (method === 'GET' || ![409, 429, 503, ...OF_PROXY].includes(status)) return false;
  if (status === 429) return true;
  const headers = new Headers(given);
  if (headers.has('idempotency-key')) return true;
  // With If-Match, a stored change whose response was lost would conflict with itself.
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
