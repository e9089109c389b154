import { isTransient } from '@rapport/remote-api/failures';
import { isRequestFailure } from '../request/request-failure.ts';

/**
 * The list and one contact; what else is known of a contact is read by queries of its own. An id has digits, and the
 * names of other queries, like `/api/contacts/duplicates`, have none.
 */
const CONTACTS = /^\/api\/contacts(?:\/[^/?]*\d[^/?]*)?(?=\?|$)/;
/** Milliseconds: who is asked to wait longer than this learns of the failure now. */
const LONGEST_WAIT = 10_000;

/**
 * Whether a failed query is asked again: up to 2 times for contacts, once for anything else.
 * An answer that will be the same next time, 401 first of all, is not asked for again.
 * @param failures how often it had failed before this failure
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!isRequestFailure(error)) return failures < 1;
  const { path, retryAfter } = error;
  if (!isTransient(error) || (retryAfter ?? 0) > LONGEST_WAIT) return false;
  return failures < (CONTACTS.test(path) ? 2 : 1);
}

/** Milliseconds before the next try: 1 s, doubling, or as long as the API asked for. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isRequestFailure(error) ? error.retryAfter : null;
  return Math.max(1000 * 2 ** failures, asked ?? 0);
}
