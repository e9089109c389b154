import { type AuthClient } from '@supabase/supabase-js';

/** The part of the authentication client that the shell uses; tests put a fake in its place. */
export type AuthService = Pick<
  InstanceType<typeof AuthClient>,
  | 'getSession'
  | 'onAuthStateChange'
  | 'refreshSession'
  | 'signInWithPassword'
  | 'signOut'
  | 'signUp'
>;
