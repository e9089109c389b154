import { TEXT_LIMITS, type Contact } from '@rapport/contracts';

/** What can be typed about a contact; empty text stands for nothing. */
export interface ContactFields {
  displayName: string;
  primaryEmail: string;
  primaryPhone: string;
  organizationName: string;
  organizationTitle: string;
  linkedinUrl: string;
  photoUrl: string;
}

export type ContactField = keyof ContactFields;

/** Labels in the order of the fields on screen. */
export const CONTACT_LABELS = {
  displayName: 'Full Name',
  primaryEmail: 'Email',
  primaryPhone: 'Phone',
  organizationName: 'Company',
  organizationTitle: 'Title',
  linkedinUrl: 'LinkedIn',
  photoUrl: 'Photo address',
} as const satisfies Record<ContactField, string>;

export const CONTACT_FIELDS = [
  'displayName',
  'primaryEmail',
  'primaryPhone',
  'organizationName',
  'organizationTitle',
  'linkedinUrl',
  'photoUrl',
] as const satisfies ContactField[];

/** The fields of a stored contact as a form shows them. */
export function contactFields(contact: Contact): ContactFields {
  return {
    displayName: contact.displayName,
    primaryEmail: contact.primaryEmail ?? '',
    primaryPhone: contact.primaryPhone ?? '',
    organizationName: contact.organizationName ?? '',
    organizationTitle: contact.organizationTitle ?? '',
    linkedinUrl: contact.linkedinUrl ?? '',
    photoUrl: contact.photoUrl ?? '',
  };
}

/** A field as the API takes it: trimmed and complete, null for nothing. */
export function contactFieldValue(field: ContactField, text: string): string | null {
  const value = isAddress(field) ? withScheme(text) : text.trim();
  return value === '' ? null : value;
}

/** What has to be put right in a field before it can be sent; undefined for nothing. */
export function contactFieldProblem(field: ContactField, text: string): string | undefined {
  const longest = field === 'displayName' ? TEXT_LIMITS.name : TEXT_LIMITS.short;
  const value = contactFieldValue(field, text);
  if (value === null) return field === 'displayName' ? 'Enter a name.' : undefined;
  if (value.length > longest) return `Shorten this to ${longest} characters.`;
  if (field === 'primaryEmail' && !/^[^\s@]+@[^\s@]+$/.test(value)) {
    return 'Enter an address like name@company.com, or leave this empty.';
  }
  if (isAddress(field) && !isWebAddress(value)) {
    return 'Enter an address that begins with https://, or leave this empty.';
  }
  return undefined;
}

function isAddress(field: ContactField): boolean {
  return field === 'linkedinUrl' || field === 'photoUrl';
}

/** People copy "linkedin.com/in/…" without its scheme. */
function withScheme(address: string): string {
  const text = address.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') && username === '' && password === '';
}
