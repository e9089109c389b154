import { type CreateContact } from '@rapport/contracts';
import {
  CONTACT_LABELS,
  contactFieldProblem,
  contactFieldValue,
  type ContactFields,
} from '../../contact-fields/contact-fields.ts';

/** What is typed into the fields of the dialog; a photo is added later. */
export type ContactForm = Omit<ContactFields, 'photoUrl'>;

export type ContactField = keyof ContactForm;

/** What is wrong with a field, and what to do about it. */
export type FieldErrors = { [Field in ContactField]?: string | undefined };

/** Fields in their order on screen. */
export const FORM_FIELDS = [
  'displayName',
  'primaryEmail',
  'primaryPhone',
  'organizationName',
  'organizationTitle',
  'linkedinUrl',
] as const satisfies ContactField[];

export const FIELD_LABELS: Record<ContactField, string> = CONTACT_LABELS;

export const EMPTY_FORM: ContactForm = {
  displayName: '',
  primaryEmail: '',
  primaryPhone: '',
  organizationName: '',
  organizationTitle: '',
  linkedinUrl: '',
};

/** Every new contact carries this id; the API goes by the session instead. */
const SENT_USER_PROFILE_ID = '00000000-0000-0000-0000-000000000001';

/** Whether closing the dialog would lose something. */
export function hasText(form: ContactForm): boolean {
  return FORM_FIELDS.some((field) => form[field].trim() !== '');
}

/** The form as the API takes it: trimmed, with null for what was left empty. */
export function toCreateContact(form: ContactForm) {
  const value = (field: ContactField) => contactFieldValue(field, form[field]);
  return {
    userProfileId: SENT_USER_PROFILE_ID,
    displayName: value('displayName') ?? '',
    primaryEmail: value('primaryEmail'),
    primaryPhone: value('primaryPhone'),
    organizationName: value('organizationName'),
    organizationTitle: value('organizationTitle'),
    linkedinUrl: value('linkedinUrl'),
  } satisfies CreateContact;
}

/** What has to be put right before the form can be sent; empty when it can. */
export function checkContactForm(form: ContactForm): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of FORM_FIELDS) {
    const problem = contactFieldProblem(field, form[field]);
    if (problem !== undefined) errors[field] = problem;
  }
  return errors;
}
