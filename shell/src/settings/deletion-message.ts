import { type DeletedUser } from '@rapport/api-client';

/** Returns the message after a user has deleted their data: what's gone, and what isn't. */
export function deletionMessage({ accountDeleted }: DeletedUser): string {
  return accountDeleted
    ? 'Everything you stored in Rapport is deleted, and so is your account.'
    : 'Everything you stored in Rapport is deleted. Your account at the sign-in service stays, because only the people who run this Rapport can remove it. Ask them if you want it deleted. If you sign in again, you start with nothing.';
}
