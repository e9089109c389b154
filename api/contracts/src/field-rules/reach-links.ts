import { writtenPhone } from '../phones/written-phone.ts';
import { isPhoneNumber } from './phone-number.ts';

/** `mailto:` for a single plain address, null for any other text: header injection and lists are refused. */
export function mailLink(email: string): string | null {
  const address = email.trim();
  // Half a surrogate pair cannot be encoded at all.
  if (!/^[^\s@,;?&<>"\p{Surrogate}]+@[^\s@,;?&<>"\p{Surrogate}]+$/u.test(address)) return null;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** Numbers with their country by the digits that are written; the API makes them of a contact's addresses. */
export type CallNumbers = Readonly<Record<string, string>> | null;

/**
 * `tel:` with digits only, after a plus where the number has its country, or `numbers` know it; `;ext=` before an
 * extension (RFC 3966). Null for a text that is no number.
 */
export function phoneLink(phone: string, numbers: CallNumbers = null): string | null {
  if (!isPhoneNumber(phone.trim())) return null;
  const { digits, isInternational, extension } = writtenPhone(phone);
  if (digits.length < 3) return null;
  const called = isInternational ? `+${digits}` : (numbers?.[digits] ?? digits);
  return `tel:${called}${extension && `;ext=${extension}`}`;
}
