import { isRequestError } from '@rapport/remote-api';

/** Answers of the API after which the same request may succeed a little later. */
const PASSING_STATUSES: readonly number[] = [408, 409, 425, 429];

/** Whether a failed request may succeed a little later: it never arrived, or the service had a fault. */
export function isPassing(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  const { status } = error;
  return status === null || status >= 500 || PASSING_STATUSES.includes(status);
}
