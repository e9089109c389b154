import {
  FEWEST_PHONE_DIGITS,
  isPhoneNumber,
  withoutCallingCode,
  writtenPhone,
} from '@rapport/contracts';

/** A number in a search, delimited by spaces, with all the characters that people use in numbers. */
const NUMBER =
  /(?<=^|\s)(?:tel:)?[+(]*\p{Nd}[\p{Nd}\s()./·\p{Pd}\u2212-]*(?:(?:;ext=|,|ext(?:ension)?\.?|x)\s*\p{Nd}+)?(?=\s|$)/giu;
/** Fewer digits occur in nearly every number. */
const FEWEST_FOUND = 3;
const INVISIBLE = /\p{Cf}/gu;

/** A search split into numbers and words. */
export interface PhoneSearch {
  phones: string[];
  /** The rest of the search. */
  words: string;
}

/** Extracts the numbers of a search: anything with at least as many digits as a personal phone number. */
export function phoneSearch(query: string): PhoneSearch {
  const phones: string[] = [];
  const words = query.replaceAll(INVISIBLE, '').replaceAll(NUMBER, (found) => {
    const text = found.trim();
    const isPhone =
      isPhoneNumber(text.replace(/^tel:/i, '').replace(/;ext=/i, 'x')) &&
      writtenPhone(text).digits.length >= FEWEST_PHONE_DIGITS;
    if (!isPhone) return found;
    phones.push(text);
    return ' ';
  });
  return { phones, words };
}

/**
 * Returns the digits to look for if a number is incomplete: as written, and without the country code or trunk
 * prefix.
 */
export function digitParts(text: string): string[] {
  const { digits, isInternational } = writtenPhone(text);
  const inside = isInternational ? withoutCallingCode(digits) : digits.replace(/^0+/, '');
  return [...new Set([digits, inside])].filter((part) => part.length >= FEWEST_FOUND);
}
