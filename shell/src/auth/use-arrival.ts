import { useEffect, useRef, useState } from 'react';
import { type SessionStore } from '../session/session-store.ts';
import { type AuthOutcome } from './auth-outcome.ts';

/** Milliseconds between a sign-in and the way to the contacts. */
const REDIRECT_DELAY = 100;

/**
 * The way from the authentication screen into the product. While `underway`, that screen stays,
 * although the session is already there: the page behind it would only flash up.
 * @param enter goes to the first page
 */
export function useArrival(store: SessionStore, enter: () => Promise<void>) {
  const [underway, setUnderway] = useState(false);
  const lastUserId = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A timer outlives its component unless it is told.
  useEffect(() => () => clearTimeout(timer.current), []);

  function begin(): void {
    const state = store.getState();
    lastUserId.current = state.status === 'signedOut' ? state.lastUserId : null;
    setUnderway(true);
  }

  async function arrive(userId: string): Promise<void> {
    // A person whose session ended by itself returns to the page that they were on.
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
