import { sessionOf } from './session-of.ts';

/** How many are remembered; the oldest is forgotten first, and its person asks for another link. */
const MOST = 10_000;
/** How long after the link was followed a new password can be chosen without the current one. */
const LIFE_MS = 3_600_000;

/** The sessions that a link for a new password opened, until this process ends. */
export type RecoverySessions = {
  /** Remembers the session that a link for a new password has opened. */
  note(sessionId: string): void;
  /**
   * Takes the right to choose a password without the current one. It's there once, so two requests at
   * the same time can't both have it; a request that fails gives it back.
   *
   * @param token a valid access token
   * @returns null if the session doesn't have it (any more)
   */
  take(token: string): { giveBack(): void } | null;
};

/**
 * Starts without any.
 *
 * @param now milliseconds since the epoch
 */
export function openRecoverySessions(now: () => number = Date.now): RecoverySessions {
  const endsAt = new Map<string, number>();
  return {
    note(sessionId) {
      endsAt.set(sessionId, now() + LIFE_MS);
      const [oldest] = endsAt.keys();
      if (endsAt.size > MOST && oldest !== undefined) endsAt.delete(oldest);
    },
    take(token) {
      const id = sessionOf(token)?.sessionId;
      const end = id === undefined ? undefined : endsAt.get(id);
      if (id === undefined || end === undefined) return null;
      endsAt.delete(id);
      return end > now() ? { giveBack: () => void endsAt.set(id, end) } : null;
    },
  };
}
