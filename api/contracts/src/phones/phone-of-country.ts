import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Phone, readPhone, wholePhones, callingCodeOfCountry } from './phone.ts';

/**
 * Parses a number without its country as a number of `country`; null if it has its country, if `country` has no
 * such number, and if it's too short to belong to one person.
 * @param country a two-letter ISO 3166 code; null if unknown
 */
export function phoneOfCountry(text: string, country: string | null): Phone | null {
  const phone = readPhone(text);
  const code = country === null ? null : callingCodeOfCountry(country);
  if (phone === null || phone.e164 !== null || code === null) return null;
  const [whole, ...others] = wholePhones(phone, new Map([[code, 1]]));
  return whole === undefined || others.length > 0 ? null : whole;
}

/**
 * Returns the two-letter country of a number that includes it; null if it's shared by several countries or by none.
 */
export function countryOfPhone(text: string): string | null {
  const e164 = readPhone(text)?.e164 ?? null;
  return e164 === null ? null : (parsePhoneNumberFromString(e164)?.country ?? null);
}
