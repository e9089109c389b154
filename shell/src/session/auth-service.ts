import {
  type AuthChangeEvent,
  type AuthClient,
  type AuthError,
  type Session,
} from '@supabase/supabase-js';

type Client = InstanceType<typeof AuthClient>;

/** What has already ended, so that the sign-out doesn't have to end it. */
export interface SignOutOptions {
  /**
   * The access to the API, or the account with all its sessions. A service that ended it itself isn't called again.
   */
  ended?: 'nothing' | 'access' | 'account';
}

/** The part of the authentication client that the shell uses; tests use a fake. */
export interface AuthService extends Pick<
  Client,
  | 'getSession'
  | 'getUser'
  | 'refreshSession'
  | 'resend'
  | 'resetPasswordForEmail'
  | 'signInWithPassword'
  | 'signUp'
  | 'updateUser'
> {
  /**
   * Ends the session of this device; others stay signed in. It's removed, and other tabs are notified, before the
   * service is called, because that may take long or fail.
   */
  signOut(options?: SignOutOptions): Promise<{ error: Error | null }>;
  /** Returns the stored session, even if it has expired; null if no user is signed in on this device. */
  storedSession?(): Promise<Session | null>;
  /** Ends all sessions of the user except this one. */
  signOutOthers(): Promise<{ error: AuthError | null }>;
  /**
   * Checks the user's password by a sign-in that's ended immediately. The session of this device stays unchanged;
   * attempts are limited as on the authentication screen.
   */
  checkPassword(credentials: {
    email: string;
    password: string;
  }): Promise<{ error: AuthError | null }>;
  onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void): {
    data: { subscription: { unsubscribe(): void } };
  };
}
