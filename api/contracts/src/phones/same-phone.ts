import { type Phone } from './phone.ts';

/** A North American number with the prefix 1 that's dialed domestically. */
const WITH_LONG_DISTANCE = /^1(?=[2-9]\d{2}[2-9]\d{6}$)/;

/**
 * Returns all domestic forms of a number, without leading zeros. Two numbers that may be the same share one of
 * them.
 */
export function nationalDigits({ nationals, e164 }: Phone): string[] {
  const all = e164 !== null && nationals.length === 0 ? [e164.slice(1)] : nationals;
  const plain = all.map((digits) => digits.replace(/^0+/, ''));
  return [...new Set([...plain, ...plain.map((digits) => digits.replace(WITH_LONG_DISTANCE, ''))])];
}

/**
 * Returns whether two numbers are the same. Two without a country are the same if their digits are; a number with
 * its country and one without aren't, because the country is unknown.
 */
export function isSamePhone(one: Phone, other: Phone): boolean {
  if (one.extension !== '' && other.extension !== '' && one.extension !== other.extension) {
    return false;
  }
  if (one.e164 !== null && other.e164 !== null) return one.e164 === other.e164;
  if (one.e164 !== null || other.e164 !== null) return false;
  const digits = nationalDigits(other);
  return nationalDigits(one).some((each) => digits.includes(each));
}
