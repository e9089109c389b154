import {
  FEWEST_PHONE_DIGITS,
  isPhoneNumber,
  withoutCallingCode,
  writtenPhone,
} from '@rapport/contracts';

/** A number in a search: between spaces, with all that people write into it. */
const NUMBER =
  /(?<=^|\s)(?:tel:)?[+(]*\p{Nd}[\p{Nd}\s()./·\p{Pd}\u2212-]*(?:(?:;ext=|,|ext(?:ension)?\.?|x)\s*\p{Nd}+)?(?=\s|$)/giu;
/** Fewer digits are in nearly every number. */
const FEWEST_FOUND = 3;
const INVISIBLE = /\p{Cf}/gu;

/** A search with its numbers apart from its words. */
export interface PhoneSearch {
  phones: string[];
  /** What is left. */
  words: string;
}

/** Takes the numbers out of a search: what has at least as many digits as a number that belongs to one person. */
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

/** The digits to look for where a number isn't whole yet: as they are, and without what is dialed first. */
export function digitParts(text: string): string[] {
  const { digits, isInternational } = writtenPhone(text);
  const inside = isInternational ? withoutCallingCode(digits) : digits.replace(/^0+/, '');
  return [...new Set([digits, inside])].filter((part) => part.length >= FEWEST_FOUND);
}
