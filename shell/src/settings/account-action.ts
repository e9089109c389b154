import { isRefusal, serviceErrorText, type ServiceError } from '../auth/service-error-text.ts';
import { logFailure } from '../log.ts';
import { type AuthService } from '../session/auth-service.ts';

export const WRONG_PASSWORD = "That isn't your current password";

/** The result of a change to the account. */
export type ActionOutcome =
  | { status: 'done' }
  | { status: 'wrongPassword' }
  | { status: 'failed'; message: string };

type Answer = { error: ServiceError | null };

/** Requests a change from the service. Never throws: errors are part of the outcome. */
export async function act(work: () => Promise<Answer>): Promise<ActionOutcome> {
  try {
    const { error } = await work();
    return error ? { status: 'failed', message: serviceErrorText(error) } : { status: 'done' };
  } catch (error) {
    logFailure("Couldn't change the account.", error);
    return { status: 'failed', message: 'Something went wrong. Please try again.' };
  }
}

/** Makes a change that requires the current password, which is checked first. */
export async function actWithPassword(
  auth: AuthService,
  credentials: { email: string; password: string },
  work: () => Promise<Answer>,
): Promise<ActionOutcome> {
  let isWrong = false;
  const checked = await act(async () => {
    const answer = await auth.checkPassword(credentials);
    isWrong = answer.error !== null && isRefusal(answer.error);
    return answer;
  });
  if (isWrong) return { status: 'wrongPassword' };
  return checked.status === 'done' ? act(work) : checked;
}
