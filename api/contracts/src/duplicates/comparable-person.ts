import { countryOfAddresses } from '../details/country.ts';
import { phoneOfCountry } from '../phones/phone-of-country.ts';
import { emailKey } from './email-key.ts';
import { organizationKey } from './organization-key.ts';
import { type PersonName, personName } from './person-name.ts';
import { type CallingCodes, type Phone, readPhone, wholePhones } from '../phones/phone.ts';
import { profileKey } from './profile-key.ts';

/** The fields by which contacts are compared. */
export interface Identity {
  displayName: string;
  organizationName: string | null;
  emails: readonly string[];
  phones: readonly string[];
  links?: readonly string[];
  /** Determine the country of numbers without one. */
  addresses?: readonly { country: string | null }[];
}

interface ComparablePhone {
  written: Phone;
  /** Numbers with a country; one without gets it from the user's other numbers. */
  whole: readonly Phone[];
}

/** A parsed identity, for many comparisons. */
export interface ComparablePerson {
  name: PersonName;
  /** Empty without an organization. */
  organization: string;
  emails: readonly string[];
  phones: readonly ComparablePhone[];
  /** Links to personal profiles, such as LinkedIn's. */
  profiles: readonly string[];
}

/** @param codes of all the user's numbers, for guessing the country of a number without one */
export function comparablePerson(
  identity: Identity,
  codes: CallingCodes = new Map(),
): ComparablePerson {
  const { displayName, organizationName, emails, phones, links = [], addresses = [] } = identity;
  const country = countryOfAddresses(addresses);
  return {
    name: personName(displayName, organizationName),
    organization: organizationKey(organizationName ?? ''),
    emails: keysOf(emails, emailKey),
    phones: phones.flatMap((text) => {
      const written = readPhone(text);
      if (written === null) return [];
      const whole = phoneOfCountry(text, country);
      return [{ written, whole: whole === null ? wholePhones(written, codes) : [whole] }];
    }),
    profiles: keysOf(links, profileKey),
  };
}

function keysOf(values: readonly string[], keyOf: (value: string) => string): string[] {
  return [...new Set(values.map(keyOf))].filter((key) => key !== '');
}
