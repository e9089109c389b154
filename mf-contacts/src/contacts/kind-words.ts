import { type EmailKind, type LinkKind, type PhoneKind } from '@rapport/contracts';

/** What an email, a phone or a link is for, in a word. */
export const KIND_WORDS: Readonly<Record<EmailKind | PhoneKind | LinkKind, string>> = {
  mobile: 'Mobile',
  work: 'Work',
  home: 'Home',
  linkedin: 'LinkedIn',
  website: 'Website',
  social: 'Social network',
  other: 'Other',
};
