import { type Session as AuthSession } from '@supabase/supabase-js';
import { type ShellUser, type ValueSource } from '@rapport/remote-api';
import { logFailure } from '../log.ts';
import { type AuthService, type SignOutOptions } from './auth-service.ts';
import { isUsableSession } from './is-usable-session.ts';
import { isSessionKey } from './session-key.ts';
import {
  createSessionStore,
  enter,
  leave,
  lose,
  userOf,
  type SessionStore,
} from './session-store.ts';
import { toShellUser } from './shell-user.ts';

/** Written by an older version of the product; a Sign Out removes it. */
const STORED_USER = 'user';

export interface Session {
  store: SessionStore;
  user: ValueSource<ShellUser | null>;
  /** Reads the existing session and follows its changes; the returned function stops that. */
  follow(): () => void;
  /**
   * Signs this device out, even if the service can't be reached.
   * @param farewell shown on the authentication screen
   */
  signOut(farewell?: string | null, options?: SignOutOptions): Promise<void>;
}

/**
 * Milliseconds after which the stored session counts although the service hasn't confirmed it: it has to be renewed,
 * and there's no network. The API still decides about each request.
 */
const PATIENCE = 1500;

/** The signed-in user, according to the authentication service. */
export function createSession(auth: AuthService): Session {
  const store = createSessionStore();
  let signingOut = false;
  let token: string | null = null;
  /** The access token of the session that ended last, because a tab that had read it before may still announce it. */
  let endedToken: string | null = null;

  function end(): void {
    endedToken = token ?? endedToken;
    token = null;
  }

  function begin(session: AuthSession): void {
    if (session.access_token === endedToken) return;
    token = session.access_token;
    enter(store, toShellUser(session.user));
  }

  async function check(): Promise<void> {
    const { data, error } = await auth.getSession();
    if (error) throw error;
    if (signingOut) return;
    if (isUsableSession(data.session)) begin(data.session);
    else lose(store);
  }

  async function beginWithStored(): Promise<void> {
    const session = (await auth.storedSession?.()) ?? null;
    if (session !== null && store.getState().status === 'loading' && !signingOut) begin(session);
  }

  async function checkFirst(): Promise<void> {
    const timer = setTimeout(() => void beginWithStored(), PATIENCE);
    try {
      await check();
    } catch (error) {
      logFailure("Couldn't check the session.", error);
      // Without a network, the session stays; the service's client tries again by itself.
      await beginWithStored();
      // An event may have settled it in the meantime.
      if (store.getState().status !== 'loading') return;
      if (isAboutConfiguration(error)) store.setState({ status: 'misconfigured' }, true);
      else lose(store);
    } finally {
      clearTimeout(timer);
    }
  }

  async function checkAgain(): Promise<void> {
    try {
      await check();
    } catch (error) {
      // A brief network failure must not sign the user out.
      logFailure("Couldn't check the session again.", error);
    }
  }

  function follow(): () => void {
    const { data } = auth.onAuthStateChange((event, session) => {
      if (event === 'SIGNED_OUT') {
        // A session that appears after this is a new one, even while the service is still processing the sign-out.
        signingOut = false;
        end();
        lose(store);
      } else if (session !== null && !signingOut) {
        if (isUsableSession(session)) begin(session);
        // The event contains no valid session, so the stored one decides.
        else void checkAgain();
      }
    });
    void checkFirst();

    // Other tabs notify this one through a channel, whose messages a sleeping tab misses.
    const seen = () => {
      if (document.visibilityState === 'visible') void checkAgain();
    };
    const stored = ({ key }: StorageEvent) => {
      if (key === null || isSessionKey(key)) void checkAgain();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('storage', stored);
    return () => {
      data.subscription.unsubscribe();
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('storage', stored);
    };
  }

  async function signOut(
    farewell: string | null = null,
    options: SignOutOptions = {},
  ): Promise<void> {
    signingOut = true;
    end();
    removeStoredUser();
    leave(store, farewell);
    try {
      const { error } = await auth.signOut(options);
      if (error) throw error;
    } catch (error) {
      logFailure("Couldn't tell the authentication service about the sign-out.", error);
    } finally {
      signingOut = false;
    }
  }

  const user = { get: () => userOf(store.getState()), subscribe: store.subscribe };
  return { store, user, follow, signOut };
}

function isAboutConfiguration(error: unknown): boolean {
  return error instanceof Error && error.message.toLowerCase().includes('configuration');
}

function removeStoredUser(): void {
  try {
    window.localStorage.removeItem(STORED_USER);
  } catch (error) {
    logFailure('Local storage is closed.', error);
  }
}
