import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Phone, readPhone, wholePhones, callingCodeOfCountry } from './phone.ts';

/**
 * A number written without its country as a number of `country`; null where it has its country, where `country` has
 * no such number, and where it's too short to belong to one person.
 * @param country two letters of ISO 3166; null for an unknown one
 */
export function phoneOfCountry(text: string, country: string | null): Phone | null {
  const phone = readPhone(text);
  const code = country === null ? null : callingCodeOfCountry(country);
  if (phone === null || phone.e164 !== null || code === null) return null;
  const [whole, ...others] = wholePhones(phone, new Map([[code, 1]]));
  return whole === undefined || others.length > 0 ? null : whole;
}

/** The country of a number that is written with it, in two letters; null for one of several countries or of none. */
export function countryOfPhone(text: string): string | null {
  const e164 = readPhone(text)?.e164 ?? null;
  return e164 === null ? null : (parsePhoneNumberFromString(e164)?.country ?? null);
}
