import { type CallNumbers, phoneLink } from '@rapport/contracts';

/**
 * Links from text that users typed. Each function returns null if the text contains no address that's safe to open;
 * the text is then shown without a link.
 */

/** A `sms:` link for a number that can receive messages, so without an extension. */
export function messageLink(phone: string, numbers: CallNumbers = null): string | null {
  const link = phoneLink(phone, numbers);
  return link === null || link.includes(';') ? null : link.replace('tel:', 'sms:');
}

/** The web address of a profile in another network, without a user name hidden in it. */
export function profileLink(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
