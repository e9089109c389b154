import { isPhoneNumber } from './phone-number.ts';
import { completeWebAddress, linkObstacle } from './web-address.ts';

const TEL = /^tel:/i;

/** The link to a meeting as it is stored: with https://, where somebody left that out. */
export function completeMeetingLink(text: string): string {
  return completeWebAddress(text);
}

/** Whether `text` is a link that is safe to put into a page: a web address, or `tel:` and a number. */
export function isMeetingLink(text: string): boolean {
  return TEL.test(text) ? isPhoneNumber(text.slice('tel:'.length)) : linkObstacle(text) === null;
}
