import { isTransient } from '@rapport/remote-api/failures';
import { isRequestFailure } from '../request/request-failure.ts';

/**
 * The list and single contacts; other data about a contact has separate queries. IDs contain digits, unlike other
 * names such as `/api/contacts/duplicates`.
 */
const CONTACTS = /^\/api\/contacts(?:\/[^/?]*\d[^/?]*)?(?=\?|$)/;
/** Milliseconds; for a longer wait, the failure is reported immediately. */
const LONGEST_WAIT = 10_000;

/**
 * Returns whether a failed query is retried: up to 2 times for contacts, once for anything else. Permanent errors,
 * such as 401, aren't retried.
 * @param failures how often it had failed before this failure
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!isRequestFailure(error)) return failures < 1;
  const { path, retryAfter } = error;
  if (!isTransient(error) || (retryAfter ?? 0) > LONGEST_WAIT) return false;
  return failures < (CONTACTS.test(path) ? 2 : 1);
}

/** Returns the milliseconds before the next retry: 1 s, doubling, or as long as the API asked. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isRequestFailure(error) ? error.retryAfter : null;
  return Math.max(1000 * 2 ** failures, asked ?? 0);
}
