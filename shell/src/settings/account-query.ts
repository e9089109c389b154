import { type AuthService } from '../session/auth-service.ts';

/** What the sign-in service tells about the account of the person. */
export interface Account {
  /** The address that waits for its links; null without one. */
  newEmail: string | null;
  /** When the account was last signed in to, on whatever device, ISO 8601. */
  lastSignInAt: string | null;
}

/** The account as the service knows it now. The session on this device knows it as of its last refresh. */
export function accountQuery(auth: AuthService) {
  return {
    queryKey: ['sign-in service', 'account'],
    queryFn: async (): Promise<Account> => {
      const { data, error } = await auth.getUser();
      if (error) throw error;
      const { new_email, last_sign_in_at } = data.user;
      return { newEmail: new_email || null, lastSignInAt: last_sign_in_at ?? null };
    },
    retry: false,
    staleTime: 0,
  };
}
