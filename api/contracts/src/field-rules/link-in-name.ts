import { completeWebAddress, linkObstacle } from './web-address.ts';

/** A web address as people paste it: with its scheme, with www., or a profile of the best-known network. */
const LINK =
  /(?:https?:\/\/|www\.(?=\S+\.)|(?:[a-z]{2,3}\.)?(?:linkedin\.com|lnkd\.in)(?=[/?#]|$))\S*/i;
/** What stands around an address in running text and is not part of it. */
const AROUND = /^[\s"'()[\]{}<>,;:|–—-]+|[\s"'()[\]{}<>,;:|–—-]+$/gu;

/** A web address that was entered as a name, or as part of one. */
export interface LinkInName {
  /** The address, complete; null when it could not be a link. */
  link: string | null;
  /** What remains of the name; "" when there was nothing else. */
  name: string;
}

/**
 * Finds a web address in a name; null when there is none. A name like "Booking.com" is one: an
 * address is what has a scheme, www. or the host of the network in front.
 */
export function linkInName(text: string): LinkInName | null {
  const found = LINK.exec(text);
  if (!found) return null;
  const [pasted] = found;
  const isInWord = /[\p{L}\p{N}.@]/u.test(text.charAt(found.index - 1));
  if (isInWord && !/^http/i.test(pasted)) return null;
  const link = completeWebAddress(bare(pasted));
  const name = `${text.slice(0, found.index)} ${text.slice(found.index + pasted.length)}`;
  return {
    link: linkObstacle(link) === null ? link : null,
    name: bare(name),
  };
}

function bare(text: string): string {
  return text.replaceAll(AROUND, '');
}
