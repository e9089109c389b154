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

/** `tel:` with digits and a leading plus only; what people write between the digits is dropped. */
export function phoneLink(phone: string): string | null {
  const text = phone.trim();
  // "+43 (0)1 555": the zero in brackets is not dialed from abroad.
  const digits = (text.startsWith('+') ? text.replace('(0)', '') : text).replace(/\D/g, '');
  if (digits.length < 3 || /[a-z]{3}/i.test(text)) return null;
  return `tel:${text.startsWith('+') ? '+' : ''}${digits}`;
}

/** A web address without a hidden user name, for a profile in another network. */
export function profileLink(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
