import { completeWebAddress, linkObstacle } from './web-address.ts';

/** A web address as people paste it: with a scheme, with www., or a LinkedIn profile. */
const LINK =
  /(?:https?:\/\/|www\.(?=\S+\.)|(?:[a-z]{2,3}\.)?(?:linkedin\.com|lnkd\.in)(?=[/?#]|$))\S*/i;
/** Punctuation around an address in running text that isn't part of it. */
const AROUND = /^[\s"'()[\]{}<>,;:|–—-]+|[\s"'()[\]{}<>,;:|–—-]+$/gu;

/** A web address that was entered as a name, or as part of one. */
export interface LinkInName {
  /** The complete address; null if it isn't a valid link. */
  link: string | null;
  /** The rest of the name; "" if there's nothing else. */
  name: string;
}

/**
 * Finds a web address in a name; null if there's none. "Booking.com" counts as a name: an address needs a scheme,
 * www., or a LinkedIn host.
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
