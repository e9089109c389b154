import { type CallNumbers, phoneLink } from '@rapport/contracts';

/**
 * Addresses made of what people typed. Each is null where the text gives none that is safe to open,
 * and the text is then shown without a link.
 */

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
