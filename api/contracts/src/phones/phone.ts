import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { writtenPhone } from './written-phone.ts';

/** Fewer digits are an extension or a number inside a house, which many people share. */
export const FEWEST_PHONE_DIGITS = 7;
/** No number inside a country is as long, but for a few. */
const FEWEST_WITH_COUNTRY = 11;
const NORTH_AMERICA = '1';

/** A phone number with all that its text says. */
export interface Phone {
  /** In E.164, like `+442079460018`; null for a number written without its country. */
  e164: string | null;
  /** The calling code of its country, like `44`; null where the text doesn't say, or names no country. */
  callingCode: string | null;
  /** The digits that are dialed inside its country, the usual way first; of a number without a country, as written. */
  nationals: readonly string[];
  /** The digits of the extension; empty without one. */
  extension: string;
}

/** Reads a number as people write it; null for one too short to belong to one person. */
export function readPhone(text: string): Phone | null {
  const { digits, isInternational, extension } = writtenPhone(text);
  if (digits.length < FEWEST_PHONE_DIGITS) return null;
  if (!isInternational) return { e164: null, callingCode: null, nationals: [digits], extension };
  const found = inCountry(`+${digits}`);
  // A country that is younger than the table of countries: the digits are compared as they are.
  if (found === null) return { e164: `+${digits}`, callingCode: null, nationals: [], extension };
  return found.significant < FEWEST_PHONE_DIGITS ? null : { ...found.phone, extension };
}

/** How many of the user's numbers say that they are of a country, by its calling code. */
export type CallingCodes = ReadonlyMap<string, number>;

/**
 * The whole numbers that a number without a country may be: of the country with such numbers that `codes` has
 * most of, and of several where these are equal. A number with its country is what it is.
 */
export function wholePhones(phone: Phone, codes: CallingCodes): Phone[] {
  if (phone.e164 !== null) return [phone];
  const [digits = ''] = phone.nationals;
  const found = [...codes].flatMap(([code, count]) => {
    const each = inCountry(digits, code);
    return each === null ? [] : [{ ...each, count }];
  });
  const dialed = found.filter((each) => each.isUsual && each.dialed.includes(digits));
  // Programs that send messages keep numbers with their country and without the plus.
  const plain = digits.length < FEWEST_WITH_COUNTRY ? null : inCountry(`+${digits}`);
  const fitting = plain?.isUsual ? [{ ...plain, count: 0 }] : found.filter((each) => each.isValid);
  const likely = dialed.length > 0 ? dialed : fitting;
  const most = Math.max(...likely.map(({ count }) => count));
  return likely
    .filter(({ count }) => count === most)
    .map((each) => ({ ...each.phone, extension: phone.extension }));
}

/** Whether a country has such a number, so that no digit of it is missing. */
export function isWholePhone({ e164 }: Phone): boolean {
  return e164 !== null && inCountry(e164)?.isValid === true;
}

/** What follows the country's calling code in the first digits of a number with its country. */
export function withoutCallingCode(digits: string): string {
  const code = inCountry(`+${digits}`)?.phone.callingCode ?? '';
  return digits.slice(code.length);
}

/** The calling codes of the numbers that say theirs. */
export function callingCodesOf(phones: readonly string[]): CallingCodes {
  const counts = new Map<string, number>();
  for (const text of phones) {
    const code = readPhone(text)?.callingCode;
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

function inCountry(text: string, defaultCallingCode?: string) {
  const found = parsePhoneNumberFromString(text, {
    extract: false,
    ...(defaultCallingCode !== undefined && { defaultCallingCode }),
  });
  if (found === undefined) return null;
  const { number, countryCallingCode: callingCode, nationalNumber } = found;
  const formatted = found.formatNational();
  const dialed = [
    formatted.replaceAll(/\D/g, ''),
    ...(callingCode === NORTH_AMERICA ? [`${NORTH_AMERICA}${nationalNumber}`] : []),
  ];
  const nationals = [...new Set([...dialed, String(nationalNumber)])];
  return {
    isValid: found.isValid(),
    // Numbers that no one has, like those of films, are written as the others of a country.
    isUsual: found.isPossible() && /\D/.test(formatted),
    significant: nationalNumber.length,
    dialed,
    phone: { e164: String(number), callingCode: String(callingCode), nationals },
  };
}

/** The calling code of a country by its two letters of ISO 3166; null for one that isn't known. */
export function callingCodeOfCountry(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null;
}
