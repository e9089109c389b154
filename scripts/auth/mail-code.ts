import { createHash, randomInt } from 'node:crypto';

/** A link carries a hash of address and code: six digits could be found by trying. */
export const CODE_LENGTH = 10;

/** A secret that is mailed: the code to type, and its hash, which is stored and stands in links. */
export type MailCode = { code: string; tokenHash: string };

/**
 * A new code for an address.
 *
 * @param email in small letters, as the library stores it
 */
export function newMailCode(email: string): MailCode {
  const code = Array.from({ length: CODE_LENGTH }, () => randomInt(10)).join('');
  return { code, tokenHash: hashOfCode(email, code) };
}

/** The hash by which the library finds a typed code. */
export function hashOfCode(email: string, code: string): string {
  return createHash('sha256').update(`${email}${code}`).digest('hex');
}
