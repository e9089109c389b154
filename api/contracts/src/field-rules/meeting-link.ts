import { isPhoneNumber } from './phone-number.ts';
import { completeWebAddress, type LinkObstacle, linkObstacle } from './web-address.ts';

const TEL = /^tel:/i;

/** The link to a meeting as it is stored: with https://, where someone left that out. */
export function completeMeetingLink(text: string): string {
  return completeWebAddress(text);
}

/** What keeps `text` from being a web address or `tel:` and a number; null for nothing. */
export function meetingLinkObstacle(text: string): LinkObstacle | 'number' | null {
  if (!TEL.test(text)) return linkObstacle(text);
  return isPhoneNumber(text.slice('tel:'.length)) ? null : 'number';
}

/** Whether `text` is a link that is safe to put into a page: a web address, or `tel:` and a number. */
export function isMeetingLink(text: string): boolean {
  return meetingLinkObstacle(text) === null;
}
