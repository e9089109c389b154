import { setTimeout as delay } from 'node:timers/promises';

/** Whose access ends, in the words of a sign-out. */
export type Scope = 'global' | 'local' | 'others';

/** The way to tell the API that it has to refuse tokens which are still good by themselves. */
export type ApiRevocations = {
  /**
   * Resolves when the API knows, or after three seconds without its word. It is told again and again
   * then, for as long as the token is good: what it would refuse lives no longer than that.
   *
   * @param token the access token of the person, which must not have been revoked yet
   */
  tell(token: string, scope: Scope): Promise<void>;
  /** Gives up what could not be told yet. */
  close(): void;
};

const TIMEOUT_MS = 3_000;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** The longest that it tries; afterward the tokens in question have ended by themselves. */
const MOST_TRIES = 45;
/** More than this do not wait at once, however long the API is away. */
const MOST_WAITING = 1_000;

/**
 * The session is ended before this is called, so no one gets a new token. A sign-out never fails because
 * the API is away: the person is out, and what is left of their access ends with their token.
 *
 * @param apiUrl `undefined` where there is no one to tell
 */
export function createApiRevocations(
  apiUrl: string | undefined,
  log: (line: string) => void,
): ApiRevocations {
  const closing = new AbortController();
  let waiting = 0;

  async function once(token: string, scope: Scope): Promise<boolean> {
    try {
      const response = await fetch(`${apiUrl}/api/user/revocations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ scope }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      // 401: it refuses the token already, which is what was wanted. An API of an older release has no
      // such address and never will.
      return response.status < 500 && response.status !== 429;
    } catch {
      return false;
    }
  }

  async function keepTelling(token: string, scope: Scope): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const pause = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)];
      await delay(pause, undefined, { ref: false, signal: closing.signal });
      if (await once(token, scope)) return;
    }
    log('The API could not be told of a sign-out until the tokens ended by themselves.');
  }

  return {
    async tell(token, scope) {
      if (apiUrl === undefined || (await once(token, scope))) return;
      if (waiting >= MOST_WAITING) {
        log('The API could not be told of a sign-out.');
        return;
      }
      waiting += 1;
      keepTelling(token, scope)
        .catch(() => {})
        .finally(() => (waiting -= 1));
    },
    close: () => closing.abort(),
  };
}
