import { logFailure } from '../log.ts';

/** The user who was signed in in this tab, so that they return to their page, even after a reload. */
const HERE = 'rapport.here';
/** Tells other tabs that the user signed out, as opposed to an expired session. */
const SIGNED_OUT = 'rapport.signedOut';

/** Call this when a user has signed in. */
export function rememberUser(id: string): void {
  attempt(() => {
    sessionStorage.setItem(HERE, id);
    localStorage.removeItem(SIGNED_OUT);
  });
}

/** Call this when a user signs out, before other tabs are notified. */
export function forgetLastUser(): void {
  attempt(() => {
    sessionStorage.removeItem(HERE);
    localStorage.setItem(SIGNED_OUT, '');
  });
}

/** Returns the user whose session ended by itself; null if there was none, or if they signed out. */
export function lastUserId(): string | null {
  return attempt(() => {
    if (localStorage.getItem(SIGNED_OUT) !== null) sessionStorage.removeItem(HERE);
    return sessionStorage.getItem(HERE);
  });
}

/** If the browser blocks storage, nothing is stored. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    logFailure('Storage is closed.', error);
    return null;
  }
}
