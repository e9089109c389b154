import { type DeletedUser } from '@rapport/contracts';

/** What a person is told who has deleted their data: what is gone, and what is not. */
export function farewell({ accountDeleted }: DeletedUser): string {
  return accountDeleted
    ? 'Everything you stored in Rapport is deleted, and your account with it.'
    : 'Everything you stored in Rapport is deleted. Your account at the sign-in service stays, because only those who run this Rapport can remove it: ask them if you want it gone. Signing in again starts with nothing.';
}
