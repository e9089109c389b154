import { sessionOf } from './session-of.ts';

/** Maximum number of sessions; the oldest is dropped first, and its user has to request another link. */
const MOST = 10_000;
/** Milliseconds after following the link in which a new password can be chosen without the current one. */
const LIFE_MS = 3_600_000;

/** The sessions that a link for a new password opened, until this process ends. */
export type RecoverySessions = {
  /** Stores a session that a link for a new password has opened. */
  note(sessionId: string): void;
  /**
   * Takes the right to choose a password without the current one. It exists once, so two requests at the same time
   * can't both have it; a request that fails gives it back.
   *
   * @param token a valid access token
   * @returns null if the session doesn't have it (any more)
   */
  take(token: string): { giveBack(): void } | null;
};

/** Starts empty. */
export function openRecoverySessions(): RecoverySessions {
  const endsAt = new Map<string, number>();
  return {
    note(sessionId) {
      endsAt.set(sessionId, Date.now() + LIFE_MS);
      const [oldest] = endsAt.keys();
      if (endsAt.size > MOST && oldest !== undefined) endsAt.delete(oldest);
    },
    take(token) {
      const id = sessionOf(token)?.sessionId;
      const end = id === undefined ? undefined : endsAt.get(id);
      if (id === undefined || end === undefined) return null;
      endsAt.delete(id);
      return end > Date.now() ? { giveBack: () => void endsAt.set(id, end) } : null;
    },
  };
}
