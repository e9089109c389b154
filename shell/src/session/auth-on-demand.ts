import { type Session } from '@supabase/supabase-js';
import { type RuntimeConfig } from '../config/runtime-config.ts';
import { logFailure } from '../log.ts';
import { type AuthService } from './auth-service.ts';
import { isUsableSession } from './is-usable-session.ts';
import { sessionKey } from './session-key.ts';
import { sessionStorageAt } from './session-storage.ts';

type Listener = Parameters<AuthService['onAuthStateChange']>[0];

/** Milliseconds before a session expires at which the client takes over; the client renews it a little later. */
const MARGIN = 2 * 60_000;
/** A browser's timer can't wait much longer than three weeks. */
const LONGEST_TIMER = 24 * 60 * 60_000;
/** The parameters of a mailed link, which only the client can handle. */
const LINK = /[#?&](access_token|code|error|error_description)=/;

/** An authentication service whose client is fetched on demand. */
interface AuthOnDemand extends AuthService {
  /**
   * Fetches the client if it's needed at startup: no user is signed in, the session has to be renewed, or a mailed
   * link led here.
   * @throws Error if it couldn't be fetched
   */
  begin(): Promise<void>;
  /** Fetches the client, so that signing out works without a network. */
  prepare(): Promise<void>;
}

/** Loads the module of the client, for a menu that will need it. */
export const loadAuthClient = () => import('./create-auth-client.ts');

/**
 * The authentication service of this deployment. While the stored session is valid, it's read from storage, and the
 * client (20 kB) isn't loaded. With the first call that needs the client, or shortly before the session expires,
 * it's fetched and handles everything from then on.
 * @param create creates the client; for tests
 */
export function authOnDemand(
  config: RuntimeConfig,
  create: () => Promise<AuthService> = async () =>
    (await loadAuthClient()).createAuthClient(config),
): AuthOnDemand {
  const storageKey = sessionKey(config.supabaseUrl);
  const storage = sessionStorageAt(storageKey);
  const waiting = new Map<Listener, (subscription: { unsubscribe(): void }) => void>();
  let loaded: AuthService | null = null;
  let loading: Promise<AuthService> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A failed load is retried. */
  function client(): Promise<AuthService> {
    loading ??= create().then(
      (made) => {
        loaded = made;
        clearTimeout(timer);
        for (const [listener, subscribed] of waiting) {
          subscribed(made.onAuthStateChange(listener).data.subscription);
        }
        waiting.clear();
        return made;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  async function storedSession(): Promise<Session | null> {
    const session: unknown = JSON.parse((await storage.getItem(storageKey)) ?? 'null');
    return isUsableSession(session) ? session : null;
  }

  /** Returns the stored session, unless it's about to expire. */
  async function validSession() {
    const session = await storedSession();
    if (session === null) return null;
    const left = (session.expires_at ?? 0) * 1000 - Date.now();
    if (left <= MARGIN) return null;
    clearTimeout(timer);
    timer = setTimeout(() => void renewInTime(), Math.min(left - MARGIN, LONGEST_TIMER));
    return session;
  }

  /** Another tab may have renewed the session by then. */
  async function renewInTime(): Promise<void> {
    try {
      if (loaded === null && (await validSession()) === null) await client();
    } catch (error) {
      // The next call that needs it retries.
      logFailure("Couldn't fetch the authentication client.", error);
    }
  }

  return {
    async begin() {
      const { hash, search } = window.location;
      if (LINK.test(search + hash) || (await validSession()) === null) await client();
    },
    async prepare() {
      await client();
    },
    storedSession,
    async getSession() {
      if (loading !== null) return (await client()).getSession();
      const session = await validSession();
      if (session !== null) return { data: { session }, error: null };
      // A sign-out in another tab counts without a network, too.
      const isStored = (await storage.getItem(storageKey)) !== null;
      return isStored ? (await client()).getSession() : { data: { session }, error: null };
    },
    onAuthStateChange(listener) {
      if (loaded !== null) return loaded.onAuthStateChange(listener);
      let unsubscribe = (): void => void waiting.delete(listener);
      waiting.set(listener, (subscription) => {
        unsubscribe = () => subscription.unsubscribe();
      });
      return { data: { subscription: { unsubscribe: () => unsubscribe() } } };
    },
    async signOut(options) {
      const service = await client().catch(async (error: unknown) => {
        // The user is signed out anyway; only the service doesn't know.
        await storage.removeItem(storageKey);
        throw error;
      });
      return service.signOut(options);
    },
    getUser: async (...args) => (await client()).getUser(...args),
    refreshSession: async (...args) => (await client()).refreshSession(...args),
    resend: async (...args) => (await client()).resend(...args),
    resetPasswordForEmail: async (...args) => (await client()).resetPasswordForEmail(...args),
    signInWithPassword: async (...args) => (await client()).signInWithPassword(...args),
    signUp: async (...args) => (await client()).signUp(...args),
    updateUser: async (...args) => (await client()).updateUser(...args),
    signOutOthers: async () => (await client()).signOutOthers(),
    checkPassword: async (...args) => (await client()).checkPassword(...args),
  };
}
