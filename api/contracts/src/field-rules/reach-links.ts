import { writtenPhone } from '../phones/written-phone.ts';
import { isPhoneNumber } from './phone-number.ts';

/** Returns `mailto:` for a single plain address, null for any other text: header injection and lists are rejected. */
export function mailLink(email: string): string | null {
  const address = email.trim();
  // A lone surrogate can't be encoded.
  if (!/^[^\s@,;?&<>"\p{Surrogate}]+@[^\s@,;?&<>"\p{Surrogate}]+$/u.test(address)) return null;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** Numbers with their country, by their written digits; the API derives them from a contact's addresses. */
export type CallNumbers = Readonly<Record<string, string>> | null;

/**
 * Returns `tel:` with digits only, after a plus if the number has its country or `numbers` contains it; `;ext=`
 * precedes an extension (RFC 3966). Null if it isn't a number.
 */
export function phoneLink(phone: string, numbers: CallNumbers = null): string | null {
  if (!isPhoneNumber(phone.trim())) return null;
  const { digits, isInternational, extension } = writtenPhone(phone);
  if (digits.length < 3) return null;
  const called = isInternational ? `+${digits}` : (numbers?.[digits] ?? digits);
  return `tel:${called}${extension && `;ext=${extension}`}`;
}
