import { emailKey } from './email-key.ts';
import { organizationKey } from './organization-key.ts';
import { type PersonName, personName } from './person-name.ts';
import { type PhoneKey, phoneKeys } from './phone-keys.ts';
import { profileKey } from './profile-key.ts';

/** What of a contact says whether it is the same person as another one. */
export interface Identity {
  displayName: string;
  organizationName: string | null;
  emails: readonly string[];
  phones: readonly string[];
  links?: readonly string[];
}

/** An identity taken apart, once for many comparisons. */
export interface ComparablePerson {
  name: PersonName;
  /** Empty without an organization. */
  organization: string;
  emails: readonly string[];
  phones: readonly PhoneKey[];
  /** Links to pages that one person has, like LinkedIn's. */
  profiles: readonly string[];
}

export function comparablePerson(identity: Identity): ComparablePerson {
  const { displayName, organizationName, emails, phones, links = [] } = identity;
  return {
    name: personName(displayName, organizationName),
    organization: organizationKey(organizationName ?? ''),
    emails: keysOf(emails, emailKey),
    phones: phones.flatMap(phoneKeys),
    profiles: keysOf(links, profileKey),
  };
}

function keysOf(values: readonly string[], keyOf: (value: string) => string): string[] {
  return [...new Set(values.map(keyOf))].filter((key) => key !== '');
}
