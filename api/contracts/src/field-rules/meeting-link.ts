import { isPhoneNumber } from './phone-number.ts';
import { completeWebAddress, type LinkObstacle, linkObstacle } from './web-address.ts';

const TEL = /^tel:/i;

/** Returns the link of a meeting as it's stored: https:// is added if it's missing. */
export function completeMeetingLink(text: string): string {
  return completeWebAddress(text);
}

/** Returns why `text` is neither a web address nor `tel:` with a number; null if it's valid. */
export function meetingLinkObstacle(text: string): LinkObstacle | 'number' | null {
  if (!TEL.test(text)) return linkObstacle(text);
  return isPhoneNumber(text.slice('tel:'.length)) ? null : 'number';
}

/** Returns whether `text` is a link that's safe to put on a page: a web address, or `tel:` with a number. */
export function isMeetingLink(text: string): boolean {
  return meetingLinkObstacle(text) === null;
}
