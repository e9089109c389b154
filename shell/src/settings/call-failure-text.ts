import { isRequestError } from '@rapport/remote-api';
import { whenAgain, writeFailure } from '@rapport/remote-api/failures';

/** Explains why a call failed and what helps, after a sentence about the failure. */
export function callFailureText(error: unknown): string {
  if (!isRequestError(error)) return whenAgain();
  const { status, message } = error;
  if (status === null) return writeFailure(error);
  if (status === 429) return 'Too many requests in a short time. Wait a minute and try again.';
  if (status >= 500) return 'Something went wrong on our side. Please try again in a few minutes.';
  return `The reason: ${message}. Please try again.`;
}
