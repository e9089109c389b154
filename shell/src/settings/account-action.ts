import { isRefusal, serviceErrorText, type ServiceError } from '../auth/service-error-text.ts';
import { logFailure } from '../log.ts';
import { type AuthService } from '../session/auth-service.ts';

export const WRONG_PASSWORD = "That isn't your current password";

/** How a change of the account ended. */
export type ActionOutcome =
  | { status: 'done' }
  | { status: 'wrongPassword' }
  | { status: 'failed'; message: string };

type Answer = { error: ServiceError | null };

/** Asks the service to change something. Never throws: what went wrong is in the outcome. */
export async function act(work: () => Promise<Answer>): Promise<ActionOutcome> {
  try {
    const { error } = await work();
    return error ? { status: 'failed', message: serviceErrorText(error) } : { status: 'done' };
  } catch (error) {
    logFailure("Couldn't change the account.", error);
    return { status: 'failed', message: 'Something went wrong. Please try again.' };
  }
}

/** Changes something that needs the current password, which is checked first. */
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
