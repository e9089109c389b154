import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { writtenPhone } from './written-phone.ts';

/** Fewer digits are an extension or an internal number, which many people share. */
export const FEWEST_PHONE_DIGITS = 7;
/** With few exceptions, no national number is that long. */
const FEWEST_WITH_COUNTRY = 11;
const NORTH_AMERICA = '1';

/** A parsed phone number. */
export interface Phone {
  /** In E.164, like `+442079460018`; null for a number without its country. */
  e164: string | null;
  /** The calling code of its country, like `44`; null if it's missing or unknown. */
  callingCode: string | null;
  /** The digits as dialed domestically, the usual form first; for a number without a country, as written. */
  nationals: readonly string[];
  /** The digits of the extension; empty without one. */
  extension: string;
}

/** Parses a number as people write it; null if it's too short to belong to one person. */
export function readPhone(text: string): Phone | null {
  const { digits, isInternational, extension } = writtenPhone(text);
  if (digits.length < FEWEST_PHONE_DIGITS) return null;
  if (!isInternational) return { e164: null, callingCode: null, nationals: [digits], extension };
  const found = inCountry(`+${digits}`);
  // The country is newer than the library's table, so the digits are compared unchanged.
  if (found === null) return { e164: `+${digits}`, callingCode: null, nationals: [], extension };
  return found.significant < FEWEST_PHONE_DIGITS ? null : { ...found.phone, extension };
}

/** The number of the user's phone numbers per country calling code. */
export type CallingCodes = ReadonlyMap<string, number>;

/**
 * Returns the complete numbers that a number without a country may be: that of the matching country that's most
 * frequent in `codes`, or several if these are equal. A number with its country is returned unchanged.
 */
export function wholePhones(phone: Phone, codes: CallingCodes): Phone[] {
  if (phone.e164 !== null) return [phone];
  const [digits = ''] = phone.nationals;
  const found = [...codes].flatMap(([code, count]) => {
    const each = inCountry(digits, code);
    return each === null ? [] : [{ ...each, count }];
  });
  const dialed = found.filter((each) => each.isUsual && each.dialed.includes(digits));
  // Messaging programs store numbers with their country but without the plus.
  const plain = digits.length < FEWEST_WITH_COUNTRY ? null : inCountry(`+${digits}`);
  const fitting = plain?.isUsual ? [{ ...plain, count: 0 }] : found.filter((each) => each.isValid);
  const likely = dialed.length > 0 ? dialed : fitting;
  const most = Math.max(...likely.map(({ count }) => count));
  return likely
    .filter(({ count }) => count === most)
    .map((each) => ({ ...each.phone, extension: phone.extension }));
}

/** Returns whether the number exists in its country's numbering plan, so that no digit is missing. */
export function isWholePhone({ e164 }: Phone): boolean {
  return e164 !== null && inCountry(e164)?.isValid === true;
}

/** Returns the digits of an international number after its country's calling code. */
export function withoutCallingCode(digits: string): string {
  const code = inCountry(`+${digits}`)?.phone.callingCode ?? '';
  return digits.slice(code.length);
}

/** Counts the calling codes of numbers that include theirs. */
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
    // Unassigned numbers, like those in films, are formatted like the others of their country.
    isUsual: found.isPossible() && /\D/.test(formatted),
    significant: nationalNumber.length,
    dialed,
    phone: { e164: String(number), callingCode: String(callingCode), nationals },
  };
}

/** Returns the calling code of a country by its two-letter ISO 3166 code; null if it's unknown. */
export function callingCodeOfCountry(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null;
}
