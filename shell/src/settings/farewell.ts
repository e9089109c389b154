import { type DeletedUser } from '@rapport/api-client';

/** What a person is told who has deleted their data: what is gone, and what is not. */
export function farewell({ accountDeleted }: DeletedUser): string {
  return accountDeleted
    ? 'Everything you stored in Rapport is deleted, and so is your account.'
    : 'Everything you stored in Rapport is deleted. Your account at the sign-in service stays, because only the people who run this Rapport can remove it. Ask them if you want it deleted. If you sign in again, you start with nothing.';
}
