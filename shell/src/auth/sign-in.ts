import { logFailure } from '../log.ts';
import { type AuthService } from '../session/auth-service.ts';
import { failed, type AuthOutcome } from './auth-outcome.ts';
import { isRefusal, serviceErrorText } from './service-error-text.ts';

const NO_USER = 'Sign in failed - no user returned';

/** Asks the service for a session. Never throws: what went wrong is in the outcome. */
export async function signIn(
  auth: AuthService,
  credentials: { email: string; password: string },
): Promise<AuthOutcome> {
  try {
    const { data, error } = await auth.signInWithPassword(credentials);
    // The client's name for an answer that is a success without a session or user.
    if (error?.name === 'AuthInvalidTokenResponseError') return failed(NO_USER);
    if (error) return failed(serviceErrorText(error), isRefusal(error));
    return data.user ? { status: 'entered', userId: data.user.id } : failed(NO_USER);
  } catch (error) {
    logFailure('The sign-in ended unexpectedly.', error);
    return failed('An unexpected error occurred during sign in');
  }
}
