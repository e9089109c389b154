import { isPhoneNumber, writtenPhone } from '@rapport/contracts';

/**
 * Addresses made of what people typed. Each is null where the text gives none that is safe to open,
 * and the text is then shown without a link.
 */

/** `mailto:` for a single plain address; header injection and lists are refused. */
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
 * extension (RFC 3966).
 */
export function phoneLink(phone: string, numbers: CallNumbers = null): string | null {
  if (!isPhoneNumber(phone.trim())) return null;
  const { digits, isInternational, extension } = writtenPhone(phone);
  if (digits.length < 3) return null;
  const called = isInternational ? `+${digits}` : (numbers?.[digits] ?? digits);
  return `tel:${called}${extension && `;ext=${extension}`}`;
}

/** `sms:` for a number that a message can reach: one without an extension. */
export function messageLink(phone: string, numbers: CallNumbers = null): string | null {
  const link = phoneLink(phone, numbers);
  return link === null || link.includes(';') ? null : link.replace('tel:', 'sms:');
}

/** A web address without a hidden user name, for a profile in another network. */
export function profileLink(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
