import { type CreateContact } from '@rapport/api-client';
import { hasNameParts, ofNameParts } from '@rapport/contracts';
import {
  CONTACT_FIELDS,
  contactFieldProblem,
  contactFieldValue,
  type ContactProblems,
  type NewContactFields,
} from '../../contact-form/contact-fields.ts';
import { moreChange, NOTHING_MORE, type MoreFields } from '../../contact-form/more-fields.ts';

/** The fields of a new contact, in the order of the screen. */
export const NEW_CONTACT_FIELDS = CONTACT_FIELDS.filter((field) => field !== 'photoUrl');

export const EMPTY_FIELDS: NewContactFields = {
  displayName: '',
  ...ofNameParts(() => ''),
  primaryEmail: '',
  primaryPhone: '',
  organizationName: '',
  organizationTitle: '',
  linkedinUrl: '',
};

/** The request must contain an id, but the API uses the session's user instead. */
const SENT_USER_PROFILE_ID = '00000000-0000-0000-0000-000000000001';

/** Whether closing the dialog would lose text. */
export function hasText(fields: NewContactFields): boolean {
  return NEW_CONTACT_FIELDS.some((field) => fields[field].trim() !== '');
}

/** The fields in the API's format: trimmed, with null for empty ones. */
export function toCreateContact(fields: NewContactFields, more: MoreFields = NOTHING_MORE) {
  const value = (field: keyof NewContactFields) => contactFieldValue(field, fields[field]);
  const plain = {
    userProfileId: SENT_USER_PROFILE_ID,
    displayName: value('displayName') ?? '',
    primaryEmail: value('primaryEmail'),
    primaryPhone: value('primaryPhone'),
    organizationName: value('organizationName'),
    organizationTitle: value('organizationTitle'),
    linkedinUrl: value('linkedinUrl'),
  } satisfies CreateContact;
  return {
    ...moreChange(NOTHING_MORE, more, plain),
    ...(hasNameParts(fields) && ofNameParts(value)),
    ...plain,
  } satisfies CreateContact;
}

/** The messages for invalid fields of a new contact; empty if it can be added. */
export function newContactProblems(fields: NewContactFields): ContactProblems {
  const problems: ContactProblems = {};
  for (const field of NEW_CONTACT_FIELDS) {
    const problem = contactFieldProblem(field, fields[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}
