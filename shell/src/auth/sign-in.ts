import { logFailure } from '../log.ts';
import { type AuthService } from '../session/auth-service.ts';
import { failed, type AuthOutcome } from './auth-outcome.ts';
import { isRefusal, serviceErrorText } from './service-error-text.ts';

const NO_USER = 'Sign in failed - no user returned';

/** Requests a session from the service. Never throws: errors are part of the outcome. */
export async function signIn(
  auth: AuthService,
  credentials: { email: string; password: string },
): Promise<AuthOutcome> {
  try {
    const { data, error } = await auth.signInWithPassword(credentials);
    // The client's error name for a successful response without a session or user.
    if (error?.name === 'AuthInvalidTokenResponseError') return failed(NO_USER);
    if (error) return failed(serviceErrorText(error), isRefusal(error));
    return data.user ? { status: 'entered', userId: data.user.id } : failed(NO_USER);
  } catch (error) {
    logFailure('The sign-in ended unexpectedly.', error);
    return failed('An unexpected error occurred during sign in');
  }
}
