import { logFailure } from '../log.ts';
import { type AuthService } from '../session/auth-service.ts';
import { failed, type AuthOutcome } from './auth-outcome.ts';
import { isRefusal, serviceErrorText } from './service-error-text.ts';

const UNEXPECTED = 'An unexpected error occurred during signup';

/**
 * Creates an account. If no confirmation is needed, the user is signed in immediately. Never throws: errors are
 * part of the outcome.
 */
export async function signUp(
  auth: AuthService,
  { email, password }: { email: string; password: string },
): Promise<AuthOutcome> {
  try {
    const emailRedirectTo = `${window.location.origin}/contacts`;
    const { data, error } = await auth.signUp({ email, password, options: { emailRedirectTo } });
    if (error) return failed(serviceErrorText(error), isRefusal(error));
    if (!data.user) return failed(UNEXPECTED);
    return data.user.email_confirmed_at || data.session
      ? { status: 'entered', userId: data.user.id }
      : { status: 'confirmationSent', email };
  } catch (error) {
    logFailure('The sign-up ended unexpectedly.', error);
    return failed(UNEXPECTED);
  }
}
