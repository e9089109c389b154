import { type Contact } from '@rapport/api-client';

/**
 * Whether the estimate has to be looked at again: twelve months have passed since it was made or found
 * to fit. A list does not know it.
 * @param now milliseconds since 1970
 */
export function isReviewDue({ reviewDueAt }: Partial<Contact>, now = Date.now()): boolean {
  return typeof reviewDueAt === 'string' && Date.parse(reviewDueAt) <= now;
}
