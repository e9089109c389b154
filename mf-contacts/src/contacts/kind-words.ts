import { type EmailKind, type LinkKind, type PhoneKind } from '@rapport/contracts';

/** The label of each kind of email, phone, and link. */
export const KIND_WORDS: Readonly<Record<EmailKind | PhoneKind | LinkKind, string>> = {
  mobile: 'Mobile',
  work: 'Work',
  home: 'Home',
  linkedin: 'LinkedIn',
  website: 'Website',
  social: 'Social network',
  other: 'Other',
};
