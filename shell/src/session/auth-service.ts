import { type AuthChangeEvent, type AuthClient, type Session } from '@supabase/supabase-js';

type Client = InstanceType<typeof AuthClient>;

/** What a sign-out need not bother to end. */
export interface SignOutOptions {
  /**
   * What has ended by itself: the access at the API, or the account with all its sessions. Nobody is
   * told of what they know.
   */
  ended?: 'nothing' | 'access' | 'account';
}

/** The part of the authentication client that the shell uses; tests put a fake in its place. */
export interface AuthService extends Pick<
  Client,
  'getSession' | 'refreshSession' | 'signInWithPassword' | 'signUp'
> {
  /**
   * Ends the session of this device, while others stay signed in. It is forgotten, and every tab
   * told, before the service is: that may take long or fail.
   */
  signOut(options?: SignOutOptions): Promise<{ error: Error | null }>;
  onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void): {
    data: { subscription: { unsubscribe(): void } };
  };
}
