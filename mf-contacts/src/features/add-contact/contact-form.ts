import { type CreateContact } from '@rapport/contracts';

/** What is typed into the fields of the dialog. */
export interface ContactForm {
  displayName: string;
  primaryEmail: string;
  primaryPhone: string;
  organizationName: string;
  organizationTitle: string;
  linkedinUrl: string;
}

export type ContactField = keyof ContactForm;

/** What is wrong with a field, and what to do about it. */
export type FieldErrors = { [Field in ContactField]?: string | undefined };

/** Labels in the order of the fields on screen. */
export const FIELD_LABELS = {
  displayName: 'Full Name',
  primaryEmail: 'Email',
  primaryPhone: 'Phone',
  organizationName: 'Company',
  organizationTitle: 'Title',
  linkedinUrl: 'LinkedIn',
} as const satisfies Record<ContactField, string>;

export const CONTACT_FIELDS = [
  'displayName',
  'primaryEmail',
  'primaryPhone',
  'organizationName',
  'organizationTitle',
  'linkedinUrl',
] as const satisfies ContactField[];

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

const MAX_NAME = 200;
const MAX_SHORT_TEXT = 320;

/** Whether closing the dialog would lose something. */
export function hasText(form: ContactForm): boolean {
  return CONTACT_FIELDS.some((field) => form[field].trim() !== '');
}

/** The form as the API takes it: trimmed, with null for what was left empty. */
export function toCreateContact(form: ContactForm): CreateContact {
  return {
    userProfileId: SENT_USER_PROFILE_ID,
    displayName: form.displayName.trim(),
    primaryEmail: textOrNull(form.primaryEmail),
    primaryPhone: textOrNull(form.primaryPhone),
    organizationName: textOrNull(form.organizationName),
    organizationTitle: textOrNull(form.organizationTitle),
    linkedinUrl: textOrNull(withScheme(form.linkedinUrl)),
  };
}

/** What has to be put right before the form can be sent; empty when it can. */
export function checkContactForm(form: ContactForm): FieldErrors {
  const { displayName, primaryEmail, linkedinUrl } = form;
  const errors: FieldErrors = {};
  for (const field of CONTACT_FIELDS) {
    const max = field === 'displayName' ? MAX_NAME : MAX_SHORT_TEXT;
    if (form[field].trim().length > max) errors[field] = `Shorten this to ${max} characters.`;
  }
  if (displayName.trim() === '') errors.displayName = 'Enter a name.';
  if (primaryEmail.trim() !== '' && !/^[^\s@]+@[^\s@]+$/.test(primaryEmail.trim())) {
    errors.primaryEmail = 'Enter an address like name@company.com, or leave this empty.';
  }
  if (linkedinUrl.trim() !== '' && !isHttpsAddress(withScheme(linkedinUrl))) {
    errors.linkedinUrl = 'Enter an address that begins with https://, or leave this empty.';
  }
  return errors;
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** People copy "linkedin.com/in/…" without its scheme. */
function withScheme(address: string): string {
  const text = address.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

function isHttpsAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
