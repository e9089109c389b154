import { mailLink, phoneLink } from '@rapport/contracts';
import { profileLink } from '../contacts/safe-links.ts';

/** The address of a field of the kind `link`; null if it isn't safe to open. */
export function customLink(value: string): string | null {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(value) ?? [];
  if (scheme.toLowerCase() === 'mailto') return mailLink(rest);
  if (scheme.toLowerCase() === 'tel') return phoneLink(rest, null);
  return profileLink(value);
}
