import {
  type AuthChangeEvent,
  type AuthClient,
  type AuthError,
  type Session,
} from '@supabase/supabase-js';

type Client = InstanceType<typeof AuthClient>;

/** What has ended already, so that a sign-out need not end it. */
export interface SignOutOptions {
  /**
   * The access at the API, or the account with all its sessions. A service that ended it itself is not
   * called again.
   */
  ended?: 'nothing' | 'access' | 'account';
}

/** The part of the authentication client that the shell uses; tests put a fake in its place. */
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
   * Ends the session of this device, while others stay signed in. It is forgotten, and every tab
   * told, before the service is: that may take long or fail.
   */
  signOut(options?: SignOutOptions): Promise<{ error: Error | null }>;
  /** Ends every session of the person but this one. */
  signOutOthers(): Promise<{ error: AuthError | null }>;
  /**
   * Asks whether this is the person's password, by a sign-in that is ended at once. The session of this
   * device stays as it is; guesses are limited like those on the authentication screen.
   */
  checkPassword(credentials: {
    email: string;
    password: string;
  }): Promise<{ error: AuthError | null }>;
  onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void): {
    data: { subscription: { unsubscribe(): void } };
  };
}
