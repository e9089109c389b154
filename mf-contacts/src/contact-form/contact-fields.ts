import { type Contact } from '@rapport/api-client';
import {
  completeWebAddress,
  hasInvisibleCharacters,
  isEmailAddress,
  isPhoneNumber,
  linkInName,
  NAME_PARTS,
  type NamePart,
  ofNameParts,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { linkHelp } from './link-help.ts';

/** The fields of a contact as typed; empty text means no value. */
export interface ContactFields extends Record<NamePart, string> {
  displayName: string;
  primaryEmail: string;
  primaryPhone: string;
  organizationName: string;
  organizationTitle: string;
  linkedinUrl: string;
  photoUrl: string;
}

export type ContactField = keyof ContactFields;

/** The fields of a new contact. Its photo is added after it. */
export type NewContactFields = Omit<ContactFields, 'photoUrl'>;

/** The message for each invalid field of a form. */
export type ContactProblems = { [Field in ContactField]?: string | undefined };

/** Labels, in the order of the fields on the screen. */
export const CONTACT_LABELS = {
  displayName: 'Full Name',
  namePrefix: 'Prefix',
  givenName: 'First name',
  additionalNames: 'Middle names',
  familyName: 'Last name',
  nameSuffix: 'Suffix',
  primaryEmail: 'Email',
  primaryPhone: 'Phone',
  organizationName: 'Company',
  organizationTitle: 'Title',
  linkedinUrl: 'LinkedIn',
  photoUrl: 'Photo address',
} as const satisfies Record<ContactField, string>;

export const CONTACT_FIELDS = [
  'displayName',
  ...NAME_PARTS,
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
    // The API's previous release sends no name parts.
    ...ofNameParts((part) => contact[part] ?? ''),
    primaryEmail: contact.primaryEmail ?? '',
    primaryPhone: contact.primaryPhone ?? '',
    organizationName: contact.organizationName ?? '',
    organizationTitle: contact.organizationTitle ?? '',
    linkedinUrl: contact.linkedinUrl ?? '',
    photoUrl: contact.photoUrl ?? '',
  };
}

/** Direction marks that phone apps put around a copied number. */
const COPIED_MARKS =
  /^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+|[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/g;

/** A field's value for the API: trimmed, web addresses completed, and null if empty. */
export function contactFieldValue(field: ContactField, text: string): string | null {
  const trimmed = field === 'primaryPhone' ? text.replaceAll(COPIED_MARKS, '') : text.trim();
  const value = isLink(field) ? completeWebAddress(trimmed) : trimmed;
  return value === '' ? null : value;
}

/** The message for an invalid field; undefined if it's valid. */
export function contactFieldProblem(field: ContactField, text: string): string | undefined {
  const isName = field === 'displayName' || isNamePart(field);
  const longest = isName ? TEXT_LIMITS.name : TEXT_LIMITS.short;
  const value = contactFieldValue(field, text);
  if (value === null) return field === 'displayName' ? 'Enter a name.' : undefined;
  if ([...value].length > longest) return `Shorten this to ${longest} characters.`;
  if (isName) {
    return linkInName(value) ? 'Enter a name here. This is a web address.' : undefined;
  }
  const isRight = ADDRESS_RULES[field];
  if (isRight === undefined && !isLink(field)) return undefined;
  if (hasInvisibleCharacters(value)) return INVISIBLE;
  if (isRight === undefined) return linkHelp(value, 'leave this empty');
  return isRight(value) ? undefined : HELP[field];
}

const INVISIBLE = 'Type this again. It contains invisible characters.';

/** The API's rules. */
const ADDRESS_RULES: { [Field in ContactField]?: (value: string) => boolean } = {
  primaryEmail: isEmailAddress,
  primaryPhone: isPhoneNumber,
};

const HELP: { [Field in ContactField]?: string } = {
  primaryEmail: 'Enter an address like name@company.com, or leave this empty.',
  primaryPhone: 'Enter a number like +44 20 7946 0018, or leave this empty.',
};

/** Whether a field is a part of the name. */
export function isNamePart(field: ContactField): field is NamePart {
  return NAME_PARTS.some((part) => part === field);
}

function isLink(field: ContactField): boolean {
  return field === 'linkedinUrl' || field === 'photoUrl';
}
