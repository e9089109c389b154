import { hasInvisibleCharacters } from './invisible-characters.ts';

/** RFC 5321 for the part before the @, RFC 1035 for the host. */
const LONGEST_NAME = 64;
const LONGEST_HOST = 253;

/** Letters and digits of any script, because addresses and hosts can be international (RFC 6531, RFC 5890). */
const WORD = '\\p{L}\\p{N}\\p{M}';
const NAME = new RegExp(`^[${WORD}.!#$%&'*+/=?^_\`{|}~-]+$`, 'u');
const LABEL = new RegExp(`^[${WORD}](?:[${WORD}-]{0,61}[${WORD}])?$`, 'u');

/**
 * Returns whether `text` is an email address that's reachable from other hosts: name, @, and a host with a dot
 * whose last part has a letter. Plus signs, subdomains, and other scripts are fine. Quoted names and hosts in
 * brackets are valid in RFC 5321 but rejected, because no provider uses them.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  const host = text.slice(at + 1);
  if (name.length > LONGEST_NAME || host.length > LONGEST_HOST) return false;
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    NAME.test(name) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /\p{L}/u.test(last) &&
    !hasInvisibleCharacters(text)
  );
}
