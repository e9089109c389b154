import { logFailure } from '../log.ts';

/** Who was signed in in this tab, so that they come back to where they were, after a reload too. */
const HERE = 'rapport.here';
/** Tells the other tabs that someone signed out, and that the session did not end by itself. */
const SIGNED_OUT = 'rapport.signedOut';

/** To be called when someone has signed in. */
export function rememberUser(id: string): void {
  attempt(() => {
    sessionStorage.setItem(HERE, id);
    localStorage.removeItem(SIGNED_OUT);
  });
}

/** To be called when someone signs out, before the other tabs hear of it. */
export function forgetLastUser(): void {
  attempt(() => {
    sessionStorage.removeItem(HERE);
    localStorage.setItem(SIGNED_OUT, '');
  });
}

/** Who was here when the session ended by itself; null when no one was, or they have signed out. */
export function lastUserId(): string | null {
  return attempt(() => {
    if (localStorage.getItem(SIGNED_OUT) !== null) sessionStorage.removeItem(HERE);
    return sessionStorage.getItem(HERE);
  });
}

/** A browser may close its storage to a page: then there is nothing to remember. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    logFailure('Storage is closed.', error);
    return null;
  }
}
