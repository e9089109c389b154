import { type AuthService } from '../session/auth-service.ts';

/** The account's data at the sign-in service. */
export interface Account {
  /** The new address that hasn't been confirmed; null without one. */
  newEmail: string | null;
  /** The last sign-in on any device, in ISO 8601. */
  lastSignInAt: string | null;
}

/** Queries the current account at the service. The session on this device has its state of the last refresh. */
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
