import { type Handle, type PostalAddress, writtenPhone } from '@rapport/contracts';
import { addressInLine } from './detail-words.ts';
import { profileLink } from '../contacts/safe-links.ts';

/** The link of a messaging handle; null if it contains no address that's safe to open. */
export function handleLink({ service, value }: Handle): string | null {
  const text = value.trim();
  if (/^https?:/i.test(text)) return profileLink(text);
  const number = internationalDigits(text);
  const name = /^@?([\w.-]{2,})$/.exec(text)?.[1];
  switch (service) {
    case 'signal':
      return number === null ? null : `https://signal.me/#p/+${number}`;
    case 'whatsapp':
      return number === null ? null : `https://wa.me/${number}`;
    case 'telegram':
      if (number !== null) return `https://t.me/+${number}`;
      return name === undefined ? null : `https://t.me/${encodeURIComponent(name)}`;
    case 'teams':
      return isAddress(text)
        ? `https://teams.microsoft.com/l/chat/0/0?users=${encodeURIComponent(text)}`
        : null;
    case 'xmpp':
      return isAddress(text) ? `xmpp:${encodeURI(text)}` : null;
    case 'slack':
    case 'other':
      return null;
    default:
      return service satisfies never;
  }
}

function isAddress(text: string): boolean {
  return /^[^\s@,;?&<>"#/\p{Surrogate}]+@[^\s@,;?&<>"#/\p{Surrogate}]+$/u.test(text);
}

/** The digits of an international number, the only kind that the services accept. */
function internationalDigits(text: string): string | null {
  if (!/^[+\d(][\d\s()./-]+$/.test(text)) return null;
  const { digits, isInternational } = writtenPhone(text);
  return isInternational && digits.length >= SHORTEST ? digits : null;
}

const SHORTEST = 7;

/**
 * Links to the address on the device's map: Apple Maps, the app for `geo:` on Android, or a map on the web.
 * @param userAgent of the browser
 */
export function mapLink(address: PostalAddress, userAgent: string): string {
  const query = encodeURIComponent(addressInLine(address).replaceAll(/\p{Surrogate}/gu, ''));
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${query}`;
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}
