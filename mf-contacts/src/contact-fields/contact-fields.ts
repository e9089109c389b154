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

/** What can be typed about a contact; empty text stands for nothing. */
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

/** The fields of a contact that is being added; a photo is added later. */
export type NewContactFields = Omit<ContactFields, 'photoUrl'>;

/** What has to be put right in each field before a form can be sent. */
export type ContactProblems = { [Field in ContactField]?: string | undefined };

/** Labels in the order of the fields on screen. */
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
    // An API of the last release sends no parts.
    ...ofNameParts((part) => contact[part] ?? ''),
    primaryEmail: contact.primaryEmail ?? '',
    primaryPhone: contact.primaryPhone ?? '',
    organizationName: contact.organizationName ?? '',
    organizationTitle: contact.organizationTitle ?? '',
    linkedinUrl: contact.linkedinUrl ?? '',
    photoUrl: contact.photoUrl ?? '',
  };
}

/** Marks of direction that telephone apps put around a number they copy. */
const COPIED_MARKS =
  /^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+|[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/g;

/** A field as the API takes it: trimmed and complete, null for nothing. */
export function contactFieldValue(field: ContactField, text: string): string | null {
  const trimmed = field === 'primaryPhone' ? text.replaceAll(COPIED_MARKS, '') : text.trim();
  const value = isLink(field) ? completeWebAddress(trimmed) : trimmed;
  return value === '' ? null : value;
}

/** What has to be put right in a field before it can be sent; undefined for nothing. */
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

/** The rules of the API. */
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
