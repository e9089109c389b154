import { useEffect, useRef, useState } from 'react';
import { type SessionStore } from '../session/session-store.ts';
import { type AuthOutcome } from './auth-outcome.ts';

/** Milliseconds between a sign-in and the redirect to the contacts. */
const REDIRECT_DELAY = 100;

/**
 * Handles the transition from the authentication screen into the product. While `underway`, that screen stays
 * although there is a session, because the page behind it would only flash.
 * @param enter navigates to the first page
 */
export function useArrival(store: SessionStore, enter: () => Promise<void>) {
  const [underway, setUnderway] = useState(false);
  const lastUserId = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Clears the timer on unmount.
  useEffect(() => () => clearTimeout(timer.current), []);

  function begin(): void {
    const state = store.getState();
    lastUserId.current = state.status === 'signedOut' ? state.lastUserId : null;
    setUnderway(true);
  }

  async function arrive(userId: string): Promise<void> {
    // A user whose session ended returns to the page they were on.
    if (userId !== lastUserId.current) await enter();
    setUnderway(false);
  }

  function conclude(outcome: AuthOutcome): void {
    if (outcome.status === 'entered') {
      timer.current = setTimeout(() => void arrive(outcome.userId), REDIRECT_DELAY);
    } else {
      setUnderway(false);
    }
  }

  return { underway, begin, conclude };
}
