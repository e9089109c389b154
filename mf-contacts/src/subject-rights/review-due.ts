import { type Contact } from '@rapport/api-client';

/**
 * Whether the estimate is due for review: twelve months have passed since it was made or confirmed. Contacts of a
 * list don't have the date.
 * @param now milliseconds since 1970
 */
export function isReviewDue({ reviewDueAt }: Partial<Contact>, now = Date.now()): boolean {
  return typeof reviewDueAt === 'string' && Date.parse(reviewDueAt) <= now;
}
