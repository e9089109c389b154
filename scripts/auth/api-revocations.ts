import { setTimeout as delay } from 'node:timers/promises';

/** The sessions that lose access, in the terms of a sign-out. */
export type Scope = 'global' | 'local' | 'others';

/** Tells the API to refuse tokens that haven't expired yet. */
export type ApiRevocations = {
  /**
   * Resolves when the API has confirmed the revocation, or after three seconds without a response. It retries for
   * as long as the token is valid: the tokens to refuse expire no later.
   *
   * @param token the user's access token, which must not be revoked yet
   */
  tell(token: string, scope: Scope): Promise<void>;
  /** Drops all pending revocations. */
  close(): void;
};

const TIMEOUT_MS = 3_000;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Maximum number of tries; after them, the tokens have expired anyway. */
const MOST_TRIES = 45;
/** Maximum number of pending revocations, however long the API is down. */
const MOST_WAITING = 1_000;

/**
 * The session has ended before this call, so no one gets a new token. A sign-out never fails because the API is
 * down: the user is signed out, and the remaining access ends when the token expires.
 *
 * @param apiUrl `undefined` if there's no API to notify
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
      // 401: the API refuses the token already. An API of an earlier release doesn't have this endpoint and never
      // will.
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
