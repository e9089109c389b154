import { type CreateContact } from '@rapport/api-client';
import { hasNameParts, ofNameParts } from '@rapport/contracts';
import {
  CONTACT_FIELDS,
  contactFieldProblem,
  contactFieldValue,
  type ContactProblems,
  type NewContactFields,
} from '../../contact-fields/contact-fields.ts';
import { moreChange, NOTHING_MORE, type MoreFields } from '../../contact-fields/more-fields.ts';

/** The fields of a new contact in their order on screen. */
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

/** Every new contact carries this id; the API goes by the session instead. */
const SENT_USER_PROFILE_ID = '00000000-0000-0000-0000-000000000001';

/** Whether closing the dialog would lose something. */
export function hasText(fields: NewContactFields): boolean {
  return NEW_CONTACT_FIELDS.some((field) => fields[field].trim() !== '');
}

/** The fields as the API takes them: trimmed, with null for what was left empty. */
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

/** What has to be put right before a contact can be added; empty when it can. */
export function newContactProblems(fields: NewContactFields): ContactProblems {
  const problems: ContactProblems = {};
  for (const field of NEW_CONTACT_FIELDS) {
    const problem = contactFieldProblem(field, fields[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}
