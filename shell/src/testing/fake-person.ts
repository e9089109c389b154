import { type ContactSummary } from '@rapport/api-client';

/** Returns a contact that has only the fields that the command menu uses. */
export function fakePerson(fields: Partial<ContactSummary> & { id: string }): ContactSummary {
  const person: unknown = {
    ...{ displayName: '', givenName: '', familyName: '', photoPath: null },
    ...{ primaryEmail: 'person@example.test', primaryPhone: '+41 31 555 01 00' },
    ...{ organizationName: null, organizationTitle: null, lastInteractionAt: null },
    ...{ mbtiType: null, assessmentComplete: true, objectedAt: null },
    ...fields,
  };
  return person as never;
}
